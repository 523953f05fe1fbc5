/**
 * A column that changes its name or its type has a twin for a time: what is written of the two is copied to the other, so
 * that servers of both versions work on the rows; then the old one goes.
 */
import { isDeepStrictEqual } from 'node:util';
import { DATABASE_ROLES } from '../../../shared/contract/database-roles.ts';
import { castClass, castExpression } from '../casts.ts';
import { checkConstraint, columnDefinition, tableCheckConstraint } from '../column-sql.ts';
import { identitySequence } from '../columns.ts';
import { objectName } from '../names.ts';
import { grantStatements } from '../security-sql.ts';
import { columnList, identifier } from '../sql-text.ts';
import type { ColumnSnapshot, IndexSnapshot, KeySnapshot, TableSnapshot } from '../types.ts';
import { batchesOf, concurrently, type Step, step } from './sections.ts';

export interface Twins {
  table: string;
  /** What the old version knows. */
  old: ColumnSnapshot;
  /** The column that comes, by the name that it has until the old one is gone. */
  twin: ColumnSnapshot;
  /** Its name in the end. */
  name: string;
}

export const renamedTwins = (table: string, old: ColumnSnapshot, column: ColumnSnapshot): Twins => ({
  table,
  old,
  twin: column,
  name: column.name,
});

export const retypedTwins = (table: string, old: ColumnSnapshot, column: ColumnSnapshot): Twins => ({
  table,
  old,
  twin: { ...column, name: `${column.name.slice(0, 50)}__twin` },
  name: column.name,
});

const keeperOf = ({ table, name }: Twins): string => objectName(table, [name, 'twins'], 'keep');

/** The twin, empty, and what keeps both in step from then on. A default would hide what nobody has written. */
export function expandTwins(twins: Twins): Step {
  const { table, old, twin } = twins;
  const { default: _, check: __, ...bare } = twin;
  const keeper = identifier(keeperOf(twins));
  const alter = `alter table ${identifier(table)}`;
  return step(
    // What the new version writes is copied to the old column, whose rules must let it in.
    ...(twin.nullable && !old.nullable ? [`${alter} alter column ${identifier(old.name)} drop not null`] : []),
    ...(old.check === undefined || sameBounds(old, twin)
      ? []
      : [`${alter} drop constraint ${identifier(old.check.name)}`]),
    `${alter} add column ${columnDefinition({ ...bare, nullable: true })}`,
    `create function ${keeper}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $twins$${keeperBody(twins)}$twins$`,
    `revoke all on function ${keeper}() from public`,
    `create trigger ${keeper} before insert or update on ${identifier(table)} for each row execute function ${keeper}()`,
  );
}

function sameBounds({ check: one }: ColumnSnapshot, { check: other }: ColumnSnapshot): boolean {
  return isDeepStrictEqual({ ...one, name: '' }, { ...other, name: '' });
}

function keeperBody({ old, twin }: Twins): string {
  const [one, other] = [identifier(old.name), identifier(twin.name)];
  const forth = copy(`new.${other}`, `new.${castExpression(old.name, twin.type)}`, castClass(old.type, twin.type));
  const back = copy(`new.${one}`, `new.${castExpression(twin.name, old.type)}`, castClass(twin.type, old.type));
  return `
begin
  if tg_op = 'UPDATE' and new.${other} is not distinct from old.${other} and new.${one} is not distinct from old.${one} then
    return new;
  end if;
  if (case tg_op when 'UPDATE' then new.${other} is distinct from old.${other} else new.${other} is not null end) then
    ${back}
  else
    ${forth}
  end if;
  return new;
end `;
}

/** A value that the other type can't hold is left out there: the write that brings it must not fail. */
const copy = (to: string, value: string, cast: ReturnType<typeof castClass>): string =>
  cast === 'safe'
    ? `${to} := ${value};`
    : `begin ${to} := ${value}; exception when data_exception then ${to} := null; end;`;

/** The rows that are there: each is written once, whatever number of twins its table has. */
export function fillTwins(table: string, twins: readonly Twins[]): Step {
  const sets = twins.map(({ old, twin }) => `${identifier(twin.name)} = ${castExpression(old.name, twin.type)}`);
  const unfilled = twins.map(
    ({ old, twin }) => `${identifier(old.name)} is not null and ${identifier(twin.name)} is null`,
  );
  return batchesOf(
    table,
    `update ${identifier(table)} set ${sets.join(', ')}\n  where in_batch(${identifier(table)}) and (${unfilled.join(' or ')})`,
  );
}

/**
 * A new column that must have a value, in rows that are there and in those that servers write which do not know it.
 * @param fill SQL over the columns of the row
 */
export function fillColumn(table: string, column: string, fill: string) {
  const keeper = identifier(objectName(table, [column, 'fill'], 'keep'));
  const [name, field] = [identifier(table), identifier(column)];
  return {
    keep: [
      `create function ${keeper}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $fill$
begin
  if new.${field} is null then
    new.${field} := (select (${fill}) from (select new.*) ${name});
  end if;
  return new;
end $fill$`,
      `revoke all on function ${keeper}() from public`,
      `create trigger ${keeper} before insert or update on ${name} for each row execute function ${keeper}()`,
    ],
    batches: batchesOf(
      table,
      `update ${name} set ${field} = (${fill})\n  where in_batch(${name}) and ${field} is null`,
    ),
    end: [`drop trigger ${keeper} on ${name}`, `drop function ${keeper}()`],
  };
}

