import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { surveyDocumentFaults } from '../../server/visitor/survey-document.ts';
import { languages } from '../i18n/languages.ts';
import { questionKinds } from '../questions/index.ts';
import { defaultSurvey } from './default-survey.ts';
import { printQuestionDialect } from './dialect.ts';
import type { Question, SurveyDocument } from './document.ts';

const readDialect = (name: string): string =>
  readFileSync(new URL(`../../schemas/documents/${name}.schema.json`, import.meta.url), 'utf8');

const surveyOf = (...questions: object[]): SurveyDocument => ({
  title: { en: 'A survey' },
  pages: [{ id: 'only', questions: questions as Question[] }],
});
const smiley = { id: 'visit', type: 'smiley', title: { en: 'How was it?' } };
const choice = {
  id: 'choice',
  type: 'single',
  title: { en: 'Which?' },
  options: [
    { id: 'one', label: { en: 'One' } },
    { id: 'two', label: { en: 'Two' } },
  ],
};

describe('the survey dialect', () => {
  it('is printed from the kinds of question (else run print-dialect.ts)', () => {
    expect(readDialect('question')).toBe(printQuestionDialect());
  });

  it('knows the languages of the visitor’s pages', () => {
    const { $defs } = JSON.parse(readDialect('survey')) as { $defs: { language: { enum: string[] } } };
    expect($defs.language.enum).toEqual(languages);
  });

  it('accepts the default survey', () => {
    expect(surveyDocumentFaults(defaultSurvey)).toEqual([]);
  });

  it.each(questionKinds.map((kind) => [kind.type, kind.sample] as const))('accepts the sample of %s', (_, sample) => {
    expect(surveyDocumentFaults(surveyOf(sample))).toEqual([]);
  });

  const deep = (levels: number): unknown => {
    let rule: unknown = 'end';
    for (let level = 0; level < levels; level++) rule = { all: [rule] };
    return rule;
  };
  it.each<[string, unknown, string, string]>([
    ['no document', null, '', 'type'],
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
    ['no text at all', surveyOf({ ...smiley, title: {} }), '/pages/0/questions/0/title', 'too_few_properties'],
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
      'reference_not_found',
    ],
    [
      'a rule on an option that is not there',
      surveyOf(choice, { ...smiley, show_if: { any: [{ question: 'choice', in: ['one', 'three'] }] } }),
      '/pages/0/questions/1/show_if/any/0',
      'reference_not_found',
    ],
    [
      'a color that is a style',
      { ...surveyOf(smiley), theme: { accent: 'red;}body{display:none' } },
      '/theme/accent',
      'pattern',
    ],
  ])('refuses %s', (_, document, pointer, code) => {
    expect(surveyDocumentFaults(document)).toContainEqual(expect.objectContaining({ pointer, code }));
  });

  it('refuses nesting without end, and does so without falling over', () => {
    expect(surveyDocumentFaults(surveyOf({ ...smiley, show_if: deep(20_000) }))).not.toEqual([]);
  });

  it('refuses more questions than a visitor could bear', () => {
    const many = Array.from({ length: 4 }, (_, page) => ({
      id: `page_${page}`,
      questions: Array.from({ length: 20 }, (_unused, at) => ({ ...smiley, id: `q_${page}_${at}` })),
    }));
    expect(surveyDocumentFaults({ title: { en: 'x' }, pages: many }, '/draft')).toContainEqual({
      pointer: '/draft/pages',
      code: 'too_many_items',
      parameters: { limit: 60 },
    });
  });
});
