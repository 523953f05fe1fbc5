import { expect, test } from 'vitest';
import config from '../../feedtree.config.ts';
import { printDocumentForms } from './document-forms.ts';

const label = {
  type: 'object',
  minProperties: 1,
  propertyNames: { enum: ['en', 'tr'] },
  additionalProperties: { type: 'string', minLength: 1, maxLength: 120 },
};
const kind = (type: string, own: object) => ({
  type: 'object',
  required: ['id', 'type', 'title'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, type: { const: type }, title: { $ref: '#/$defs/label' }, jumps: {}, ...own },
});
const source = (name: string, value: object) => ({ path: `schemas/documents/${name}.schema.json`, value });
const question = source('question', {
  $defs: { label },
  oneOf: [kind('stars', { most: { type: 'integer', maximum: 10 } }), kind('comment', {})],
});

function print(...documents: ReturnType<typeof source>[]): Record<string, string> {
  return Object.fromEntries(
    printDocumentForms(documents, config.documents).map(({ path, text }) => [
      path.replace('admin/generated/', ''),
      text,
    ]),
  );
}

test('there are no forms where there is no dialect of questions', () => {
  expect(print()).toEqual({});
  expect(print(source('theme', { type: 'object' }))).toEqual({});
});

test('each kind of question has a form without what has an editor of its own', () => {
  const { 'document-forms.ts': forms = '' } = print(question);
  expect(forms.match(/^ {2}'?[\w.]+'?: /gm)).toEqual(["  'question.stars': ", "  'question.comment': "]);
  expect(forms).toContain('maximum: 10');
  expect(forms).toContain("'ui:options': { longest: 120, lines: 'one' }");
  for (const left of ['required', 'minLength', 'minProperties', 'propertyNames', 'jumps', 'const:', '$ref'])
    expect(forms, left).not.toContain(left);
});

test('the other parts have theirs as far as their dialects are there', () => {
  const survey = source('survey', { properties: { thank_you: { type: 'object', properties: { text: label } } } });
  expect(print(question, survey)['document-forms.ts']).toContain("\n  'thank_you': {");
  expect(print(question)['document-forms.ts']).not.toContain("'thank_you'");
});

test('each form has its check as code that makes no code and asks for no module at run time', () => {
  const { 'document-validators.ts': code = '' } = print(question);
  for (const name of ['question.stars', 'question.comment']) expect(code).toContain(`exports["${name}"] = `);
  expect(code).not.toMatch(/\brequire\(|new Function|\beval\(/);
  const imported = code.match(/^import \* as .*$/gm) ?? [];
  expect(new Set(imported).size).toBe(imported.length);
});