/** Once no server writes the old column: its end, and what the new one demands. */
export function contractTwins(twins: Twins, after: TableSnapshot): Step[] {
  const { table, old, twin, name } = twins;
  const keeper = identifier(keeperOf(twins));
  const alter = `alter table ${identifier(table)}`;
  const isRetyped = twin.name !== name;
  const keys = isRetyped ? twinKeys(twins, after) : [];
  return [
    ...(twin.nullable ? [] : proveNotNull(table, twin.name, name)),
    step(
      ...(twin.nullable ? [] : setNotNull(table, twin.name, name)),
      `drop trigger ${keeper} on ${identifier(table)}`,
      `drop function ${keeper}()`,
      `${alter} drop column ${identifier(old.name)}`,
      ...(isRetyped ? [`${alter} rename column ${identifier(twin.name)} to ${identifier(name)}`] : []),
      ...(twin.default === undefined ? [] : [`${alter} alter column ${identifier(name)} set default ${twin.default}`]),
      ...keys.map(({ takeOver }) => takeOver),
      ...(isRetyped ? grantsOn(after) : []),
    ),
    ...(twin.check === undefined ? [] : addCheckBeside(table, checkConstraint({ ...twin, name }, twin.check))),
    ...(isRetyped ? (after.checks ?? []).filter(({ columns }) => columns.includes(name)) : []).flatMap((check) =>
      addCheckBeside(table, tableCheckConstraint(check)),
    ),
  ];
}

/** Those of single columns went with the old one. */
const grantsOn = (table: TableSnapshot): string[] =>
  DATABASE_ROLES.flatMap((role) =>
    grantStatements(table.name, role, table.grants[role] ?? {}, identitySequence(table)),
  );

/** A rule for what is written from now on, and then a look at the rows that are there, which holds up nobody. */
export function addCheckBeside(table: string, constraint: string): Step[] {
  const alter = `alter table ${identifier(table)}`;
  const name = /^constraint (?<name>"[^"]+"|\w+)/.exec(constraint)?.groups?.['name'] ?? '';
  return [step(`${alter} add ${constraint} not valid`), step(`${alter} validate constraint ${name}`)];
}

const proofName = (table: string, column: string): string => objectName(table, [column, 'not', 'null'], 'check');

/** A check that is looked at beside the writes; with it the column's own rule needs no look at the rows. */
export function proveNotNull(table: string, column: string, name = column): Step[] {
  const proof = identifier(proofName(table, name));
  const alter = `alter table ${identifier(table)}`;
  return [
    step(`${alter} add constraint ${proof} check (${identifier(column)} is not null) not valid`),
    step(`${alter} validate constraint ${proof}`),
  ];
}

export function setNotNull(table: string, column: string, name = column): string[] {
  const alter = `alter table ${identifier(table)}`;
  return [
    `${alter} alter column ${identifier(column)} set not null`,
    `${alter} drop constraint ${identifier(proofName(table, name))}`,
  ];
}

interface TwinKey {
  build: Step;
  /** Gives the index its name, or makes it the constraint, when the old one went with its column. */
  takeOver: string;
}

/** Indexes of a column that keeps its name: their twins are built beside them. */
export function twinKeys(twins: Twins, after: TableSnapshot): TwinKey[] {
  const { table, twin, name } = twins;
  const onTwin = (columns: string[]): string =>
    columnList(columns.map((column) => (column === name ? twin.name : column)));
  const built = (key: KeySnapshot): string => identifier(`${key.name.slice(0, 50)}__twin`);
  const holds = ({ columns, where = [] }: KeySnapshot & Pick<IndexSnapshot, 'where'>): boolean =>
    columns.includes(name) || where.some(({ column }) => column === name);
  return [
    ...after.uniques.filter(holds).map((key) => ({
      build: concurrently(
        `create unique index concurrently ${built(key)} on ${identifier(table)} ${onTwin(key.columns)}`,
      ),
      takeOver: `alter table ${identifier(table)} add constraint ${identifier(key.name)} unique using index ${built(key)}`,
    })),
    ...after.indexes.filter(holds).map((key) => ({
      build: concurrently(
        `create index concurrently ${built(key)} on ${identifier(table)} ${onTwin(key.columns)}${conditionOf(key, twins)}`,
      ),
      takeOver: `alter index ${built(key)} rename to ${identifier(key.name)}`,
    })),
  ];
}

const CONDITION = { set: ' is not null', empty: ' is null', true: '' };

function conditionOf({ where = [] }: IndexSnapshot, { twin, name }: Twins): string {
  const conditions = where.map(
    ({ column, is }) => `${identifier(column === name ? twin.name : column)}${CONDITION[is]}`,
  );
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}
