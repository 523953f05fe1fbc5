/** What holds for any tree and any file: an export says nothing new, and a plan does what it says. */
import fc from '../../../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../../shared/i18n/locales.ts';
import { insertRow } from '../../../test/world.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { escapeCell, unescapeCell } from '../../../../shared/csv/cell.ts';
import { columnOf, columns, headerOf } from './columns.ts';
import { planImport } from './plan.ts';
import { readUnitRows } from './unit-rows.ts';
import type { Tree, TreeUnit } from './tree.ts';
import { CSV, exportUnits, importAndApply, importUnits, unitsOf, XLSX } from '../../../test/unit-imports.ts';

/** Texts that try spreadsheets: formulas, quotes, delimiters, escapes, lines, control characters, what looks like an id. */
const pieces = [
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '#',
  '#N/A',
  '_x0041_',
  '<&>',
  '\u0001',
  '0',
  '12',
  ' ',
  'ä',
  '日',
  '😀',
  '＝',
  'a',
];
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('').slice(0, maxLength).toWellFormed());
const visible = (maxLength: number) => text(maxLength).map((part) => `${part}x`.slice(0, maxLength).toWellFormed());

interface Grown {
  name: string;
  type: string;
  external_id: string | null;
  color: string;
  /** Among the units before it; -1 for the top. */
  parent: number;
}

const trees = fc
  .array(
    fc.record({
      name: fc.oneof(
        visible(50),
        fc.string({ minLength: 1, maxLength: 20 }).map((name) => `n${name.replaceAll('\0', '')}`),
      ),
      type: fc.oneof(fc.constant(''), text(20)),
      external_id: fc.option(
        fc.oneof(
          text(30),
          fc.string({ minLength: 1, maxLength: 12 }).map((id) => id.replaceAll('\0', '-')),
        ),
      ),
      color: fc.constantFrom('#0B6E6E', '#abcdef', '#ABCDEF', '#000000'),
      parent: fc.nat(),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((units) =>
    units.map(({ parent, external_id, ...unit }, at): Grown => ({
      ...unit,
      parent: (parent % (at + 1)) - 1,
      external_id: units.findIndex((other) => other.external_id === external_id) === at ? external_id : null,
    })),
  );

const served = await servedWorld();

/** A fresh organization with the units, planted past the import. */
async function plant(units: Grown[]): Promise<number> {
  const { database, companyA } = served.world;
  const run = (statement: string, values: unknown[] = []) =>
    database.statement('app', companyA.id, { text: statement, values });
  await run('update node set external_id = null where external_id is not null');
  const organizationId = await insertRow(database, companyA.id, 'organization', { name: 'Grown' });
  const ids: number[] = [];
  const paths: string[] = [];
  for (const { parent, ...unit } of units) {
    const id = await insertRow(database, companyA.id, 'node', {
      ...unit,
      organization_id: organizationId,
      parent_id: ids[parent] ?? null,
      path: '',
    });
    const path = `${paths[parent] ?? '/'}${id}/`;
    await run('update node set path = $2 where id = $1', [id, path]);
    ids.push(id);
    paths.push(path);
  }
  return organizationId;
}

describe('any tree', () => {
  test('is found unchanged by its own export, in each format and language', async () => {
    const property = fc.asyncProperty(trees, fc.constantFrom(...locales), async (units, language) => {
      const organizationId = await plant(units);
      for (const [format, type] of [
        ['csv', CSV],
        ['xlsx', XLSX],
      ] as const) {
        const { file } = await exportUnits(served, { organizationId, format, language });
        const { status, body } = await importUnits(served, { file, type, organizationId });
        expect({ status, errors: body.errors, changes: body.changes }).toEqual({
          status: 200,
          errors: [],
          changes: [],
        });
        expect(body.counts).toEqual({ added: 0, changed: 0, moved: 0, unchanged: units.length });
      }
    });
    await fc.assert(property, { numRuns: 12 });
  });

  test('has no cell in its export that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(text(60), (value) => {
        const cell = escapeCell(value);
        expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(escapeCell(unescapeCell(cell))).toBe(cell);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('any file', () => {
  test('does to any tree what its plan says, and then nothing more', async () => {
    const cell = fc.record({
      external_id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      name: fc.constantFrom('One', 'Two', 'Three'),
      parent: fc.constantFrom('', '', '', '', '', 'a', 'b', 'c', 'd'),
    });
    const files = fc.uniqueArray(cell, { selector: ({ external_id: id }) => id, minLength: 1, maxLength: 7 });
    const organizationId = await plant([]);
    let applied = 0;
    const property = fc.asyncProperty(files, async (rows) => {
      const lines = [
        'external_id,name,parent_external_id',
        ...rows.map((row) => [row.external_id, row.name, row.parent].join(',')),
      ];
      const file = lines.join('\n');
      const before = await unitsOf(served, organizationId);
      const answer = await importAndApply(served, { file, organizationId });
      const after = await unitsOf(served, organizationId);
      if (answer.body.error_count > 0) {
        expect(after).toEqual(before);
        return;
      }
      applied += 1;
      const byId = new Map(after.map((unit) => [unit.external_id, unit]));
      for (const { external_id: id, name, parent } of rows) {
        const unit = byId.get(id);
        expect(unit?.name).toBe(name);
        expect(unit?.path).toBe(`${parent === '' ? '/' : byId.get(parent)?.path}${unit?.id}/`);
      }
      expect(after).toHaveLength(before.length + answer.body.counts.added);
      const again = await importUnits(served, { file, organizationId });
      expect(again.body.counts).toMatchObject({ added: 0, changed: 0, moved: 0 });
    });
    await fc.assert(property, { numRuns: 40 });
    expect(applied).toBeGreaterThan(5);
  });
});

describe('a plan', () => {
  const unit = (id: number, parent: number | null): TreeUnit => ({
    id,
    parent_id: parent,
    name: `Unit ${id}`,
    type: '',
    color: '#0B6E6E',
    external_id: `u${id}`,
  });

  /** Random parents, circles and ids that there are not among them. */
  test('without violations never makes a circle, an orphan or too deep a tree', () => {
    const parents = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 70 });
    const property = fc.property(parents, parents, (stored, wanted) => {
      const units = stored.map((parent, at) => unit(at + 1, parent % (at + 1) || null));
      const tree: Tree = { organizationId: 1, units, deleted: new Map(), deletedIds: new Set() };
      const rows = wanted.map((parent, at) => ({
        row: at + 2,
        cells: [`u${at + 1}`, 'N', parent === 0 ? '' : `u${parent}`],
      }));
      const table = [{ row: 1, cells: ['external_id', 'name', 'parent_external_id'] }, ...rows];
      const plan = planImport(readUnitRows(table), tree);
      if (plan.violations.length > 0) return;
      for (const start of plan.parents.keys()) {
        let levels = 0;
        for (let at: number | null = start; at !== null; at = plan.parents.get(at) ?? null) {
          expect(plan.parents.has(at)).toBe(true);
          levels += 1;
          if (levels > 50) expect.fail('a circle, or too deep');
        }
      }
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});

test('no header stands for two columns, in whatever language', () => {
  for (const locale of locales) for (const column of columns) expect(columnOf(headerOf(column, locale))).toBe(column);
});
