import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { storeRefusal } from '../../shared/contract/made-migrations.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');

let root: string;
let printed: string[];
let complaints: string[];
let applied: string[];

const data = (): string => path.join(root, '.data');

beforeEach(() => {
  applied = [];
  root = mkdtempSync(path.join(os.tmpdir(), 'feedtree-project-'));
  for (const file of ['dialect.schema.json', 'common.schema.json', 'roles.json'])
    cpSync(path.join(PROJECT, 'schemas', file), path.join(root, 'schemas', file));
  writeFileSync(path.join(root, 'package.json'), '{"name":"shop"}');
  const config = JSON.stringify(path.join(PROJECT, 'feedtree.config.ts'));
  writeFileSync(path.join(root, 'shop.config.ts'), `export { default } from ${config};`);
  writeSchema('customer', { 'x-tenant': 'self', 'x-roles': {} });
  writeSchema('box', {});
});

afterEach(() => rmSync(root, { recursive: true }));

function writeSchema(id: string, more: object): void {
  mkdirSync(path.join(root, 'schemas', 'company'), { recursive: true });
  const schema = {
    $schema: '../dialect.schema.json',
    $id: id,
    title: id,
    type: 'object',
    'x-tenant': 'company_id',
    'x-label': '{name}',
    'x-operations': [],
    'x-access': {},
    properties: { name: { type: 'string', maxLength: 20 } },
    ...more,
  };
  writeFileSync(path.join(root, 'schemas', 'company', `${id}.schema.json`), JSON.stringify(schema));
}

async function run(...given: string[]): Promise<number> {
  printed = [];
  complaints = [];
  return runCommand(given, {
    root,
    data: data(),
    applied: () => Promise.resolve(applied),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
}

const folder = (): string => path.join(root, 'server', 'migrations');

test('a migration is written once, and the next one only has what is new', async () => {
  expect(await run('new', 'initial')).toBe(0);
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', 'snapshot.json']);
  expect(await run('check')).toBe(0);
  expect(await run('new', 'nothing')).toBe(0);
  expect(printed).toEqual([expect.stringContaining('the API only')]);

  writeFileSync(path.join(folder(), '0002_by_hand.sql'), 'select 1;');
  writeSchema('box', { properties: { name: { type: 'string', maxLength: 20 }, size: { type: 'integer' } } });
  expect(await run('check')).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('add column 1')]);
  expect(await run('new', 'box_size')).toBe(0);
  expect(printed).toEqual([expect.stringContaining('0004_box_size.contract.sql (guarded): add column 1')]);
  expect(readFileSync(path.join(folder(), '0003_box_size.expand.sql'), 'utf8')).toContain(
    'alter table box add column size bigint;',
  );
  expect(readFileSync(path.join(folder(), '0004_box_size.contract.sql'), 'utf8')).toContain(
    'alter table box alter column size set not null;',
  );
  expect(await run('check')).toBe(0);
});

test('two migrations of one number are found before a server refuses them', async () => {
  await run('new', 'initial');
  writeFileSync(path.join(folder(), '0001_beside_it.sql'), 'select 1;');
  expect(await run('check')).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('0001_initial.sql: another migration has the number 0001')]);
});

test('every problem is told with its place, and nothing is written', async () => {
  await run('new', 'initial');
  writeSchema('box', { properties: { title: { type: 'string', maxLength: 20 } }, 'x-label': '{title}' });
  writeSchema('customer', {
    'x-tenant': 'self',
    'x-roles': {},
    'x-label': '{id}',
    properties: { city: { type: 'string', maxLength: 9 } },
  });
  expect(await run('new', 'renamed')).toBe(1);
  expect(complaints).toEqual([
    'schemas/company/box.schema.json#/properties/name: box.name is gone and title has come. If it was renamed, add "x-was": "name" to title. If its values may go, add "x-dropped": ["name"] to the entity.',
    'schemas/company/customer.schema.json#/properties/name: customer.name is gone and city has come. If it was renamed, add "x-was": "name" to city. If its values may go, add "x-dropped": ["name"] to the entity.',
    '2 problems; nothing was written.',
  ]);
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', 'snapshot.json']);
});

