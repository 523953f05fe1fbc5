/** What is wrong with a file: each violation at its row and column with its own words, and nothing is changed by it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../../../shared/i18n/locales.ts';
import { insertRow } from '../../../test/world.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { csv, importUnits, unitsOf } from '../../../test/unit-imports.ts';

const HEADER = ['external_id', 'name', 'type', 'parent_external_id', 'color'];

interface ViolationCase {
  name: string;
  /** Below the header; `#root` and the like stand for the world's units. */
  rows: string[][];
  header?: string[];
  /** `row column code`. */
  violations: string[];
}

const chain = (length: number): string[][] =>
  Array.from({ length }, (_, at) => [`level${at + 1}`, 'Level', '', at === 0 ? '' : `level${at}`, '']);

const cases: ViolationCase[] = [
  {
    name: 'a missing column',
    header: ['external_id', 'type'],
    rows: [['a', 'b']],
    violations: ['1 name missing_column'],
  },
  {
    name: 'no header at all',
    header: ['x1', 'Harbour'],
    rows: [['x2', 'Airport']],
    violations: ['1 external_id missing_column', '1 name missing_column'],
  },
  {
    name: 'a column that is there twice',
    header: ['external_id', 'name', 'Name', 'Color', 'Colour'],
    rows: [],
    violations: ['1 name repeated_column', '1 color repeated_column'],
  },
  { name: 'an empty name', rows: [['a', ' ', '', '', '']], violations: ['2 name required'] },
  {
    name: 'values that are too long',
    rows: [['a'.repeat(121), 'n'.repeat(201), 't'.repeat(61), '', '']],
    violations: ['2 external_id too_long', '2 name too_long', '2 type too_long'],
  },
  {
    name: 'a color that is none',
    rows: [
      ['a', 'A', '', '', 'green'],
      ['b', 'B', '', '', '#12345'],
      ['c', 'C', '', '', '123456'],
    ],
    violations: ['2 color not_a_color', '3 color not_a_color', '4 color not_a_color'],
  },
  {
    name: 'one id twice',
    rows: [
      ['a', 'A', '', '', ''],
      ['b', 'B', '', '', ''],
      ['a', 'A again', '', '', ''],
    ],
    violations: ['4 external_id repeated_id'],
  },
  {
    name: 'one unit by both of its ids',
    rows: [
      ['known', 'Known', '', '', ''],
      ['#known', 'Known', '', '', ''],
    ],
    violations: ['3 external_id repeated_id'],
  },
  {
    name: 'a parent that there is not',
    rows: [['a', 'A', '', 'b', '']],
    violations: ['2 parent_external_id unknown_parent'],
  },
  {
    name: "a parent by an id that is no unit's",
    rows: [
      ['a', 'A', '', '#999999', ''],
      ['b', 'B', '', '#root2', ''],
    ],
    violations: ['2 parent_external_id unknown_parent', '3 parent_external_id unknown_parent'],
  },
  {
    name: 'a parent in another organization',
    rows: [['a', 'A', '', 'elsewhere', '']],
    violations: ['2 parent_external_id unknown_parent'],
  },
  {
    name: 'a deleted parent',
    rows: [['a', 'A', '', 'deleted', '']],
    violations: ['2 parent_external_id unknown_parent'],
  },
  {
    name: 'a unit as its own parent',
    rows: [
      ['a', 'A', '', 'a', ''],
      ['#branch', 'branch', '', '#branch', ''],
    ],
    violations: ['2 parent_external_id own_parent', '3 parent_external_id own_parent'],
  },
  {
    name: 'a circle within the file, and not those below it',
    rows: [
      ['a', 'A', '', 'c', ''],
      ['b', 'B', '', 'a', ''],
      ['c', 'C', '', 'b', ''],
      ['d', 'D', '', 'c', ''],
    ],
    violations: [
      '2 parent_external_id parent_circle',
      '3 parent_external_id parent_circle',
      '4 parent_external_id parent_circle',
    ],
  },
  {
    name: 'a circle through a unit that the file does not name',
    rows: [['#root', 'root', '', '#room', '']],
    violations: ['2 parent_external_id parent_circle'],
  },
  {
    name: 'too many levels',
    rows: chain(52),
    violations: ['52 parent_external_id too_many_levels', '53 parent_external_id too_many_levels'],
  },
  {
    name: 'too many levels below a unit that moves',
    rows: [...chain(48), ['#root', 'root', '', 'level48', '']],
    violations: ['50 parent_external_id too_many_levels'],
  },
  {
    name: 'the id of a deleted unit',
    rows: [['deleted', 'A', '', '', '']],
    violations: ['2 external_id id_of_deleted_unit'],
  },
  {
    name: 'a unit by an id that is none of the organization',
    rows: [
      ['#999999', 'A', '', '', ''],
      ['#elsewhere', 'A', '', '', ''],
      ['#deleted', 'A', '', '', ''],
      ['#foreign', 'A', '', '', ''],
      ['#x', 'A', '', '', ''],
    ],
    violations: [2, 3, 4, 5, 6].map((row) => `${row} external_id unknown_unit`),
  },
  {
    name: 'what is left of a formula',
    rows: [['a', 'A', '', '#N/A', '#REF!']],
    violations: ['2 parent_external_id failed_formula', '2 color failed_formula'],
  },
];

