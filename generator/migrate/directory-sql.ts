/**
 * SQL text of directories: tables that map a value to its tenant before any tenant is known, at sign-in (an email) or
 * at the scan of a code. Only triggers write them, with their owner's rights and a search path that nobody can bend.
 */
import { databaseRoleName } from '../../shared/contract/database-roles.ts';
import { identifier } from './sql-text.ts';
import type { DirectorySnapshot } from './types.ts';

/** Creates the directory, fills it from the rows that are there when told to, and keeps it from then on. */
export function createDirectory(table: string, directory: DirectorySnapshot, fill: boolean): string[] {
  const name = identifier(directory.name);
  const keep = identifier(directory.function);
  const readers = directory.readers.map(databaseRoleName).join(', ');
  return [
    `create table ${name} (\n  ${directoryColumns(directory)}\n)`,
    ...(fill ? fillDirectory(table, directory) : []),
    ...(readers === '' ? [] : [`grant select on table ${name} to ${readers}`]),
    keepFunction(directory),
    `revoke all on function ${keep}() from public`,
    ...directoryTriggers(table, directory).map(({ definition }) => definition),
  ];
}

function directoryColumns({ key, tenant, shared }: DirectorySnapshot): string {
  const primary = `constraint ${identifier(key)} primary key`;
  return shared
    ? `value text,\n  ${tenant} bigint,\n  ${primary} (value, ${tenant})`
    : `value text ${primary},\n  ${tenant} bigint not null`;
}

export function dropDirectory(table: string, directory: DirectorySnapshot): string[] {
  return [
    ...directoryTriggers(table, directory).map(
      ({ trigger }) => `drop trigger ${identifier(trigger)} on ${identifier(table)}`,
    ),
    `drop function ${identifier(directory.function)}()`,
    `drop table ${identifier(directory.name)}`,
  ];
}

/** The triggers that keep a directory, spelled as `pg_get_triggerdef` spells them, for the catalogue to be compared with. */
export function directoryTriggers(table: string, { column, function: keep }: DirectorySnapshot) {
  const rows = `AFTER INSERT OR DELETE OR UPDATE OF ${identifier(column)} ON ${identifier(table)} FOR EACH ROW`;
  const truncate = `AFTER TRUNCATE ON ${identifier(table)} FOR EACH STATEMENT`;
  const create = (trigger: string, event: string) => ({
    trigger,
    definition: `CREATE TRIGGER ${identifier(trigger)} ${event} EXECUTE FUNCTION ${identifier(keep)}()`,
  });
  // A trigger's name is its table's own, so it needs no table in it.
  return [create(`${column}_keep`, rows), create(`${column}_keep_truncate`, truncate)];
}

/** Body of the trigger function; the catalogue is compared with it too. */
export function keepFunctionBody({ name, column, tenant, shared }: DirectorySnapshot): string {
  const directory = `public.${identifier(name)}`;
  const field = identifier(column);
  const own = shared ? ` and ${tenant} = old.${tenant}` : '';
  return `
begin
  if tg_op = 'TRUNCATE' then
    delete from ${directory};
    return null;
  end if;
  if tg_op = 'UPDATE' and old.${field} is not distinct from new.${field} then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from ${directory} where value = old.${field}::text${own};
  end if;
  if tg_op <> 'DELETE' and new.${field} is not null then
    insert into ${directory} (value, ${tenant}) values (new.${field}::text, new.${tenant});
  end if;
  return null;
end `;
}

function keepFunction(directory: DirectorySnapshot): string {
  return [
    `create function ${identifier(directory.function)}() returns trigger`,
    'language plpgsql security definer set search_path = pg_catalog, pg_temp',
    `as $keep$${keepFunctionBody(directory)}$keep$`,
  ].join('\n');
}

/** Lifts forced row-level security meanwhile: an owner that is no superuser sees no rows under it. */
function fillDirectory(table: string, directory: DirectorySnapshot): string[] {
  const from = identifier(table);
  const column = identifier(directory.column);
  const { tenant } = directory;
  return [
    `alter table ${from} no force row level security`,
    `insert into ${identifier(directory.name)} (value, ${tenant})\n  select ${column}::text, ${tenant} from ${from} where ${column} is not null`,
    `alter table ${from} force row level security`,
  ];
}
