import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionKinds } from '../questions/index.ts';
import { answerSchemaOf, answersSchema, checkAnswers, commentOf, priorityOf, scoreOf } from './answers.ts';
import { checkAnswer } from './check-answer.ts';
import { defaultSurvey } from './default-survey.ts';
import type { RawAnswers, SurveyDocument } from './document.ts';

const everyKind: SurveyDocument = {
  title: { en: 'All kinds' },
  pages: [{ id: 'only', questions: questionKinds.map(({ sample }) => sample) }],
};

const check = (answers: RawAnswers, partial = false) => checkAnswers(defaultSurvey, answers, { partial });

describe('the check of one answer', () => {
  const anything = fc.oneof(
    fc.integer({ min: -3, max: 13 }),
    fc.double(),
    fc.boolean(),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.string({ minLength: 75, maxLength: 90 }),
    fc.array(fc.constantFrom('waiting', 'staff', 'cleanliness', 'work', 'nothing'), { maxLength: 4 }),
    fc.constantFrom(null, 'work', 'leisure', {}, [[]], '1', '5'),
  );

  it.each(questionKinds.map((kind) => [kind.type, kind.sample] as const))(
    'agrees with a full JSON Schema validator: %s',
    (_, sample) => {
      const schema = answerSchemaOf(sample);
      const validate = new Ajv2020().compile(schema);
      fc.assert(
        fc.property(anything, (value) => {
          const storable = typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
          expect('answer' in checkAnswer(schema, value)).toBe(validate(value) && storable);
        }),
        { numRuns: 500 },
      );
    },
  );
});

describe('the check of all answers', () => {
  it('describes them as one JSON Schema', () => {
    const validate = new Ajv2020().compile(answersSchema(everyKind));
    expect(validate({ visit: 5, problems: ['staff'], comment: 'Fine.' })).toBe(true);
    expect(validate({ visit: 6 })).toBe(false);
    expect(validate({ stranger: 1 })).toBe(false);
  });

  it.each<[string, RawAnswers, RawAnswers]>([
    [
      'a full answer',
      { experience: 2, problems: ['staff'], comment: 'Late.' },
      { experience: 2, problems: ['staff'], comment: 'Late.' },
    ],
    ['one without the optional ones', { experience: 5 }, { experience: 5 }],
    ['space around text', { experience: 5, comment: '  Fine.\r\nBye. ' }, { experience: 5, comment: 'Fine.\nBye.' }],
    ['empty values', { experience: 5, comment: '   ', problems: [] }, { experience: 5 }],
    ['null', { experience: 5, comment: null }, { experience: 5 }],
    ['what the branch does not ask', { experience: 5, problems: ['staff'] }, { experience: 5 }],
    ['a wrong answer to what the branch does not ask', { experience: 5, problems: ['nonsense'] }, { experience: 5 }],
  ])('takes %s', (_, given, kept) => {
    expect(check(given)).toEqual({ answers: kept, faults: [] });
  });

  it.each<[string, RawAnswers, string, string]>([
    ['a missing required answer', { comment: 'Hello' }, 'experience', 'required'],
    ['an unknown question', { experience: 5, stranger: 1 }, 'stranger', 'unknown_field'],
    ['a question named after a prototype', { experience: 5, constructor: 1 }, 'constructor', 'unknown_field'],
    ['a number out of range', { experience: 6 }, 'experience', 'maximum'],
    ['a fraction', { experience: 2.5 }, 'experience', 'type'],
    ['a number as text', { experience: '5' }, 'experience', 'type'],
    ['an object', { experience: { valueOf: 5 } }, 'experience', 'type'],
    ['an option that is not offered', { experience: 2, problems: ['nonsense'] }, 'problems', 'not_an_option'],
    ['an option twice', { experience: 2, problems: ['staff', 'staff'] }, 'problems', 'chosen_twice'],
    ['a text that is too long', { experience: 5, comment: 'x'.repeat(4001) }, 'comment', 'too_long'],
    ['a NUL', { experience: 5, comment: 'a\0b' }, 'comment', 'invalid_text'],
    ['half a character', { experience: 5, comment: '\uDC00' }, 'comment', 'invalid_text'],
  ])('refuses %s', (_, given, question, code) => {
    expect(check(given).faults).toEqual([expect.objectContaining({ question, code })]);
  });

  it('names every fault at once', () => {
    expect(check({ experience: 0, comment: 7, stranger: 1 }).faults).toHaveLength(3);
  });

  it('lets a partial response leave required questions open, but not answer them wrongly', () => {
    expect(check({ comment: 'Hello' }, true)).toEqual({ answers: { comment: 'Hello' }, faults: [] });
    expect(check({ experience: 9 }, true).faults).toHaveLength(1);
  });

  it('counts characters as the database does, not in UTF-16 units', () => {
    expect(check({ experience: 5, comment: '😀'.repeat(4000) }).faults).toEqual([]);
  });
});

describe('scores', () => {
  const scored: [type: string, answer: never, score: number][] = [
    ['smiley', 1 as never, 0],
    ['smiley', 3 as never, 50],
    ['smiley', 5 as never, 100],
    ['stars', 4 as never, 75],
    ['nps', 0 as never, 0],
    ['nps', 7 as never, 70],
    ['yes_no', true as never, 100],
    ['yes_no', false as never, 0],
  ];
  it.each(scored)('%s: %s is %s of 100', (type, answer, score) => {
    const kind = questionKinds.find((each) => each.type === type);
    expect(kind?.score?.(answer, kind.sample)).toBe(score);
  });

  it('are those of the first scored answer', () => {
    expect(scoreOf(everyKind, { recommend: 10, cleanliness: 2, comment: 'x' })).toBe(25);
    expect(scoreOf(everyKind, { comment: 'x', reason: 'work' })).toBeNull();
  });

  it.each([
    [0, 'high'],
    [25, 'high'],
    [50, 'normal'],
    [75, 'low'],
    [100, 'low'],
    [null, 'normal'],
  ] as const)('of %s make the priority %s', (score, priority) => {
    expect(priorityOf(score)).toBe(priority);
  });

  it('leave the comment to the first free text', () => {
    expect(commentOf(everyKind, { reason: 'work', dish: 'Soup', comment: 'Cold.' })).toBe('Soup');
    expect(commentOf(everyKind, { visit: 3 })).toBeNull();
  });
});
