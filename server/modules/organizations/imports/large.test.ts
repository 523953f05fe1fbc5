/** Ten thousand units at once: complete, and in their places. */
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { csv, exportUnits, importUnits, sendImport, unitsOf, XLSX } from '../../../test/unit-imports.ts';

const UNITS = 10_000;

const HEADER = ['external_id', 'name', 'type', 'parent_external_id', 'color'];

/** A tree of ten branches a unit, children before their parents, so that nothing is gained by the order. */
const rows = (prefix: string): string[][] =>
  Array.from({ length: UNITS }, (_, at) => [
    `${prefix}${at}`,
    `Unit ${at}`,
    at % 3 === 0 ? 'Room' : '',
    at === 0 ? '' : `${prefix}${Math.floor((at - 1) / 10)}`,
    at % 2 === 0 ? '#123456' : '',
  ]).toReversed();

const served = await servedWorld();

async function count(text: string): Promise<number> {
  const { database, companyA } = served.world;
  const [row] = await database.statement<{ count: number }>('app', companyA.id, { text, values: [] });
  return Number(row?.count);
}

test('are written with progress', async () => {
  const data = [HEADER, ...rows('x')].map((row) => row.map((value) => (value === '' ? null : value)));
  const file = await writeXlsx({ sheets: [{ name: 'Units', rows: data }] });
  const shown = await importUnits(served, { file, type: XLSX });
  expect(shown.body).toMatchObject({ rows: UNITS, counts: { added: UNITS }, error_count: 0, change_count: UNITS });
  expect(shown.body.changes).toHaveLength(200);

  const headers = { accept: 'application/x-ndjson' };
  const response = await sendImport(served, { file, type: XLSX, plan: shown.body.plan ?? '', headers });
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.at(-1)).toMatchObject({ report: { applied: true, counts: { added: UNITS } } });
  const written = lines.filter(({ phase }) => phase === 'writing').map(({ done }) => Number(done));
  expect(written.length).toBeGreaterThan(8);
  expect(written).toEqual(written.toSorted((one, other) => one - other));
  expect(written.at(-1)).toBe(UNITS);
});

test('have each its place, its survey and its code, and an entry in the audit log', async () => {
  expect(await count("select count(*) from node where external_id like 'x%'")).toBe(UNITS);
  const whole = `select count(*) from node t
    join node_survey s on s.company_id = t.company_id and s.node_id = t.id
    join node_qr_code c on c.company_id = t.company_id and c.node_id = t.id and c.origin = 'unit'
    left join node parent on parent.company_id = t.company_id and parent.id = t.parent_id
    where t.external_id like 'x%' and t.path = coalesce(parent.path, '/') || t.id || '/'`;
  expect(await count(whole)).toBe(UNITS);
  expect(await count("select count(*) from audit_entry where entity = 'node' and operation = 'create'")).toBe(UNITS);
  expect(await count("select count(*) from audit_entry where operation = 'import_units'")).toBe(1);
  expect(await count("select count(*) from node where external_id like 'x%' and color = '#123456'")).toBe(UNITS / 2);
});

test('are found unchanged by their own export', async () => {
  for (const [format, type] of [
    ['csv', 'text/csv'],
    ['xlsx', XLSX],
  ] as const) {
    const { file } = await exportUnits(served, { format });
    const { body } = await importUnits(served, { file, type });
    expect(body).toMatchObject({ counts: { added: 0, changed: 0, moved: 0, unchanged: UNITS + 4 }, error_count: 0 });
  }
});

test('are turned upside down', async () => {
  // Every unit but the first one hangs below another one than before, two branches deep.
  const moved = rows('x').map(([id = '', name = '', type = '', parent = '', color = '']) =>
    parent === '' || parent === 'x0' ? [id, name, type, parent, color] : [id, `${name}!`, type, 'x1', color],
  );
  const file = csv(HEADER, ...moved.filter(([id]) => id !== 'x1'));
  const shown = await importUnits(served, { file });
  const done = await importUnits(served, { file, plan: shown.body.plan ?? '' });
  expect(done).toMatchObject({ status: 200, body: { applied: true, error_count: 0 } });
  expect(done.body.counts.moved).toBeGreaterThan(9_900);
  const units = await unitsOf(served);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  for (const { path } of units)
    for (const id of path.split('/').filter(Boolean)) expect(byId.has(Number(id))).toBe(true);
  const wrong = `select count(*) from node t left join node parent on parent.company_id = t.company_id and parent.id = t.parent_id
    where t.path <> coalesce(parent.path, '/') || t.id || '/'`;
  expect(await count(wrong)).toBe(0);
});
