import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS_DIRECTORY } from '../../server/database/migrate.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { buildModel } from '../build-model.ts';
import { check } from '../check.ts';
import { load } from '../load.ts';
import { catalogueDifferences } from './catalogue.ts';
import { planMigration } from './plan.ts';
import { parseSnapshot } from './snapshot.ts';
import { tenancyViolations } from './tenancy.ts';
import { fixtureModel, migrationFolder, withClient } from './test/fixture.ts';
import type { Snapshot } from './types.ts';

describe('the migrations of the project', () => {
  const snapshot = parseSnapshot(readFileSync(path.join(MIGRATIONS_DIRECTORY, 'snapshot.json'), 'utf8'));

  test('lead to the snapshot, and keep tenants apart', async () => {
    const database = await createTestDatabase();
    await withClient(database.url, async (client) => {
      expect(await catalogueDifferences(client, snapshot)).toEqual([]);
      expect(await tenancyViolations(client, snapshot)).toEqual([]);
    });
    await database.drop();
  });

  test('say all that the schemas say', async () => {
    const { input, problems } = check(await load(path.join(import.meta.dirname, '..', '..')));
    expect(problems).toEqual([]);
    const plan = input && planMigration({ model: buildModel(input), before: snapshot });
    expect(plan).toMatchObject({ class: 'api_only', problems: [] });
  });
});

