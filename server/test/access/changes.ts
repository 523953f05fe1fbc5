/** What calls change in the database: a refused one must change nothing, a permitted one nothing of others. */
import type pg from 'pg';

/** A refused call counts against its caller's limits, and changes nothing else. */
const COUNTS_CALLS = "('rate_limit_count', 'login_throttle')";

/** A note is of the transaction that it tells of: seen once that is committed, gone where it is rolled back. */
const LOG = `
  create schema noted;
  create unlogged table noted.change (part text not null);
  create function noted.truncation() returns trigger language plpgsql security definer as $$
    begin
      insert into noted.change values (tg_table_name || '/every company');
      return null;
    end $$`;

/** One function for each way to tell whose a row is, as the owner: no role of the application may write notes. */
const functionOf = (name: string, company: (row: 'old' | 'new') => string): string => `
  create function noted.${name}() returns trigger language plpgsql security definer as $$
    begin
      if tg_op <> 'INSERT' then
        insert into noted.change values (tg_table_name || '/' || coalesce(${company('old')}, 'platform'));
      end if;
      if tg_op <> 'DELETE' then
        insert into noted.change values (tg_table_name || '/' || coalesce(${company('new')}, 'platform'));
      end if;
      return null;
    end $$`;

const FUNCTIONS = [
  functionOf('of_company', (row) => `${row}.company_id::text`),
  functionOf('of_customer', (row) => `${row}.id::text`),
  functionOf('of_platform', () => 'null'),
];

const triggersOf = ({ name, kind }: { name: string; kind: string }): string => `
  create trigger change_noted after insert or update or delete on ${name} for each row execute function noted.${kind}();
  create trigger truncation_noted after truncate on ${name} execute function noted.truncation()`;

/** Also for whoever works as a replica does, for whom triggers are off. */
const always = ({ name }: { name: string }): string =>
  `alter table ${name} enable always trigger change_noted, enable always trigger truncation_noted`;

/** Every table whose changes are noted, the directories of e-mails and codes included. */
export async function notedTables(owner: pg.Pool): Promise<{ name: string; kind: string }[]> {
  const { rows } = await owner.query<{ name: string; kind: string }>(
    `select c.relname as name, case when c.relname = 'customer' then 'of_customer'
          when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') then 'of_company'
          else 'of_platform' end as kind
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ${COUNTS_CALLS}`,
  );
  return rows;
}

/**
 * From here on each change is noted, by a trigger on each table.
 * @param owners of the home cell, and of others: what these only follow is noted where it was done
 */
export async function noteChanges([home, ...others]: readonly pg.Pool[]): Promise<void> {
  const install = async (owner: pg.Pool, more: typeof always): Promise<void> => {
    const tables = await notedTables(owner);
    await owner.query([LOG, ...FUNCTIONS, ...tables.map(triggersOf), ...tables.map(more)].join(';'));
  };
  if (home) await install(home, always);
  for (const other of others) await install(other, () => '');
}

/** Whose rows of which tables have changed since it was asked last: `feedback/3`. */
export async function takeChanges(owners: readonly pg.Pool[]): Promise<string[]> {
  const parts = new Set<string>();
  for (const owner of owners) {
    const { rows } = await owner.query<{ part: string }>({
      name: 'take-changes',
      text: 'delete from noted.change returning part',
    });
    for (const { part } of rows) parts.add(part);
  }
  return [...parts].toSorted();
}
