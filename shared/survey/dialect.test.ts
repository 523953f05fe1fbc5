import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeDocument } from '../../server/validation/judge-document.ts';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';
import { languages } from '../i18n/languages.ts';
import { questionKinds } from '../questions/index.ts';
import { publishViolations } from './check-survey.ts';
import { defaultSurvey } from './default-survey.ts';
import type { Question, SurveyDocument } from './document.ts';
import { printedDialects } from './print-dialect.ts';

const readDialect = (name: string): string =>
  readFileSync(new URL(`../../schemas/documents/${name}.schema.json`, import.meta.url), 'utf8');

const surveyOf = (...questions: object[]): SurveyDocument => ({
  title: { en: 'A survey' },
  pages: [{ id: 'only', questions: questions as Question[] }],
});
const smiley = { id: 'first', type: 'smiley', title: { en: 'How was it?' } };
const choice = {
  id: 'choice',
  type: 'single',
  title: { en: 'Which?' },
  options: [
    { id: 'one', label: { en: 'One' } },
    { id: 'two', label: { en: 'Two' } },
  ],
};
const statement = { id: 'hello', type: 'statement', title: { en: 'Hello' } };

describe('the survey dialect', () => {
  it('is printed from the kinds of question (else run print-dialect.ts)', () => {
    const printed = printedDialects();
    expect(printed).toHaveLength(2);
    for (const { file, text } of printed) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('knows the languages of the visitor’s pages', () => {
    const { $defs } = JSON.parse(readDialect('survey')) as { $defs: { language: { enum: string[] } } };
    expect($defs.language.enum).toEqual(languages);
  });

  it('accepts the default survey', () => {
    expect(surveyDocumentViolations(defaultSurvey)).toEqual([]);
  });

  it.each(questionKinds.map((kind) => [kind.type, kind.sample] as const))('accepts the sample of %s', (_, sample) => {
    expect(surveyDocumentViolations(surveyOf(smiley, sample))).toEqual([]);
  });

  const deep = (levels: number): unknown => {
    let rule: unknown = 'end';
    for (let level = 0; level < levels; level++) rule = { all: [rule] };
    return rule;
  };
  it.each<[string, unknown, string, string]>([
    ['no document', null, '', 'required'],
    ['a list', [], '', 'type'],
    ['no pages', { title: { en: 'x' } }, '/pages', 'required'],
    [
      'an empty page',
      { title: { en: 'x' }, pages: [{ id: 'one', questions: [] }] },
      '/pages/0/questions',
      'too_few_items',
    ],
    ['a further key', { ...surveyOf(smiley), script: 'x' }, '/script', 'unknown_field'],
    ['a further key in a question', surveyOf({ ...smiley, html: '<b>' }), '/pages/0/questions/0/html', 'unknown_field'],
    [
      'a pattern of the designer’s own',
      surveyOf({ ...smiley, pattern: '(a+)+$' }),
      '/pages/0/questions/0/pattern',
      'unknown_field',
    ],
    ['a reference', surveyOf({ ...smiley, $ref: '#' }), '/pages/0/questions/0/$ref', 'unknown_field'],
    ['an unknown type', surveyOf({ ...smiley, type: 'holograph' }), '/pages/0/questions/0', 'invalid'],
    ['an id that touches prototypes', surveyOf({ ...smiley, id: '__proto__' }), '/pages/0/questions/0/id', 'pattern'],
    ['no text at all', surveyOf({ ...smiley, title: {} }), '/pages/0/questions/0/title', 'nothing_written'],
    [
      'a text that is too long',
      surveyOf({ ...smiley, title: { en: 'x'.repeat(301) } }),
      '/pages/0/questions/0/title/en',
      'too_long',
    ],
    [
      'a NUL in a text',
      surveyOf({ ...smiley, title: { en: 'a\0b' } }),
      '/pages/0/questions/0/title/en',
      'invalid_text',
    ],
    [
      'half a character',
      surveyOf({ ...smiley, title: { en: 'a\uD83D' } }),
      '/pages/0/questions/0/title/en',
      'invalid_text',
    ],
    [
      'one option',
      surveyOf({ ...choice, options: choice.options.slice(1) }),
      '/pages/0/questions/0/options',
      'too_few_items',
    ],
    ['two questions of one id', surveyOf(smiley, smiley), '/pages/0/questions/1/id', 'duplicate'],
    [
      'two options of one id',
      surveyOf({ ...choice, options: [choice.options[0], choice.options[0]] }),
      '/pages/0/questions/0/options/1/id',
      'duplicate',
    ],
    [
      'a rule on a later question',
      surveyOf({ ...smiley, show_if: { all: [{ question: 'choice', answered: true }] } }, choice),
      '/pages/0/questions/0/show_if/all/0/question',
      'rule_looks_ahead',
    ],
    [
      'a rule on no question',
      surveyOf({ ...smiley, show_if: { all: [{ question: 'nowhere', answered: true }] } }),
      '/pages/0/questions/0/show_if/all/0/question',
      'reference_not_found',
    ],
    [
      'a rule on itself',
      surveyOf({ ...smiley, show_if: { all: [{ question: 'first', answered: true }] } }),
      '/pages/0/questions/0/show_if/all/0/question',
      'rule_loop',
    ],
    [
      'a rule on an option that is not there',
      surveyOf(choice, { ...smiley, show_if: { any: [{ question: 'choice', in: ['one', 'three'] }] } }),
      '/pages/0/questions/1/show_if/any/0/in/1',
      'reference_not_found',
    ],
    [
      'a rule on a point that the scale does not have',
      surveyOf(smiley, { ...choice, show_if: { any: [{ question: 'first', equals: 6 }] } }),
      '/pages/0/questions/1/show_if/any/0/equals',
      'reference_not_found',
    ],
    [
      'a comparison that the answer does not allow',
      surveyOf(choice, { ...smiley, show_if: { any: [{ question: 'choice', less: 3 }] } }),
      '/pages/0/questions/1/show_if/any/0/less',
      'condition_not_possible',
    ],
    [
      'a rule on what only tells something',
      surveyOf(statement, { ...smiley, show_if: { all: [{ question: 'hello', answered: true }] } }),
      '/pages/0/questions/1/show_if/all/0/answered',
      'condition_not_possible',
    ],
    [
      'a jump back',
      surveyOf(smiley, { ...choice, jumps: [{ to: { question: 'first' } }] }),
      '/pages/0/questions/1/jumps/0/to/question',
      'jump_backwards',
    ],
    [
      'a jump onto itself',
      surveyOf({ ...smiley, jumps: [{ to: { question: 'first' } }] }),
      '/pages/0/questions/0/jumps/0/to/question',
      'rule_loop',
    ],
    [
      'a jump to nothing',
      surveyOf({ ...smiley, jumps: [{ to: { end: true } }, { to: { question: 'nowhere' } }] }),
      '/pages/0/questions/0/jumps/1/to/question',
      'reference_not_found',
    ],
    [
      'a jump by a later answer',
      surveyOf(
        { ...smiley, jumps: [{ if: { all: [{ question: 'choice', answered: true }] }, to: { end: true } }] },
        choice,
      ),
      '/pages/0/questions/0/jumps/0/if/all/0/question',
      'rule_looks_ahead',
    ],
    [
      'a jump without a target',
      surveyOf({ ...smiley, jumps: [{ if: { all: [{ question: 'first', less: 3 }] } }] }, choice),
      '/pages/0/questions/0/jumps/0/to',
      'required',
    ],
    [
      'an element in a text',
      surveyOf({ ...smiley, title: { en: 'How <b>was</b> it?' } }),
      '/pages/0/questions/0/title/en',
      'markup_not_allowed',
    ],
    [
      'a script in the title',
      { ...surveyOf(smiley), title: { en: '<SCRIPT>alert(1)' } },
      '/title/en',
      'markup_not_allowed',
    ],
    [
      'a comment in an option',
      surveyOf({ ...choice, options: [{ id: 'one', label: { en: '<!-- x' } }, choice.options[1]] }),
      '/pages/0/questions/0/options/0/label/en',
      'markup_not_allowed',
    ],
    [
      'a return address that runs a script',
      { ...surveyOf(smiley), return_url: 'javascript:alert(1)' },
      '/return_url',
      'invalid_url',
    ],
    [
      'a return address in the clear',
      { ...surveyOf(smiley), return_url: 'http://example.com' },
      '/return_url',
      'invalid_url',
    ],
    [
      'a return address with a password',
      { ...surveyOf(smiley), return_url: 'https://a:b@example.com' },
      '/return_url',
      'invalid_url',
    ],
    [
      'a picture from elsewhere',
      surveyOf({ ...smiley, image: { file: '../secret.webp' } }),
      '/pages/0/questions/0/image/file',
      'pattern',
    ],
    [
      'a logo from elsewhere',
      { ...surveyOf(smiley), theme: { logo: { file: 'https://evil.example/x.webp' } } },
      '/theme/logo/file',
      'pattern',
    ],
    ['a language twice', { ...surveyOf(smiley), languages: ['en', 'en'] }, '/languages', 'invalid'],
    ['a language that nobody speaks', { ...surveyOf(smiley), languages: ['xx'] }, '/languages/0', 'enum'],
    ['an unknown layout', { ...surveyOf(smiley), layout: 'carousel' }, '/layout', 'enum'],
    ['a survey that asks nothing', surveyOf(statement), '/pages', 'nothing_asked'],
    [
      'an obligation to answer nothing',
      surveyOf({ ...statement, required: true }),
      '/pages/0/questions/0/required',
      'unknown_field',
    ],
    [
      'a range from the end to its beginning',
      surveyOf({ id: 'count', type: 'number', title: { en: 'How many?' }, minimum: 5, maximum: 4 }),
      '/pages/0/questions/0/maximum',
      'range_reversed',
    ],
    [
      'two rows of one id',
      surveyOf({
        id: 'grid',
        type: 'matrix',
        title: { en: 'How?' },
        rows: [choice.options[0], choice.options[0]],
        columns: choice.options,
      }),
      '/pages/0/questions/0/rows/1/id',
      'duplicate',
    ],
    [
      'a contact that asks for nothing',
      surveyOf({ id: 'reach', type: 'contact', title: { en: 'Who?' }, fields: {}, consent: { en: 'Yes' } }),
      '/pages/0/questions/0/fields',
      'too_few_properties',
    ],
    [
      'a color that is a style',
      { ...surveyOf(smiley), theme: { accent: 'red;}body{display:none' } },
      '/theme/accent',
      'pattern',
    ],
  ])('refuses %s', (_, document, pointer, code) => {
    expect(surveyDocumentViolations(document)).toContainEqual(expect.objectContaining({ pointer, code }));
  });

  it('refuses nesting beyond six levels, and does so without falling over', () => {
    for (const levels of [7, 20_000])
      expect(surveyDocumentViolations(surveyOf({ ...smiley, show_if: deep(levels) }), '/draft')).toEqual([
        { pointer: '/draft', code: 'too_deep' },
      ]);
  });

  it('takes the deepest design that the dialect knows', () => {
    const rule = { any: [{ question: 'first', in: [1, 2] }] };
    expect(surveyDocumentViolations(surveyOf({ ...smiley, jumps: [{ if: rule, to: { end: true } }] }, choice))).toEqual(
      [],
    );
  });

  const manyOf = (count: number): SurveyDocument => ({
    title: { en: 'x' },
    pages: [{ id: 'only', questions: Array.from({ length: count }, (_, at) => ({ ...smiley, id: `q_${at}` })) }],
  });

  it('refuses more questions than a visitor could bear', () => {
    expect(surveyDocumentViolations(manyOf(200))).toEqual([]);
    expect(surveyDocumentViolations(manyOf(201), '/draft')).toEqual([
      { pointer: '/draft/pages', code: 'too_many_questions', parameters: { limit: 200 } },
    ]);
  });

  it('refuses more than 256 KB', () => {
    const long = { tr: 'é'.repeat(300), en: 'é'.repeat(300), fr: 'é'.repeat(300) };
    const survey = surveyOf(...Array.from({ length: 200 }, (_, at) => ({ ...smiley, id: `q_${at}`, title: long })));
    expect(surveyDocumentViolations(survey)).toEqual([{ pointer: '', code: 'too_large', parameters: { limit: 256 } }]);
  });

  it('takes a less-than sign that begins no element', () => {
    expect(
      surveyDocumentViolations(surveyOf({ ...smiley, title: { en: 'Was it < 5 minutes, or <= 10? <3' } })),
    ).toEqual([]);
  });
});

describe('a draft', () => {
  const draftViolations = (document: unknown) => judgeDocument('survey-draft', document, '/draft');

  it.each(questionKinds.map((kind) => [kind.type, kind.sample] as const))('may be a whole one: %s', (_, sample) => {
    expect(draftViolations(surveyOf(sample))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a page without questions', { pages: [{ id: 'one' }] }],
    ['a question without a text', surveyOf({ id: 'first', type: 'smiley' })],
    ['empty texts', surveyOf({ ...smiley, title: { en: '' }, help: {} })],
    ['a choice without options', surveyOf({ id: 'choice', type: 'single', options: [] })],
    ['an option without a label', surveyOf({ ...choice, options: [{ id: 'one' }, { id: 'two', label: {} }] })],
    ['a half rule', surveyOf(smiley, { ...choice, show_if: { all: [{ question: 'first' }] } })],
    ['an empty rule', surveyOf({ ...smiley, show_if: {}, jumps: [{ to: {} }, { if: { any: [] } }] })],
    ['a rule that looks ahead', surveyOf({ ...smiley, show_if: { all: [{ question: 'later', less: 3 }] } })],
    ['a contact without consent', surveyOf({ id: 'reach', type: 'contact', fields: {} })],
    ['a half address', { ...surveyOf(smiley), return_url: 'http' }],
  ])('may be half-written: %s', (_, document) => {
    expect(draftViolations(document)).toEqual([]);
  });

  it.each<[string, unknown, string, string]>([
    ['a further key', { ...surveyOf(smiley), script: 'x' }, '/draft/script', 'unknown_field'],
    ['a pattern', surveyOf({ ...smiley, pattern: 'x' }), '/draft/pages/0/questions/0/pattern', 'unknown_field'],
    [
      'an element',
      surveyOf({ ...smiley, title: { en: '<b>' } }),
      '/draft/pages/0/questions/0/title/en',
      'markup_not_allowed',
    ],
    [
      'a text without end',
      surveyOf({ ...smiley, title: { en: 'x'.repeat(301) } }),
      '/draft/pages/0/questions/0/title/en',
      'too_long',
    ],
    ['a question of no type', surveyOf({ id: 'first' }), '/draft/pages/0/questions/0/type', 'required'],
    ['an unknown type', surveyOf({ id: 'first', type: 'holograph' }), '/draft/pages/0/questions/0', 'invalid'],
    [
      'a picture from elsewhere',
      surveyOf({ ...smiley, image: { file: 'x' } }),
      '/draft/pages/0/questions/0/image/file',
      'pattern',
    ],
    [
      'a rule of two kinds',
      surveyOf({ ...smiley, show_if: { all: [], any: [], no: [] } }),
      '/draft/pages/0/questions/0/show_if/no',
      'unknown_field',
    ],
  ])('is refused with %s', (_, document, pointer, code) => {
    expect(draftViolations(document)).toContainEqual(expect.objectContaining({ pointer, code }));
  });
});

describe('publishing', () => {
  const both = { en: 'One', de: 'Eins' };
  const survey = surveyOf({ ...smiley, title: both, help: { en: 'Help' } }, { ...choice, title: both });

  it('wants every text in every language that is offered', () => {
    expect(publishViolations({ ...survey, title: both, languages: ['de'] })).toEqual(
      ['/pages/0/questions/0/help', '/pages/0/questions/1/options/0/label', '/pages/0/questions/1/options/1/label'].map(
        (pointer) => ({ pointer, code: 'missing_translation', parameters: { language: 'de' } }),
      ),
    );
  });

  it('wants none but those in which every question is asked where none are chosen', () => {
    expect(publishViolations(survey)).toEqual([]);
  });

  it('wants at least one language', () => {
    expect(publishViolations(surveyOf(smiley, { ...choice, title: { de: 'Was?' } }))).toEqual([
      { pointer: '/languages', code: 'no_common_language' },
    ]);
  });

  it('finds nothing to translate in the default survey', () => {
    expect(publishViolations(defaultSurvey)).toEqual([]);
  });
});