describe('what differs is told', () => {
  const MODEL = fixtureModel({
    $id: 'item',
    properties: {
      name: { type: 'string', maxLength: 20, default: 'x', 'x-db': { unique: true } },
      code: { type: ['string', 'null'], maxLength: 20, 'x-db': { unique: 'platform' } },
      size: { type: 'integer', 'x-db': { index: true } },
      item_id: { type: ['integer', 'null'], 'x-ref': { to: 'item', onDelete: 'set null' } },
    },
    'x-roles': { session: { select: ['code'] } },
  });
  let database: TestDatabase;
  let client: pg.Client;
  let snapshot: Snapshot;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    const folder = migrationFolder();
    const plan = folder.plan(MODEL);
    snapshot = plan.snapshot;
    await folder.apply(plan, database.url);
    folder.remove();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const DIFFERENCES: { change: string; undo: string; reported: string[] }[] = [
    {
      change: 'alter table item alter size type integer',
      undo: 'alter table item alter size type bigint',
      reported: ['column item.size: expected bigint not null, found integer not null'],
    },
    {
      change: 'alter table item alter name drop not null',
      undo: 'alter table item alter name set not null',
      reported: ["column item.name: expected text not null default 'x'::text, found text default 'x'::text"],
    },
    {
      change: `alter table item alter name set default 'y'`,
      undo: `alter table item alter name set default 'x'`,
      reported: ["column item.name: expected text not null default 'x'::text, found text not null default 'y'::text"],
    },
    {
      change: 'alter table item add extra text',
      undo: 'alter table item drop extra',
      reported: ['column item.extra: not in the snapshot; found text'],
    },
    {
      change: 'alter table item drop constraint item_name_check',
      undo: 'alter table item add constraint item_name_check check (char_length(name) <= 20)',
      reported: ['check item_name_check on item: missing; expected CHECK ((char_length(name) <= 20))'],
    },
    {
      change: 'alter table item drop constraint item_name_key',
      undo: 'alter table item add constraint item_name_key unique (company_id, name)',
      reported: ['key item_name_key on item: missing; expected unique (company_id, name)'],
    },
    {
      change: 'drop index item_size_idx',
      undo: 'create index item_size_idx on item (company_id, size)',
      reported: ['index item_size_idx on item: missing; expected btree (company_id, size)'],
    },
    {
      change: 'create index extra on item (company_id, lower(name))',
      undo: 'drop index extra',
      reported: ['index extra on item: not in the snapshot; found btree (company_id) on expression lower(name)'],
    },
    {
      change:
        'alter table item drop constraint item_item_id_fkey, add constraint item_item_id_fkey foreign key (company_id, item_id) references item (company_id, id)',
      undo: 'alter table item drop constraint item_item_id_fkey, add constraint item_item_id_fkey foreign key (company_id, item_id) references item (company_id, id) on delete set null (item_id)',
      reported: [
        'foreign key item_item_id_fkey on item: expected (company_id, item_id) references item (company_id, id) on delete set null (item_id), found (company_id, item_id) references item (company_id, id) on delete no action',
      ],
    },
    {
      change: 'alter table item no force row level security',
      undo: 'alter table item force row level security',
      reported: ['table item: expected forced row-level security, found row-level security, not forced'],
    },
    {
      change: 'alter policy tenant on item to feedtree_app',
      undo: 'alter policy tenant on item to feedtree_app, feedtree_session',
      reported: [expect.stringContaining('policy tenant on item: expected * to feedtree_app, feedtree_session using')],
    },
    {
      change: 'create policy extra on item to feedtree_worker using (true)',
      undo: 'drop policy extra on item',
      reported: ['policy extra on item: not in the snapshot; found * to feedtree_worker using true'],
    },
    {
      change: 'grant update (name) on item to feedtree_session',
      undo: 'revoke update (name) on item from feedtree_session',
      reported: [
        'grant on item to feedtree_session: expected select (code, company_id, id), found select (code, company_id, id), update (name)',
      ],
    },
    {
      change: 'grant select on item_code_directory to feedtree_app',
      undo: 'revoke select on item_code_directory from feedtree_app',
      reported: ['grant on item_code_directory to feedtree_app: not in the snapshot; found select'],
    },
    {
      change: 'grant select on item to public',
      undo: 'revoke select on item from public',
      reported: ['grant on item to public: not in the snapshot; found select'],
    },
    {
      change: 'grant create on schema public to feedtree_app',
      undo: 'revoke create on schema public from feedtree_app',
      reported: ['grant on schema to feedtree_app: expected usage, found create, usage'],
    },
    {
      change: 'revoke usage on sequence item_id_seq from feedtree_app',
      undo: 'grant usage on sequence item_id_seq to feedtree_app',
      reported: ['grant on sequence of item to feedtree_app: missing; expected usage'],
    },
    {
      change: 'alter table item disable trigger code_keep',
      undo: 'alter table item enable trigger code_keep',
      reported: [expect.stringMatching(/^trigger code_keep on item: expected .* found .* disabled$/)],
    },
    {
      change: 'alter function item_code_directory_keep() security invoker',
      undo: 'alter function item_code_directory_keep() security definer',
      reported: [expect.stringContaining('function item_code_directory_keep: expected security definer')],
    },
    {
      change: 'create table extra ()',
      undo: 'drop table extra',
      reported: ['table extra: not in the snapshot; found open'],
    },
    {
      change: 'create view extra as select 1 as one',
      undo: 'drop view extra',
      reported: ['relation extra: not in the snapshot; found v'],
    },
    {
      change: `create table extra (id integer); comment on table extra is 'by hand: a queue'`,
      undo: 'drop table extra',
      reported: [],
    },
    {
      change: `create index extra on item (company_id, lower(name)); comment on index extra is 'by hand: search'`,
      undo: 'drop index extra',
      reported: [],
    },
  ];
  test.each(DIFFERENCES)('$change', async ({ change, undo, reported }) => {
    await client.query(change);
    const found = await catalogueDifferences(client, snapshot);
    await client.query(undo);
    expect(found).toEqual(reported);
    expect(await catalogueDifferences(client, snapshot)).toEqual([]);
  });

  const VIOLATIONS: { change: string; undo: string; reported: string[] }[] = [
    {
      change: 'alter table item no force row level security',
      undo: 'alter table item force row level security',
      reported: ['item has no row-level security, or none that is forced on its owner'],
    },
    {
      change: 'alter table company disable row level security',
      undo: 'alter table company enable row level security',
      reported: ['company has no row-level security, or none that is forced on its owner'],
    },
    {
      change: 'create index extra on item (name)',
      undo: 'drop index extra',
      reported: ['extra on item does not begin with company_id'],
    },
    {
      change: 'create unique index extra on item (id)',
      undo: 'drop index extra',
      reported: ['extra on item does not begin with company_id'],
    },
    {
      change:
        'alter table item add constraint extra unique (id); alter table item add constraint crossing foreign key (item_id) references item (id)',
      undo: 'alter table item drop constraint crossing, drop constraint extra',
      reported: [
        "crossing on item points at another tenant's rows: company_id is not in it",
        'extra on item does not begin with company_id',
      ],
    },
    {
      change: 'create policy extra on item using (true)',
      undo: 'drop policy extra on item',
      reported: ['extra on item is open to everyone'],
    },
    {
      change: `create table extra (company_id bigint); comment on table extra is 'by hand: no exception here'`,
      undo: 'drop table extra',
      reported: [
        'extra has no policy',
        'extra has no row-level security, or none that is forced on its owner',
        "extra may be nobody's: company_id can be null",
      ],
    },
  ];
  test.each(VIOLATIONS)('tenants are no longer apart: $change', async ({ change, undo, reported }) => {
    await client.query(change);
    const found = await tenancyViolations(client, snapshot);
    await client.query(undo);
    expect(found).toEqual(reported);
    expect(await tenancyViolations(client, snapshot)).toEqual([]);
  });
});
