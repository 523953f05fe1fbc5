/** A database of before learns which companies it does not serve, while its servers answer. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../test/database.ts';
import { ensureTenantKey, NOT_SERVED_HERE, ownSigner, readTenantKey, TENANT_SETTING } from './tenant-key.ts';
import { withConnection } from './with-connection.ts';

/** As it was before cells. */
const BEFORE = `
create table tenant_key (inner_pad bytea not null, outer_pad bytea not null);
insert into tenant_key values (sha512('one'), sha512('two'));
create function current_company_id() returns bigint
  language plpgsql stable parallel restricted security definer set search_path = pg_catalog
as $$
declare
  given text := current_setting('${TENANT_SETTING}', true);
  company text := split_part(given, '.', 1);
  signature text;
begin
  if given is null or given = '' then
    return null;
  end if;
  select encode(sha256(outer_pad || sha256(inner_pad || convert_to(pg_backend_pid() || ':' || company, 'UTF8'))), 'hex')
    into signature from public.tenant_key;
  if signature is distinct from split_part(given, '.', 2) then
    return null;
  end if;
  return company::bigint;
end
$$;
create table thing (company_id bigint);
insert into thing values (1), (2);
create policy tenant on thing using (company_id = (select current_company_id()));
alter table thing enable row level security, force row level security`;

const database = await createEmptyDatabase();
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(BEFORE);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function companyOf(given: string): Promise<number | null> {
  await client.query('begin');
  try {
    await client.query(`select set_config('${TENANT_SETTING}', $1, true)`, [given]);
    const { rows } = await client.query<{ id: string | null }>('select current_company_id()::text as id');
    const id = rows[0]?.id ?? null;
    return id === null ? null : Number(id);
  } finally {
    await client.query('rollback');
  }
}

test('the key stays, what was signed by it goes on, and several may bring it up at once', async () => {
  const key = await readTenantKey(client);
  const sign = await ownSigner(client, key);
  expect(await companyOf(sign(1))).toBe(1);
  await Promise.all([1, 2, 3].map(() => withConnection(database.url, ensureTenantKey)));
  await ensureTenantKey(client);
  expect(await readTenantKey(client)).toEqual(key);
  expect([await companyOf(sign(1)), await companyOf(''), await companyOf(`2.${sign(1).split('.')[1]}`)]).toEqual([
    1,
    null,
    null,
  ]);
});

test('a closed company is an error from then on, and only that', async () => {
  const sign = await ownSigner(client, await readTenantKey(client));
  await client.query('update tenant_key set closed_companies = array[2]');
  await expect(companyOf(sign(2))).rejects.toMatchObject({ code: NOT_SERVED_HERE });
  expect(await companyOf(sign(1))).toBe(1);
  const { rows } = await client.query<{ closed: number[] }>('select closed_companies() as closed');
  expect(rows[0]?.closed.map(Number)).toEqual([2]);
});
