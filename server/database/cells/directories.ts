/**
 * The directories of a cell are those of the home cell, as foreign tables: what a transaction of a company says of an
 * e-mail or a code is written there by the triggers that write directories, and committed there just before it is
 * committed here. So a value belongs to one company of all cells. What a crash between the two leaves behind is found by
 * comparing (compare-directories.ts).
 */
import pg from 'pg';
import { databaseRoleName } from '../../../shared/contract/database-roles.ts';
import { rolePassword, roleSecret } from '../role-login.ts';
import { ensureDatabaseRoles } from '../roles.ts';
import { homeAddress } from './home-address.ts';

/** Who writes the directories of the home cell for others. */
export const DIRECTORY_ROLE = 'feedtree_directory';
const SERVER = 'feedtree_home';
const CONNECT_SECONDS = '3';

export interface Directory {
  name: string;
  /** Names and types, in order. */
  columns: { name: string; type: string }[];
  readers: string[];
}

/** Written by triggers alone: they have the tenant's column, and no row-level security, since they are asked before any tenant is known. */
const DIRECTORIES = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    array(select r.rolname::text from unnest($1::text[]) wanted join pg_roles r on r.rolname = wanted
      where has_table_privilege(r.oid, c.oid, 'select') order by 1) as readers
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like '%\\_directory' and not c.relrowsecurity
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
  order by 1`;

/** @param home a connection of the home cell's owner */
export async function readDirectories(home: pg.ClientBase): Promise<Directory[]> {
  const roles = (['session', 'visitor'] as const).map(databaseRoleName);
  const { rows } = await home.query<Directory>(DIRECTORIES, [roles]);
  return rows;
}

/** Lets the cells write the directories of the home cell, and nothing else of it. */
export async function openDirectories(home: pg.Client, connectionString: string): Promise<void> {
  await ensureDatabaseRoles(home, connectionString, [DIRECTORY_ROLE]);
  const names = (await readDirectories(home)).map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await home.query(`grant usage on schema public to ${DIRECTORY_ROLE}`);
  await home.query(`grant select, insert, update, delete on ${names} to ${DIRECTORY_ROLE}`);
}

/**
 * Puts foreign tables in the place of a cell's own directories, which are empty, or leads those that are there to where
 * the home cell is now.
 * @param cell a connection of the cell's owner, who may create servers: PostgreSQL asks for a superuser's extension once
 * @param homeUrl connection string of the home cell
 */
export async function linkDirectories(
  cell: pg.ClientBase,
  homeUrl: string,
  directories: readonly Directory[],
): Promise<void> {
  await cell.query('create extension if not exists postgres_fdw');
  await ensureServer(cell, homeUrl);
  await ensureUsers(cell, homeUrl);
  for (const directory of directories) {
    await keepOthers(cell, directory);
    await linkDirectory(cell, directory);
  }
}

/** To empty a table of one cell must not empty the directory of all. */
async function keepOthers(cell: pg.ClientBase, { name }: Directory): Promise<void> {
  const { rows } = await cell.query<{ table: string; trigger: string }>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as trigger
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.proname = $1 and t.tgname like '%\\_truncate' and t.tgenabled <> 'D'`,
    [`${name}_keep`],
  );
  for (const { table, trigger } of rows) await cell.query(`alter table ${table} disable trigger ${trigger}`);
}

async function ensureServer(cell: pg.ClientBase, homeUrl: string): Promise<void> {
  const wanted = { ...homeAddress(homeUrl), keep_connections: 'off', connect_timeout: CONNECT_SECONDS };
  const { rows } = await cell.query<{ options: string[] }>(
    `select coalesce(srvoptions, '{}') as options from pg_foreign_server where srvname = $1`,
    [SERVER],
  );
  const [found] = rows;
  if (!found)
    await cell.query(`create server ${SERVER} foreign data wrapper postgres_fdw options (${optionList(wanted)})`);
  else if (isChanged(found.options, wanted))
    await cell.query(`alter server ${SERVER} options (${changes(found.options, wanted)})`);
}

/** The owner, whose rights the triggers have, and those who look a value up within a transaction. */
async function ensureUsers(cell: pg.ClientBase, homeUrl: string): Promise<void> {
  const secret = roleSecret(homeUrl);
  const wanted = {
    user: DIRECTORY_ROLE,
    // A superuser alone may say that none is needed, and a cell whose home needs none is on the same machine.
    ...(secret === undefined ? { password_required: 'false' } : { password: rolePassword(secret, DIRECTORY_ROLE) }),
  };
  for (const user of ['current_user', databaseRoleName('session'), databaseRoleName('visitor')]) {
    const { rows } = await cell.query<{ options: string[] }>(
      `select coalesce(umoptions, '{}') as options from pg_user_mappings
       where srvname = $1 and usename = ${user === 'current_user' ? user : pg.escapeLiteral(user)}`,
      [SERVER],
    );
    const [found] = rows;
    if (!found) await cell.query(`create user mapping for ${user} server ${SERVER} options (${optionList(wanted)})`);
    else if (isChanged(found.options, wanted))
      await cell.query(`alter user mapping for ${user} server ${SERVER} options (${changes(found.options, wanted)})`);
  }
}

async function linkDirectory(cell: pg.ClientBase, { name, columns, readers }: Directory): Promise<void> {
  const table = pg.escapeIdentifier(name);
  const { rows } = await cell.query<{ kind: string; filled: boolean }>(
    'select relkind as kind from pg_class where oid = to_regclass($1)',
    [`public.${table}`],
  );
  if (rows[0]?.kind === 'f') return;
  const described = columns.map((column) => `${pg.escapeIdentifier(column.name)} ${column.type}`).join(', ');
  const grant = readers.length > 0 ? `grant select on ${table} to ${readers.join(', ')};` : '';
  await cell.query(
    `begin;
     ${rows.length > 0 ? `drop table ${table};` : ''}
     create foreign table ${table} (${described}) server ${SERVER} options (schema_name 'public', table_name ${pg.escapeLiteral(name)});
     ${grant}
     commit`,
  );
}

const optionList = (options: Record<string, string>): string =>
  Object.entries(options)
    .map(([key, value]) => `${pg.escapeIdentifier(key)} ${pg.escapeLiteral(value)}`)
    .join(', ');

const isChanged = (found: readonly string[], wanted: Record<string, string>): boolean =>
  found.length !== Object.keys(wanted).length ||
  Object.entries(wanted).some(([key, value]) => !found.includes(`${key}=${value}`));

function changes(found: readonly string[], wanted: Record<string, string>): string {
  const there = new Set(found.map((option) => option.slice(0, option.indexOf('='))));
  const gone = [...there].filter((key) => wanted[key] === undefined).map((key) => `drop ${pg.escapeIdentifier(key)}`);
  const set = Object.entries(wanted).map(
    ([key, value]) => `${there.has(key) ? 'set' : 'add'} ${pg.escapeIdentifier(key)} ${pg.escapeLiteral(value)}`,
  );
  return [...gone, ...set].join(', ');
}