describe('a file with', async () => {
  const served = await servedWorld();
  /** Units by the names that the cases call them. */
  let ids: Record<string, number>;
  beforeAll(async () => {
    const { database, companyA, companyB } = served.world;
    const unit = (values: object) => insertRow(database, companyA.id, 'node', { name: 'X', path: '', ...values });
    const other = await insertRow(database, companyA.id, 'organization', { name: 'Other' });
    ids = {
      ...companyA.nodes,
      foreign: companyB.nodes.root,
      elsewhere: await unit({ organization_id: other, external_id: 'elsewhere' }),
      known: await unit({ organization_id: companyA.organizationId, external_id: 'known', name: 'Known' }),
      deleted: await unit({
        organization_id: companyA.organizationId,
        external_id: 'deleted',
        deleted_at: new Date().toISOString(),
      }),
    };
  });

  const filled = (rows: string[][]): string[][] =>
    rows.map((row) => row.map((cell) => (ids[cell.slice(1)] ? `#${ids[cell.slice(1)]}` : cell)));

  test.each(cases)('$name', async ({ header = HEADER, rows, violations }) => {
    const before = await unitsOf(served);
    const file = csv(header, ...filled(rows));
    const { status, body } = await importUnits(served, { file });
    expect({ status, plan: body.plan }).toEqual({ status: 200, plan: null });
    expect(body.errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual(violations);
    expect(body.error_count).toBe(violations.length);
    for (const plan of ['null', 'x'.repeat(43)])
      expect(await importUnits(served, { file, plan })).toMatchObject({
        status: 409,
        body: { code: 'import_changed' },
      });
    expect(await unitsOf(served)).toEqual(before);
  });

  test('violations says each in the words of every language, filled in', async () => {
    const file = csv(HEADER, ...cases.filter(({ header }) => !header).flatMap(({ rows }) => filled(rows)));
    const texts = new Set<string>();
    for (const locale of locales) {
      const { body } = await importUnits(served, { file, headers: { 'preferred-language': locale } });
      const messages = new Map(body.errors.map(({ code, message }) => [code, message]));
      expect(messages.size).toBe(10);
      for (const message of messages.values()) expect(message).not.toMatch(/[{}]|^fields\./);
      for (const message of messages.values()) texts.add(message);
    }
    expect(texts.size).toBeGreaterThan(90);
  });

  test('thousands of violations tells the first 500 and how many there are', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => [`a${at}`, '', '', '', 'red']);
    const { body } = await importUnits(served, { file: csv(HEADER, ...rows) });
    expect(body).toMatchObject({ error_count: 2_400, plan: null });
    expect(body.errors).toHaveLength(500);
    expect(body.errors.at(-1)).toMatchObject({ row: 251, column: 'color' });
  });

  test('a circle of 20,000 rows tells of each', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`a${at}`, 'A', '', `a${(at + 1) % 20_000}`, '']);
    const { body } = await importUnits(served, { file: csv(HEADER, ...rows) });
    expect(body.error_count).toBe(20_000);
  });
});
