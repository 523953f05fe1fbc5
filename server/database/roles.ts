/**
 * The roles that the server's pools log in as. They belong to the whole cluster and not to one database, so no migration
 * makes them: every start makes sure that they exist, can log in, and have no right beyond what migrations grant them.
 */
import pg from 'pg';
import { DATABASE_ROLES, databaseRoleName } from '../../shared/contract/database-roles.ts';
import { roleConnection, rolePassword, roleSecret, scramVerifier } from './role-login.ts';

/** The user of the connection can't make the roles itself; the message holds the statements for an administrator. */
export class RoleSetupError extends Error {
  readonly code = 'role_setup';
}

interface RoleState {
  name: string;
  exists: boolean;
  canLogin: boolean;
  /** The owner may become the role, which filling a database with rows needs. */
  usable: boolean;
  /** Superuser, BYPASSRLS, CREATEROLE and the like: the role could get round row-level security. */
  tooMighty: boolean;
  /** Roles whose rights it could take. */
  memberOf: string[];
}

/** PostgreSQL 16 tells membership from the right to SET ROLE (release notes 16, "E.1.3.2. Roles"). */
const SET_OPTION_SINCE = 160_000;
const ATTEMPTS = 10;
const LOGIN_MS = 10_000;
/** duplicate_object; unique_violation and internal_error ("tuple concurrently updated") when another database does the same. */
const LOST_RACE = new Set(['42710', '23505', 'XX000']);
const INSUFFICIENT_PRIVILEGE = '42501';
/** invalid_password, invalid_authorization_specification */
const LOGIN_REFUSED = new Set(['28P01', '28000']);

/**
 * Creates what is missing of the five roles, gives them their passwords, and lets the current user become each of them.
 * Call it outside a transaction. Throws RoleSetupError when the user lacks the right, or when a role could get round
 * row-level security.
 * @param connectionString of the same connection; the roles log in where it leads
 * @param names the roles, for tests that must not touch those of others in the cluster
 */
export async function ensureDatabaseRoles(
  client: pg.ClientBase,
  connectionString: string,
  names: readonly string[] = DATABASE_ROLES.map(databaseRoleName),
): Promise<void> {
  const { version, user } = await whoAmI(client);
  const secret = roleSecret(connectionString);
  for (let attempt = 1; ; attempt++) {
    const states = await roleStates(client, version, names);
    requireHarmless(states);
    const missing = missingStatements(states, { secret, version, user: 'current_user' });
    const statements = missing.length > 0 ? missing : await passwordStatements(connectionString, names, secret);
    if (statements.length === 0) return;
    const explanation = (): string =>
      missing.length > 0
        ? missingRightMessage(missingStatements(states, { secret, version, user }), user)
        : missingRightMessage(statements, user);
    if (attempt > ATTEMPTS) throw new RoleSetupError(explanation());
    try {
      for (const statement of statements) await client.query(statement);
    } catch (error) {
      const code = codeOf(error);
      if (code === INSUFFICIENT_PRIVILEGE) throw new RoleSetupError(explanation(), { cause: error });
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
    `select wanted.name, role.oid is not null as exists, coalesce(role.rolcanlogin, false) as "canLogin",
            coalesce(pg_has_role(current_user, role.oid, $2), false) as usable,
            coalesce(role.rolsuper or role.rolbypassrls or role.rolcreaterole or role.rolcreatedb or role.rolreplication, false)
              as "tooMighty",
            array(select granted.rolname::text from pg_auth_members membership
              join pg_roles granted on granted.oid = membership.roleid where membership.member = role.oid) as "memberOf"
     from unnest($1::text[]) with ordinality as wanted (name, position)
     left join pg_roles role on role.rolname = wanted.name
     order by wanted.position`,
    [names, right],
  );
  return rows;
}

function requireHarmless(states: RoleState[]): void {
  const statements = states.flatMap(({ name, tooMighty, memberOf }) => [
    ...(tooMighty ? [`alter role ${name} nosuperuser nobypassrls nocreaterole nocreatedb noreplication`] : []),
    ...memberOf.map((granted) => `revoke ${pg.escapeIdentifier(granted)} from ${name}`),
  ]);
  if (statements.length === 0) return;
  throw new RoleSetupError(
    [
      'Roles that Feedtree works as could get round row-level security. Ask an administrator of the database to run:',
      ...statements.map((statement) => `  ${statement};`),
    ].join('\n'),
  );
}

interface Wanted {
  secret: string | undefined;
  version: number;
  /** To whom the roles are granted, as it is written in SQL. */
  user: string;
}

/** What creates the roles, lets them log in and, once they exist, grants them: a superuser needs no grant by then. */
function missingStatements(states: RoleState[], { secret, version, user }: Wanted): string[] {
  const passwordOf = (name: string): string => (secret === undefined ? '' : ` ${passwordClause(secret, name)}`);
  const logins = states.flatMap(({ name, exists, canLogin }) => {
    if (!exists) return [`create role ${name} login noinherit${passwordOf(name)}`];
    return canLogin ? [] : [`alter role ${name} login noinherit${passwordOf(name)}`];
  });
  const grants = states.flatMap(({ name, usable }) => (usable ? [] : [grantStatement(name, user, version)]));
  const isForHand = user !== 'current_user';
  return isForHand ? [...logins, ...grants] : logins.length > 0 ? logins : grants;
}

/** Not inherited: the owner's own statements must not fall under the policies of the roles. */
const grantStatement = (name: string, user: string, version: number): string =>
  `grant ${name} to ${user}${version >= SET_OPTION_SINCE ? ' with inherit false, set true' : ''}`;

const passwordClause = (secret: string, name: string): string =>
  `password '${scramVerifier(rolePassword(secret, name))}'`;

/**
 * New passwords for the roles that the database does not let in, as after another password of the owner. Throws
 * RoleSetupError when no password is known that could be given to them.
 */
async function passwordStatements(
  connectionString: string,
  names: readonly string[],
  secret: string | undefined,
): Promise<string[]> {
  const refused: string[] = [];
  for (const name of names) if (await isRefused(connectionString, name)) refused.push(name);
  if (refused.length > 0 && secret === undefined) throw new RoleSetupError(noSecretMessage(refused));
  return secret === undefined ? [] : refused.map((name) => `alter role ${name} ${passwordClause(secret, name)}`);
}

async function isRefused(connectionString: string, name: string): Promise<boolean> {
  const client = new pg.Client({
    ...roleConnection(connectionString, name),
    application_name: 'feedtree-login',
    connectionTimeoutMillis: LOGIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    if (LOGIN_REFUSED.has(codeOf(error)) || isAskedForPassword(error)) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** pg has no code for it: the database wants a password, and there is none to send. */
const isAskedForPassword = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === '' && error.message.includes('password must be a');

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const missingRightMessage = (statements: string[], user: string): string =>
  [
    `The database user ${user} may not set up the roles that Feedtree works as.`,
    'Ask an administrator of the database to run these statements, then start again:',
    ...statements.map((statement) => `  ${statement};`),
  ].join('\n');

const noSecretMessage = (names: string[]): string =>
  [
    `The database does not let the roles in that Feedtree works as: ${names.join(', ')}.`,
    'Set DATABASE_ROLE_SECRET to a long random text, from which their passwords are made, or let pg_hba.conf trust them here.',
  ].join('\n');
