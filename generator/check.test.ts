import { describe, expect, test } from 'vitest';
import { fieldKinds } from './fields/index.ts';
import { sortProblems } from './problem.ts';
import { SAMPLE, SHELF } from './test/cases/case.ts';
import { tables } from './test/cases/index.ts';
import { checkGood, KNOWN, loadGood, patchSources } from './test/project.ts';

const good = await loadGood();

test('the fixture has no problem', () => {
  expect(checkGood(good).problems).toEqual([]);
});

describe.each(Object.entries(tables))('%s', (_, cases) => {
  test.each(cases)('$mistake', ({ in: file, patch, problems, known }) => {
    const answer = checkGood(patchSources(good, file, patch), known ?? KNOWN);
    const expected = sortProblems(problems.map((problem) => ({ ...problem, file: problem.file ?? file })));
    expect(answer.problems).toEqual(expected);
    expect(answer.input).toBeUndefined();
  });
});

test('problems of several files are found at once, also where one of them breaks the grammar', () => {
  const broken = patchSources(
    patchSources(good, SHELF, { 'x-label': '{nmae}', 'x-tenat': 'global', title: 'Shelf' }),
    SAMPLE,
    { properties: { shelf_id: { 'x-ref': { to: 'shlef' } }, notes: { default: 7 } } },
  );
  expect(checkGood(broken).problems.map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
    `${SAMPLE}#/properties/notes/default`,
    `${SAMPLE}#/properties/shelf_id/x-ref/to`,
    `${SHELF}#/x-label`,
    `${SHELF}#/x-tenat`,
  ]);
});

test('a reference to an entity whose own grammar is broken is not a second problem', () => {
  const answer = checkGood(patchSources(good, SHELF, { type: 'array' }));
  expect(answer.problems.map(({ pointer }) => pointer)).toEqual(['/type']);
});

test('a component that admin/fields does not export is named once, with a kind that needs it', () => {
  const components = new Set(fieldKinds.flatMap(() => ['TextField', 'TextInput']));
  const { problems } = checkGood(good, { ...KNOWN, components });
  expect(problems).toContainEqual({
    file: 'admin/fields/index.ts',
    pointer: '',
    message: "'MoneyField' is not exported; the field kind 'money' shows itself with it.",
  });
  expect(problems.some(({ message }) => message.includes("'TextField'"))).toBe(false);
});

test('a dialect that is no schema is one problem', () => {
  const answer = checkGood({ ...good, dialect: { path: 'schemas/dialect.schema.json', value: { type: 7 } } });
  expect(answer.problems).toEqual([
    { file: 'schemas/dialect.schema.json', pointer: '', message: 'The dialect is not a JSON Schema.' },
  ]);
});
