/** docs/asvs.md: every requirement of levels 1 and 2 stands there once, what it names is there, and its sums are right. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../front-ends.ts';
import { type Assessment, chaptersOf, faultsOf, type Level, sumsOf } from './assessment.ts';

const levels = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'levels.json'), 'utf8')) as Record<
  string,
  Level
>;
const document = fs.readFileSync(path.join(project, 'docs/asvs.md'), 'utf8');
const isThere = (file: string): boolean => fs.existsSync(path.join(project, file));

test('the standard has 70 requirements of level 1 and 183 of level 2, in 17 chapters', () => {
  const all = Object.entries(levels);
  expect([1, 2].map((level) => all.filter(([, one]) => one === level).length)).toEqual([70, 183]);
  expect(new Set(all.map(([name]) => name.split('.')[0])).size).toBe(17);
});

test('the document has each once, in order and at its level, and names what is there', () => {
  expect(faultsOf(chaptersOf(document), levels, isThere)).toEqual([]);
});

test('the sums of the document are those of its tables', () => {
  const chapters = chaptersOf(document);
  const rows = chapters.map(({ title, assessments }) => [title, sumsOf(assessments)] as const);
  rows.push([`all ${Object.keys(levels).length}`, sumsOf(chapters.flatMap(({ assessments }) => assessments))]);
  const printed = rows.map(
    ([title, sums]) => `| ${title} | ${sums.met} | ${sums['not met']} | ${sums['does not apply']} |`,
  );
  expect(document.split('\n').filter((line) => /^\| (?:V\d+ |all )/.test(line))).toEqual(printed);
});

describe('a document is refused', () => {
  const whole: Assessment = { name: 'V1.1.1', level: 1, status: 'met', how: 'So.', shownBy: ['a.ts'] };
  const other: Assessment = { ...whole, name: 'V1.1.2', level: 2 };
  const faults = (...assessments: Assessment[]) =>
    faultsOf([{ title: 'V1 One', assessments }], { 'V1.1.1': 1, 'V1.1.2': 2 }, (file) => file === 'a.ts');

  test('but not a whole one', () => expect(faults(whole, other)).toEqual([]));

  test.each<[string, Assessment[], string]>([
    ['that lacks one', [whole], 'V1.1.2 is missing'],
    ['that has one twice', [whole, whole, other], 'V1.1.1 is there 2 times'],
    ['that has one of another standard', [whole, other, { ...whole, name: 'V9.9.9' }], 'V9.9.9 is no requirement'],
    ['that is out of order', [other, whole], 'V1.1.2 is out of order'],
    ['with another level', [whole, { ...other, level: 1 }], 'V1.1.2 has level 1'],
    ['that says nothing', [whole, { ...other, how: '' }], 'V1.1.2 does not say how'],
    ['that shows nothing of what is met', [whole, { ...other, shownBy: [] }], 'V1.1.2 is shown by nothing'],
    ['that names what is gone', [whole, { ...other, shownBy: ['b.ts'] }], 'V1.1.2 names b.ts, which is not there'],
  ])('%s', (_what, assessments, fault) => {
    expect(faults(...assessments)).toContain(fault);
  });

  test('whose row can not be read', () => {
    expect(() => chaptersOf('## V1 One\n\n| V1.1.1 | 1 | perhaps | So. | `a.ts` |\n')).toThrow('V1.1.1');
  });

  test('whose requirement stands in another chapter', () => {
    expect(() => chaptersOf('## V2 Two\n\n| V1.1.1 | 1 | met | So. | `a.ts` |\n')).toThrow('V1.1.1');
  });
});
