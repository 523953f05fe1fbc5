import { beforeAll, describe, expect, test } from 'vitest';
import { fieldKinds } from './fields/index.ts';
import type { Sources } from './load.ts';
import { sortProblems } from './problem.ts';
import { actionCases } from './test/cases/actions.ts';
import { accessCases } from './test/cases/access.ts';
import { type Case, SAMPLE, SHELF } from './test/cases/case.ts';
import { fieldCases } from './test/cases/fields.ts';
import { fileCases } from './test/cases/files.ts';
import { grammarCases } from './test/cases/grammar.ts';
import { eventCases } from './test/cases/events.ts';
import { exclusiveCases } from './test/cases/exclusives.ts';
import { insideCases } from './test/cases/inside.ts';
import { limitCases } from './test/cases/limits.ts';
import { nameCases } from './test/cases/names.ts';
import { panelCases } from './test/cases/panels.ts';
import { documentCases, propertyCases } from './test/cases/properties.ts';
import { referenceCases } from './test/cases/references.ts';
import { screenCases } from './test/cases/screens.ts';
import { historyCases } from './test/cases/history.ts';
import { viewCases } from './test/cases/views.ts';
import { checkGood, KNOWN, loadGood, patchSources } from './test/project.ts';

let good: Sources;
beforeAll(async () => {
  good = await loadGood();
});

const tables: Record<string, Case[]> = {
  'the grammar refuses': grammarCases,
  'a property is refused for': propertyCases,
  'a document dialect is refused for': documentCases,
  'a field is refused for': fieldCases,
  'a file is refused for': fileCases,
  'the inside of an object is refused for': insideCases,
  'a reference is refused for': referenceCases,
  'a view is refused for': viewCases,
  'a screen is refused for': screenCases,
  'a history is refused for': historyCases,
  'an event is refused for': eventCases,
  'a panel is refused for': panelCases,
  'access is refused for': accessCases,
  'a button of an action is refused for': actionCases,
  'one of several fields is refused for': exclusiveCases,
  'a limit is refused for': limitCases,
  'a name is refused for': nameCases,
};

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
