import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { domainWords } from './domain-words.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'domain-words-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

function found(file: string, text: string): string[] {
  const planted = path.join(root, file);
  fs.mkdirSync(path.dirname(planted), { recursive: true });
  fs.writeFileSync(planted, text);
  const words = domainWords(root, [file.split('/')[0] ?? '']).map(({ line, word }) => `${line} ${word}`);
  fs.rmSync(planted);
  return words;
}

test('no source that serves any product has a word of this one', () => {
  expect(domainWords(path.join(import.meta.dirname, '..'))).toEqual([]);
});

test.each([
  ["export const COLUMN = 'company_id';", ['1 company']],
  ['\nexport const planOfCompany = 1;', ['2 plan', '2 company']],
  ['// Of a survey.', ['1 survey']],
  ['export interface UnitNode {}', ['1 unit', '1 node']],
])('a word is found wherever it stands: %j', (text, words) => {
  expect(found('generator/planted.ts', text)).toEqual(words);
});

test('a word in the name of a file is found', () => {
  expect(found('generator/plan.ts', '')).toEqual(['0 plan']);
});

test.each([
  ['generator/planted.ts', "import path from 'node:path';"],
  ['generator/planted.ts', '/** In minor units. */'],
  ['generator/migrate/planted.ts', 'export const planMigration = 1;'],
  ['generator/planted.test.ts', "test('feedback', () => undefined);"],
  ['generator/planted.ts', 'export const planet = accompany(branched);'],
])('%s: %j says nothing of the product', (file, text) => {
  expect(found(file, text)).toEqual([]);
});