test('a rename that begins with nothing is told with what there is, and nothing is written', async () => {
  await run('new', 'initial');
  writeSchema('box', {
    properties: { title: { type: 'string', maxLength: 20, 'x-was': 'nmae' } },
    'x-label': '{title}',
  });
  writeSchema('crate', { 'x-was': 'bx' });
  expect(await run('new', 'renamed')).toBe(1);
  expect(complaints).toEqual([
    "schemas/company/box.schema.json#/properties/title/x-was: The migrations made no column 'nmae'. Did you mean 'name'?",
    "schemas/company/crate.schema.json#/x-was: The migrations made no table of an entity 'bx'. Leave 'x-was' out: no table is without its entity.",
    '2 problems; nothing was written.',
  ]);
  writeSchema('box', {
    properties: { title: { type: 'string', maxLength: 20, 'x-was': 'name' } },
    'x-label': '{title}',
  });
  rmSync(path.join(root, 'schemas', 'company', 'crate.schema.json'));
  expect(await run('new', 'renamed')).toBe(0);
  expect(await run('check')).toBe(0);
});

test('a removed entity takes its table along only when that is said', async () => {
  await run('new', 'initial');
  rmSync(path.join(root, 'schemas', 'company', 'box.schema.json'));
  expect(await run('new', 'no_box')).toBe(1);
  expect(complaints[0]).toContain('npm run migrate:new <name> -- --drop-table box');
  expect(await run('new', 'no_box', '--drop-table', 'box')).toBe(0);
  expect(readFileSync(path.join(folder(), '0002_no_box.contract.sql'), 'utf8')).toContain('drop table box;');
});

test.each([
  [['new']],
  [['new', 'Bad-Name']],
  [['neww', 'name']],
  [['new', 'name', '--force']],
  [['new', 'one', 'two']],
  [[]],
  [['undo', 'name']],
  [['redo', 'name']],
])('%j is answered with how it is called', async (given) => {
  expect(await run(...given)).toBe(1);
  expect(complaints).toEqual([expect.stringMatching(/^Usage: npm run migrate:new <name>/)]);
  expect(existsSync(folder())).toBe(false);
});

const SIZE_FILES = ['0002_box_size.expand.sql', '0003_box_size.contract.sql'];
const sized = { properties: { name: { type: 'string', maxLength: 20 }, size: { type: 'integer' } } };

test('the last migration that no database has is taken back, one after the other, and its text is kept', async () => {
  await run('new', 'initial');
  const before = readFileSync(path.join(folder(), 'snapshot.json'), 'utf8');
  writeSchema('box', sized);
  await run('new', 'box_size');
  const text = readFileSync(path.join(folder(), '0002_box_size.expand.sql'), 'utf8');
  applied = ['0001_initial'];
  expect(await run('undo')).toBe(0);
  expect(printed[0]).toContain('Took back server/migrations/0002_box_size.expand.sql');
  expect(printed[1]).toContain('Took back server/migrations/0003_box_size.contract.sql');
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', 'snapshot.json']);
  expect(readFileSync(path.join(folder(), 'snapshot.json'), 'utf8')).toBe(before);
  expect(readFileSync(path.join(data(), 'migrations', '0002_box_size.expand.sql'), 'utf8')).toBe(text);
  expect(await run('new', 'box_size')).toBe(0);
  expect(await run('undo')).toBe(0);
  applied = [];
  expect(await run('undo')).toBe(0);
  expect(readdirSync(folder())).toEqual(['snapshot.json']);
  expect(await run('undo')).toBe(1);
  expect(complaints).toEqual(['There is no migration.']);
});

test('one that the database has, or that was made elsewhere, stays', async () => {
  await run('new', 'initial');
  applied = ['0001_initial'];
  expect(await run('undo')).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('has 0001_initial already: put what is to change into a new')]);
  writeFileSync(path.join(folder(), '0002_from_elsewhere.sql'), 'select 1;');
  expect(await run('undo')).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('0002_from_elsewhere was not made on this machine')]);
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', '0002_from_elsewhere.sql', 'snapshot.json']);
});

test('after one that the database refused none is written, until it is taken back or has run', async () => {
  await run('new', 'initial');
  writeSchema('box', sized);
  await run('new', 'box_size');
  storeRefusal(data(), '0002_box_size.expand', 'box: 3 rows. They would have no value in the new column size.');
  writeSchema('box', { properties: { ...sized.properties, depth: { type: ['integer', 'null'] } } });
  expect(await run('new', 'box_depth')).toBe(1);
  expect(complaints.join('\n')).toMatch(/box: 3 rows[^]*npm run migrate\.[^]*npm run migrate:redo/);
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', ...SIZE_FILES, 'snapshot.json']);
  // A part of it stays where only a later step was refused.
  applied = ['0001_initial', '0002_box_size.expand'];
  expect(await run('undo')).toBe(1);
  applied = ['0001_initial'];
  expect(await run('undo')).toBe(0);
  expect(await run('new', 'box_size_and_depth')).toBe(0);
});

