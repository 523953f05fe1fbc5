/**
 * SQL text of what keeps the values of added fields beside the rows that have them: triggers, in the transaction of each
 * write and with the rights of who writes, so that row-level security holds for both.
 */
import { CUSTOM_COLUMN } from '../../shared/contract/custom-values.ts';
import { identifier } from './sql-text.ts';
import type { KeptValues, TableSnapshot } from './types.ts';

/**
 * What a value is compared by: a number whose order is that of numbers and days. Of any other text it is a number that
 * equal texts share; who finds by it looks at the row as well. Comparisons of it are leakproof, those of jsonb are not.
 */
export const VALUE_FUNCTION = `create or replace function custom_value(value jsonb) returns double precision language sql immutable parallel safe
return case jsonb_typeof(value) when 'number' then value::double precision when 'boolean' then value::boolean::integer
  when 'string' then case when value #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then replace(value #>> '{}', '-', '')::double precision
    else ('x' || substr(encode(sha256(convert_to(value #>> '{}', 'UTF8')), 'hex'), 1, 13))::bit(52)::bigint::double precision end end;
comment on function custom_value(jsonb) is 'by hand: what values of added fields are compared by; one that nothing needs any more stays';`;

type ValueTable = TableSnapshot & { keeps: KeptValues };

/** Triggers and their function, and the values of the rows that are there. */
export function createKeeper(values: ValueTable, fill: boolean): string[] {
  const keep = identifier(values.keeps.function);
  return [
    `create function ${keep}() returns trigger\nlanguage plpgsql set search_path = pg_catalog, pg_temp\nas $keep$${keeperBody(values)}$keep$`,
    `revoke all on function ${keep}() from public`,
    ...keeperTriggers(values).map(({ definition }) => definition),
    ...(fill ? fillValues(values) : []),
  ];
}

export function dropKeeper(values: ValueTable): string[] {
  const table = identifier(values.keeps.table);
  return [
    ...keeperTriggers(values).map(({ trigger }) => `drop trigger ${identifier(trigger)} on ${table}`),
    `drop function ${identifier(values.keeps.function)}()`,
  ];
}

/** Spelled as `pg_get_triggerdef` spells them; a write of a row without such values costs nothing. */
export function keeperTriggers({ keeps }: ValueTable) {
  const create = (event: string, of: string, when: string) => {
    const trigger = `${CUSTOM_COLUMN}_keep_${event}`;
    const fires = `AFTER ${event.toUpperCase()}${of} ON ${identifier(keeps.table)} FOR EACH ROW WHEN (${when})`;
    return {
      trigger,
      definition: `CREATE TRIGGER ${trigger} ${fires} EXECUTE FUNCTION ${identifier(keeps.function)}()`,
    };
  };
  return [
    create('insert', '', `new.${CUSTOM_COLUMN} <> '{}'::jsonb`),
    create('update', ` OF ${CUSTOM_COLUMN}`, `old.${CUSTOM_COLUMN} IS DISTINCT FROM new.${CUSTOM_COLUMN}`),
    create('delete', '', `old.${CUSTOM_COLUMN} <> '{}'::jsonb`),
  ];
}

/** A field of several values has a row of each. */
const valuesIn = (kept: string): string =>
  `${kept} kept
    cross join lateral jsonb_array_elements(case jsonb_typeof(kept.value) when 'array' then kept.value else jsonb_build_array(kept.value) end) item
    cross join lateral (select public.custom_value(item.value) as number offset 0) compared`;

/** What one has and the other has not; all where there is no other. */
const lostFrom = (one: string, other: string): string =>
  `(select * from jsonb_each(${one}.${CUSTOM_COLUMN}) except select * from jsonb_each(${other}.${CUSTOM_COLUMN}))`;

const placesOf = ({ columns }: TableSnapshot): string => columns.map(({ name }) => identifier(name)).join(', ');

/** Only what a write changes is touched; each value that goes is found by the key, whatever else a tenant has. */
export function keeperBody(values: ValueTable): string {
  const table = `public.${identifier(values.name)}`;
  const tenant = values.primaryKey.columns[0] ?? '';
  return `
declare
  gone record;
begin
  for gone in
    select kept.key::bigint as field_id, compared.number from ${valuesIn(lostFrom('old', 'new'))}
  loop
    delete from ${table} where ${tenant} = old.${tenant} and field_id = gone.field_id and value = gone.number and record_id = old.id;
  end loop;
  insert into ${table} (${placesOf(values)})
  select new.${tenant}, kept.key::bigint, compared.number, new.id from ${valuesIn(lostFrom('new', 'old'))}
  where compared.number is not null
  on conflict do nothing;
  return null;
end `;
}

/** Lifts forced row-level security meanwhile: an owner that is no superuser sees no rows under it. */
function fillValues(values: ValueTable): string[] {
  const [from, to] = [identifier(values.keeps.table), identifier(values.name)];
  const tenant = identifier(values.primaryKey.columns[0] ?? '');
  return [
    `alter table ${from} no force row level security`,
    `alter table ${to} no force row level security`,
    `insert into ${to} (${placesOf(values)})\n  select t.${tenant}, kept.key::bigint, compared.number, t.id from ${from} t cross join lateral ${valuesIn(`jsonb_each(t.${CUSTOM_COLUMN})`)}\n  where compared.number is not null on conflict do nothing`,
    `alter table ${from} force row level security`,
    `alter table ${to} force row level security`,
  ];
}
