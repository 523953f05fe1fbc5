import { describe, expect, it } from 'vitest';
import fc from '../../scripts/test/properties.ts';
import { arranged } from './arranged.ts';
import { checkAnswers } from './answers.ts';
import { walk } from './conditions.ts';
import { deadEndsOf } from './dead-ends.ts';
import type { Answers, Ending, Jump, Question, Rule, SurveyDocument, SurveyPart } from './document.ts';
import { endingOf } from './endings.ts';
import { answersTo, design } from './test/arbitrary.ts';

const OPTIONS = ['a', 'b', 'c'];
const options = OPTIONS.map((id) => ({ id, label: { en: id } }));
const choice = (id: string, more: object = {}): Question =>
  ({ id, type: 'single', title: { en: id }, options, ...more }) as Question;
const is = (question: string, equals: string): Rule => ({ all: [{ question, equals }] });
const survey = (...questions: Question[]): SurveyDocument => ({
  title: { en: 'One' },
  pages: [{ id: 'page', questions }],
});
const codesOf = (document: SurveyDocument): string[] =>
  deadEndsOf(document).map(({ pointer, kind }) => `${pointer.replace('/pages/0/questions', '')} ${kind}`);

describe('what nobody comes to', () => {
  it('is nothing where every way is open', () => {
    const open = survey(
      choice('one', { jumps: [{ if: is('one', 'a'), to: { question: 'three' } }] }),
      choice('two', { show_if: is('one', 'b') }),
      choice('three', {
        show_if: {
          any: [
            { question: 'two', answered: false },
            { question: 'two', equals: 'c' },
          ],
        },
      }),
    );
    expect(deadEndsOf(open)).toEqual([]);
  });

  it('is a question whose rule contradicts itself', () => {
    const never: Rule = {
      all: [
        { question: 'one', equals: 'a' },
        { question: 'one', equals: 'b' },
      ],
    };
    expect(codesOf(survey(choice('one'), choice('two', { show_if: never })))).toEqual(['/1 never_asked']);
  });

  it('is one that asks for an answer which another rule keeps from being given', () => {
    const both: Rule = {
      all: [
        { question: 'two', answered: true },
        { question: 'one', equals: 'b' },
      ],
    };
    expect(
      codesOf(survey(choice('one'), choice('two', { show_if: is('one', 'a') }), choice('three', { show_if: both }))),
    ).toEqual(['/2 never_asked']);
  });

  it('is one that looks at a question nobody is asked', () => {
    const never: Rule = {
      all: [
        { question: 'one', in: ['a'] },
        { question: 'one', not_in: ['a'] },
      ],
    };
    expect(
      codesOf(survey(choice('one'), choice('two', { show_if: never }), choice('three', { show_if: is('two', 'a') }))),
    ).toEqual(['/1 never_asked', '/2 never_asked']);
  });

  it('is what those are led past who would be asked it', () => {
    const jumps: Jump[] = [{ if: is('one', 'a'), to: { question: 'three' } }];
    expect(
      codesOf(survey(choice('one', { jumps }), choice('two', { show_if: is('one', 'a') }), choice('three'))),
    ).toEqual(['/1 passed_over']);
  });

  it('is what lies behind a jump that is always taken, however one comes there', () => {
    const away: Jump[] = [{ to: { question: 'four' } }];
    const some: Jump[] = [{ if: is('one', 'a'), to: { question: 'four' } }];
    expect(
      codesOf(survey(choice('one', { jumps: some }), choice('two', { jumps: away }), choice('three'), choice('four'))),
    ).toEqual(['/2 passed_over']);
  });

  it('is a jump behind one that is taken first', () => {
    const jumps: Jump[] = [
      { if: { all: [{ question: 'one', not_equals: 'a' }] }, to: { question: 'three' } },
      { if: is('one', 'b'), to: { end: true } },
    ];
    expect(codesOf(survey(choice('one', { jumps }), choice('two'), choice('three')))).toEqual([
      '/0/jumps/1 jump_never_taken',
    ]);
  });

  it('is an option, and what is asked of those who chose it', () => {
    const narrow = [...options.slice(0, 2), { ...options[2], show_if: is('one', 'a') }];
    const jumps: Jump[] = [{ if: is('one', 'a'), to: { question: 'three' } }];
    const document = survey(
      choice('one', { options: options.slice(0, 2) }),
      choice('two', { show_if: is('one', 'b'), options: narrow }),
      choice('three', { show_if: is('two', 'c'), jumps }),
    );
    expect(codesOf(document)).toEqual(['/1/options/2 option_never_offered', '/2 never_asked']);
  });

  it('is a page with all that is on it, told once', () => {
    const pages: SurveyPart[] = [
      { id: 'first', questions: [choice('one')] },
      { id: 'second', show_if: { all: [is('one', 'a'), is('one', 'c')] }, questions: [choice('two'), choice('three')] },
    ];
    expect(deadEndsOf({ title: { en: 'One' }, pages })).toEqual([{ pointer: '/pages/1', kind: 'page_never_shown' }]);
  });

  it('is an ending behind one that always holds, and a quota of nobody', () => {
    const document: SurveyDocument = {
      ...survey(choice('one')),
      endings: [{ id: 'low', score_at_most: 40 }, { id: 'all' }, { id: 'late', if: is('one', 'a') }],
      quotas: [{ id: 'none', most: 3, if: { all: [is('one', 'a'), is('one', 'b')] } }],
    };
    expect(deadEndsOf(document)).toEqual([
      { pointer: '/endings/2', kind: 'ending_never_shown' },
      { pointer: '/quotas/0', kind: 'quota_never_counts' },
    ]);
  });

  it('is found among numbers and lists as well', () => {
    const around = [
      { question: 'nps', greater: 3 },
      { question: 'nps', less: 5 },
    ];
    const four: Rule = { all: around };
    const notFour: Rule = { all: [...around, { question: 'nps', not_equals: 4 }] };
    const nps = { id: 'nps', type: 'nps', title: { en: 'nps' } };
    expect(codesOf(survey(nps, choice('two', { show_if: four }), choice('three', { show_if: notFour })))).toEqual([
      '/2 never_asked',
    ]);
    const several = choice('several', { type: 'multiple' });
    const [both, neither]: Rule[] = [
      { all: [is('several', 'a'), is('several', 'b')] },
      { all: [is('several', 'a'), { all: [{ question: 'several', not_in: ['a', 'b'] }] }] },
    ];
    expect(codesOf(survey(several, choice('two', { show_if: both }), choice('three', { show_if: neither })))).toEqual([
      '/2 never_asked',
    ]);
  });
});

