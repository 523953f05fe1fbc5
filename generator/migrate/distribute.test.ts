/**
 * The statements for a cluster, run on the migrated database before stand-ins of Citus' functions, which refuse what Citus
 * refuses: uniques without the distribution column, and references that would leave a machine.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../server/test/database.ts';
import { catalogueDifferences } from './catalogue.ts';
import { distributeSql } from './distribute.ts';
import type { Snapshot } from './types.ts';

const snapshot = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../server/migrations/snapshot.json'), 'utf8'),
) as Snapshot;

const STAND_INS = `
  create schema citus_stand_in;
  create table citus_stand_in.placed (place regclass primary key, spread_by text);
  create function citus_stand_in.create_reference_table(place regclass) returns void language plpgsql as $$
  begin
    if exists (select from pg_constraint where conrelid = place and contype = 'f') then
      raise exception '% refers to a table that is not in place', place;
    end if;
    insert into citus_stand_in.placed values (place, null);
  end $$;
  create function citus_stand_in.create_distributed_table(place regclass, spread_by text, colocate_with text default 'none')
  returns void language plpgsql as $$
  begin
    if exists (select from pg_constraint where conrelid = place and contype = 'f') then
      raise exception '% refers to a table that is not in place', place;
    end if;
    if exists (select from pg_index i where indrelid = place and indisunique and not exists (
        select from pg_attribute a where a.attrelid = place and a.attname = spread_by and a.attnum = any (i.indkey))) then
      raise exception 'a unique of % lacks %', place, spread_by;
    end if;
    if exists (select from citus_stand_in.placed p where p.spread_by is not null)
      and not exists (select from citus_stand_in.placed p where p.place::text = colocate_with) then
      raise exception '% does not lie beside the others', place;
    end if;
    insert into citus_stand_in.placed values (place, spread_by);
  end $$;`;

/** References that Citus would not take back: from a copied table to a spread one, or with the companies at odds. */
const BROKEN_REFERENCES = `
  select conname from pg_constraint
  join citus_stand_in.placed here on here.place = conrelid
  join citus_stand_in.placed there on there.place = confrelid
  where contype = 'f' and there.spread_by is not null and (here.spread_by is null or not exists (
    select from generate_subscripts(conkey, 1) at
    join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = conkey[at] and mine.attname = here.spread_by
    join pg_attribute its on its.attrelid = confrelid and its.attnum = confkey[at] and its.attname = there.spread_by))`;

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(STAND_INS);
await client.query('set search_path to public, citus_stand_in');
await client.query(distributeSql(snapshot));
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('each table has its place, what is a company’s by its company', async () => {
  const { rows } = await client.query<{ name: string; spread_by: string | null }>(
    `select c.relname as name, p.spread_by from pg_class c left join citus_stand_in.placed p on p.place = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('schema_migration', 'schema_migration_step', 'tenant_key')
       and p.place is null`,
  );
  expect(rows).toEqual([]);
  const { rows: spread } = await client.query<{ by: string; count: number }>(
    `select spread_by as by, count(*)::integer as count from citus_stand_in.placed where spread_by is not null group by 1 order by 1`,
  );
  const count = snapshot.tables.filter(({ tenant }) => tenant === 'company_id').length;
  expect(spread).toEqual([
    { by: 'company_id', count },
    { by: 'id', count: 1 },
  ]);
});

test('no reference leaves a machine', async () => {
  const { rows } = await client.query(BROKEN_REFERENCES);
  expect(rows).toEqual([]);
});

test('all references are back; what only one machine could hold is gone, and nothing else has changed', async () => {
  await client.query('set search_path to public');
  expect(await catalogueDifferences(client, snapshot)).toEqual([
    expect.stringMatching(/^index customer_is_platform_key on customer: missing/),
  ]);
});
