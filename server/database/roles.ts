/**
 * The roles that the server's pools work as. They belong to the whole cluster and not to one database, so no migration
 * makes them: every start makes sure that they exist and that the connecting user may `set role` to each.
 */
import type pg from 'pg';
import type { DatabaseRole } from '../../generator/model.ts';

export const DATABASE_ROLES: readonly DatabaseRole[] = ['app', 'platform', 'visitor', 'session', 'worker'];

/** What the cluster calls a role. */
export function databaseRoleName(role: DatabaseRole): string {
  return `feedtree_${role}`;
}

/** The user of the connection can't make the roles itself; the message holds the statements for an administrator. */
export class RoleSetupError extends Error {
  readonly code = 'role_setup';
}

interface RoleState {
  name: string;
  exists: boolean;
  usable: boolean;
  /** Superuser or BYPASSRLS: row-level security would hold nothing. */
  tooMighty: boolean;
}

/** PostgreSQL 16 tells membership from the right to SET ROLE (release notes 16, "E.1.3.2. Roles"). */
const SET_OPTION_SINCE = 160_000;
const ATTEMPTS = 10;
/** duplicate_object; unique_violation and internal_error ("tuple concurrently updated") when another database does the same. */
const LOST_RACE = new Set(['42710', '23505', 'XX000']);
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Creates what is missing of the five NOLOGIN roles and lets the current user become each of them. Call it outside a
 * transaction. Throws RoleSetupError when the user lacks the right, or when a role could get round row-level security.
 * @param names the roles, for tests that must not touch those of others in the cluster
 */
export async function ensureDatabaseRoles(
  client: pg.ClientBase,
  names: readonly string[] = DATABASE_ROLES.map(databaseRoleName),
): Promise<void> {
  const { version, user } = await whoAmI(client);
  for (let attempt = 1; ; attempt++) {
    const states = await roleStates(client, version, names);
    const tooMighty = states.filter((state) => state.tooMighty).map((state) => state.name);
    if (tooMighty.length > 0) throw new RoleSetupError(tooMightyMessage(tooMighty));
    const creations = states.flatMap((state) => (state.exists ? [] : [createStatement(state)]));
    const grants = states.flatMap((state) => (state.usable ? [] : [grantStatement(state, 'current_user', version)]));
    if (grants.length === 0) return;
    if (attempt > ATTEMPTS) throw new RoleSetupError(missingRightMessage(states, user, version));
    try {
      // A superuser may use a role as soon as it exists: look again before granting.
      for (const statement of creations.length > 0 ? creations : grants) await client.query(statement);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === INSUFFICIENT_PRIVILEGE) throw new RoleSetupError(missingRightMessage(states, user, version));
      if (!LOST_RACE.has(code)) throw error;
    }
  }
}

async function whoAmI(client: pg.ClientBase): Promise<{ version: number; user: string }> {
  const { rows } = await client.query<{ version: number; user: string }>(
    `select current_setting('server_version_num')::integer as version, quote_ident(current_user) as "user"`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say who is connected.');
  return row;
}

async function roleStates(client: pg.ClientBase, version: number, names: readonly string[]): Promise<RoleState[]> {
  const right = version >= SET_OPTION_SINCE ? 'SET' : 'MEMBER';
  const { rows } = await client.query<RoleState>(
    `select wanted.name, role.oid is not null as exists,
            coalesce(pg_has_role(current_user, role.oid, $2), false) as usable,
            coalesce(role.rolsuper or role.rolbypassrls, false) as "tooMighty"
     from unnest($1::text[]) with ordinality as wanted (name, position)
     left join pg_roles role on role.rolname = wanted.name
     order by wanted.position`,
    [names, right],
  );
  return rows;
}

function createStatement(state: RoleState): string {
  return `create role ${state.name} nologin`;
}

/** Not inherited: the owner's own statements must not fall under the policies of the roles. */
function grantStatement(state: RoleState, user: string, version: number): string {
  return `grant ${state.name} to ${user}${version >= SET_OPTION_SINCE ? ' with inherit false, set true' : ''}`;
}

function missingRightMessage(states: RoleState[], user: string, version: number): string {
  const statements = states.flatMap((state) => [
    ...(state.exists ? [] : [createStatement(state)]),
    ...(state.usable ? [] : [grantStatement(state, user, version)]),
  ]);
  return [
    `The database user ${user} may not set up the roles that Feedtree works as.`,
    'Ask an administrator of the database to run these statements, then start again:',
    ...statements.map((statement) => `  ${statement};`),
  ].join('\n');
}

function tooMightyMessage(names: string[]): string {
  return [
    'Roles that Feedtree works as could get round row-level security. Ask an administrator of the database to run:',
    ...names.map((name) => `  alter role ${name} nosuperuser nobypassrls;`),
  ].join('\n');
}