describe('of any design', () => {
  const placeOf = (document: SurveyDocument, id: string): string => {
    const page = document.pages.findIndex(({ questions }) => questions.some((question) => question.id === id));
    return `/pages/${page}/questions/${document.pages[page]?.questions.findIndex((question) => question.id === id)}`;
  };

  it('nothing is told of that some answers lead to', () => {
    fc.assert(
      fc.property(
        design.chain((each) => fc.tuple(fc.constant(each), answersTo(each), fc.string())),
        ([document, given, seed]) => {
          const dead = deadEndsOf(document).map(({ pointer }) => pointer);
          const { answers } = checkAnswers(document, given, { partial: true });
          for (const { question } of walk(arranged(document, seed), answers)) {
            const place = placeOf(document, question.id);
            expect(dead).not.toContain(place);
            expect(dead).not.toContain(place.split('/').slice(0, 3).join('/'));
          }
          const ending = document.endings?.findIndex((each: Ending) => each === endingOf(document, answers)) ?? -1;
          expect(dead).not.toContain(`/endings/${ending}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  const rule = (ids: string[]): fc.Arbitrary<Rule | undefined> => {
    if (ids.length === 0) return fc.constant(undefined);
    const id = fc.constantFrom(...ids);
    const option = fc.constantFrom(...OPTIONS);
    const condition = fc.oneof(
      fc.record({ question: id, equals: option }),
      fc.record({ question: id, not_equals: option }),
      fc.record({ question: id, answered: fc.boolean() }),
      fc.record({ question: id, in: fc.subarray(OPTIONS, { minLength: 1 }) }),
    );
    const parts = fc.array(condition, { minLength: 1, maxLength: 3 });
    return fc.option(
      fc.oneof(
        parts.map((all) => ({ all })),
        parts.map((any) => ({ any })),
      ),
      { nil: undefined },
    );
  };
  const IDS = ['one', 'two', 'three', 'four'];
  const small = fc
    .tuple(
      ...IDS.map((_, at) =>
        fc.record({
          show: rule(IDS.slice(0, at)),
          jumpIf: rule(IDS.slice(0, at + 1)),
          to: fc.option(fc.constantFrom(...IDS.slice(at + 1), 'end'), { nil: undefined }),
        }),
      ),
    )
    .map((parts) =>
      survey(
        ...parts.map(({ show, jumpIf, to }, at) =>
          choice(IDS[at] ?? '', {
            ...(show && { show_if: show }),
            ...(to && {
              jumps: [{ ...(jumpIf && { if: jumpIf }), to: to === 'end' ? { end: true } : { question: to } }],
            }),
          }),
        ),
      ),
    );
  const everyAnswer = (): Answers[] =>
    IDS.reduce<Answers[]>(
      (all, id) => all.flatMap((answers) => [answers, ...OPTIONS.map((option) => ({ ...answers, [id]: option }))]),
      [{}],
    );

  it('all that can be told by trying every answer is found, but where a jump leads over others', () => {
    const answers = everyAnswer();
    fc.assert(
      fc.property(small, (document) => {
        const asked = new Set(answers.flatMap((each) => walk(document, each).map(({ question }) => question.id)));
        const never = IDS.filter((id) => !asked.has(id));
        const told = deadEndsOf(document).flatMap(({ pointer, kind }) =>
          kind === 'page_never_shown' ? IDS : ['never_asked', 'passed_over'].includes(kind) ? [pointer] : [],
        );
        const found = IDS.filter((id, at) => told.includes(id) || told.includes(`/pages/0/questions/${at}`));
        expect(never).toEqual(expect.arrayContaining(found));
        const jumping = IDS.filter((_, at) => document.pages[0]?.questions[at]?.jumps);
        if (jumping.length <= 1) expect(found).toEqual(never);
      }),
      { numRuns: 1_000 },
    );
  });
});