test('all that no database has are made anew as one, with the schemas as they are now', async () => {
  await run('new', 'initial');
  applied = ['0001_initial'];
  writeSchema('box', sized);
  await run('new', 'box_size');
  writeSchema('box', { properties: { ...sized.properties, depth: { type: 'integer' } } });
  await run('new', 'box_depth');
  writeSchema('box', { properties: { ...sized.properties, depth: { type: ['integer', 'null'] } } });
  expect(await run('redo')).toBe(0);
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', ...SIZE_FILES, 'snapshot.json']);
  expect(printed.at(-1)).toContain('0003_box_size.contract.sql (guarded): add column 2');
  expect(readFileSync(path.join(folder(), '0002_box_size.expand.sql'), 'utf8')).toContain('add column depth bigint;');
  applied = ['0001_initial', '0002_box_size.expand'];
  expect(await run('redo')).toBe(1);
  expect(complaints).toEqual([expect.stringContaining('has 0002_box_size.expand already')]);
});

test.each([
  ['with a value for the rows that are there', { size: { type: 'integer', default: 1 } }, /add column size bigint/],
  ['with rows that may have none', { size: { type: ['integer', 'null'] } }, /add column size bigint;/],
])('a refused field is made anew in one command, %s', async (_, more, text) => {
  await run('new', 'initial');
  applied = ['0001_initial'];
  writeSchema('box', sized);
  await run('new', 'box_size');
  storeRefusal(data(), '0002_box_size.expand', 'box: 3 rows. They would have no value in the new column size.');
  writeSchema('box', { properties: { name: { type: 'string', maxLength: 20 }, ...more } });
  expect(await run('redo')).toBe(0);
  expect(readFileSync(path.join(folder(), '0002_box_size.expand.sql'), 'utf8')).toMatch(text);
  expect(await run('check')).toBe(0);
});

test('what rows have in a new field is said on the line, and no row has to be without', async () => {
  await run('new', 'initial');
  writeSchema('box', sized);
  expect(await run('new', 'box_size', '--fill', 'box.size=char_length(name)')).toBe(0);
  expect(readdirSync(folder())).toEqual([
    '0001_initial.sql',
    '0002_box_size.expand.sql',
    '0003_box_size.backfill.sql',
    '0004_box_size.contract.sql',
    'snapshot.json',
  ]);
  expect(readFileSync(path.join(folder(), '0003_box_size.backfill.sql'), 'utf8')).toContain(
    'update box set size = (char_length(name))',
  );
  expect(await run('check')).toBe(0);
});

test('what would hold up servers is refused by the check, with its place', async () => {
  await run('new', 'initial');
  writeFileSync(path.join(folder(), '0002_by_hand.expand.sql'), '-- by hand\n-- step\ncreate index on box (name);\n');
  expect(await run('check')).toBe(1);
  expect(complaints).toEqual([
    expect.stringContaining('0002_by_hand.expand.sql, line 2: the index without a name would keep writes waiting'),
  ]);
});

test('what servers have to be stopped for is said', async () => {
  await run('new', 'initial');
  rmSync(path.join(root, 'schemas', 'company', 'box.schema.json'));
  writeSchema('crate', { 'x-was': 'box' });
  expect(await run('new', 'crates')).toBe(0);
  expect(printed).toEqual([
    expect.stringContaining('Wrote server/migrations/0002_crates.sql'),
    'Stop the servers before it is applied, since the table box becomes crate.',
  ]);
});

test('a refused field that is dropped again leaves no migration', async () => {
  await run('new', 'initial');
  applied = ['0001_initial'];
  const before = readFileSync(path.join(folder(), 'snapshot.json'), 'utf8');
  writeSchema('box', sized);
  await run('new', 'box_size');
  storeRefusal(data(), '0002_box_size.expand', 'box: 3 rows. They would have no value in the new column size.');
  writeSchema('box', {});
  expect(await run('redo')).toBe(0);
  expect(printed.at(-1)).toContain('The database stays as it is');
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', 'snapshot.json']);
  expect(readFileSync(path.join(folder(), 'snapshot.json'), 'utf8')).toBe(before);
});

test('nothing is taken back while the schemas have problems', async () => {
  await run('new', 'initial');
  writeSchema('box', { 'x-label': '{nmae}' });
  expect(await run('redo')).toBe(1);
  expect(complaints[0]).toContain('box.schema.json#/x-label');
  expect(readdirSync(folder())).toEqual(['0001_initial.sql', 'snapshot.json']);
});
