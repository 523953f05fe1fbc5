/**
 * SQL text of directories: tables that map a value to its company before any company is known, at sign-in (an email) or
 * at the scan of a code. Only triggers write them, with their owner's rights and a search path that nobody can bend.
 */
import { databaseRoleName } from '../../server/database/roles.ts';
import { TENANT_COLUMN } from './columns.ts';
import { identifier } from './sql-text.ts';
import type { DirectorySnapshot } from './types.ts';

/** Creates the directory, fills it from the rows that are there, and keeps it from then on. */
export function createDirectory(table: string, directory: DirectorySnapshot): string[] {
  const name = identifier(directory.name);
  const column = identifier(directory.column);
  const keep = identifier(directory.function);
  const readers = directory.readers.map(databaseRoleName).join(', ');
  return [
    `create table ${name} (\n  value text constraint ${identifier(directory.key)} primary key,\n  ${TENANT_COLUMN} bigint not null\n)`,
    ...withoutForce(
      table,
      `insert into ${name} select ${column}::text, ${TENANT_COLUMN} from ${identifier(table)} where ${column} is not null`,
    ),
    ...(readers === '' ? [] : [`grant select on table ${name} to ${readers}`]),
    keepFunction(directory),
    `revoke all on function ${keep}() from public`,
    `create trigger ${keep} after insert or delete or update of ${column} on ${identifier(table)}\n  for each row execute function ${keep}()`,
    `create trigger ${identifier(truncateTrigger(directory))} after truncate on ${identifier(table)}\n  for each statement execute function ${keep}()`,
  ];
}

export function dropDirectory(table: string, directory: DirectorySnapshot): string[] {
  const triggers = [directory.function, truncateTrigger(directory)];
  return [
    ...triggers.map((trigger) => `drop trigger ${identifier(trigger)} on ${identifier(table)}`),
    `drop function ${identifier(directory.function)}()`,
    `drop table ${identifier(directory.name)}`,
  ];
}

/** A trigger's name is its table's own, so it needs no table in it. */
export function truncateTrigger(directory: DirectorySnapshot): string {
  return `${directory.column}_directory_truncate`;
}

/** Body of the trigger function; the catalogue is compared with it too. */
export function keepFunctionBody({ name, column }: DirectorySnapshot): string {
  const directory = `public.${identifier(name)}`;
  const field = identifier(column);
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
    delete from ${directory} where value = old.${field}::text;
  end if;
  if tg_op <> 'DELETE' and new.${field} is not null then
    insert into ${directory} (value, ${TENANT_COLUMN}) values (new.${field}::text, new.${TENANT_COLUMN});
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

/** An owner that is no superuser sees no rows of a table under forced row-level security. */
export function withoutForce(table: string, statement: string): string[] {
  const name = identifier(table);
  return [`alter table ${name} no force row level security`, statement, `alter table ${name} force row level security`];
}
