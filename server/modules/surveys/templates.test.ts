/** Templates must be publishable as they are, and speak all languages of the product. */
import { expect, test } from 'vitest';
import { publishViolations } from '../../../shared/survey/check-survey.ts';
import { questionsOf } from '../../../shared/survey/document.ts';
import { isText, offeredLanguages } from '../../../shared/survey/localize.ts';
import { locales } from '../../../shared/i18n/locales.ts';
import { judgeDocument } from '../../validation/judge-document.ts';
import { templates } from './templates.ts';

const inOrder = [...locales].toSorted();

/** Every text of a template, by the way to it. */
function textsOf(value: unknown, path: string): [path: string, languages: string[]][] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isText(value)) return [[path, Object.keys(value).toSorted()]];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}/${name}`));
}

test.each([...templates])('%s is a survey that can be published', (_, { document }) => {
  expect(judgeDocument('survey', document)).toEqual([]);
  expect(publishViolations(document)).toEqual([]);
  expect([...offeredLanguages(document)].toSorted()).toEqual(inOrder);
});

test.each([...templates])('%s says everything in every language of the product', (_, template) => {
  const partial = textsOf(template, '').filter(([, languages]) => languages.join() !== inOrder.join());
  expect(partial).toEqual([]);
});

test.each([...templates].filter(([id]) => id !== 'blank'))(
  '%s is neither too short nor too long',
  (_, { document }) => {
    const { length } = questionsOf(document);
    expect(length).toBeGreaterThanOrEqual(4);
    expect(length).toBeLessThanOrEqual(8);
  },
);

test('the templates between them show what surveys can do', () => {
  const questions = [...templates.values()].flatMap(({ document }) => questionsOf(document));
  const types = new Set(questions.map(({ type }) => type));
  for (const type of ['smiley', 'nps', 'csat', 'ces', 'matrix', 'multiple', 'ranking', 'contact', 'photo'])
    expect(types).toContain(type);
  expect(questions.some(({ show_if }) => show_if)).toBe(true);
  expect(questions.some(({ jumps }) => jumps)).toBe(true);
});
