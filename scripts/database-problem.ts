/** Turns what keeps a database from being reached into a message that says what to do. */
import pg from 'pg';
import type { ServerLog } from '../server/log.ts';
import { SetupError } from '../server/database/setup-error.ts';

const connectTimeout = 10_000;
const startingUp = '57P03';

/**
 * Connects once, to find out whether the address is right.
 * @throws SetupError that says what is wrong with it; never with the password in it
 */
export async function ensureReachable(connectionString: string): Promise<void> {
  const client = createClient(connectionString);
  client.on('error', () => undefined);
  try {
    await connect(client);
  } catch (error) {
    throw new SetupError(describe(error, client), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Warns where the database lets in fewer than this server may use: some of its requests would wait, and then fail. */
export async function ensureEnoughConnections(
  connectionString: string,
  needed: number,
  log: Pick<ServerLog, 'warn'>,
): Promise<void> {
  const client = createClient(connectionString);
  client.on('error', () => undefined);
  await connect(client);
  const { rows } = await client.query<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );
  await client.end();
  const most = rows[0]?.most ?? needed;
  if (most >= needed) return;
  log.warn(
    `The database lets in ${most} connections, and this server may use ${needed}: raise its max_connections, or lower WEB_PROCESSES.`,
  );
}

function createClient(connectionString: string): pg.Client {
  if (!/^postgres(ql)?:\/\//.test(connectionString)) {
    throw new SetupError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeout });
  } catch (error) {
    throw new SetupError(
      "DATABASE_URL can't be read. Write it as postgres://user:password@host:5432/database, special characters as %xx.",
      {
        cause: error,
      },
    );
  }
}

async function connect(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('select 1');
}

/** SQLSTATEs are listed in PostgreSQL's manual, appendix A. */
const messages: Record<string, (at: Place) => string> = {
  '28P01': ({ user, address }) =>
    `The database at ${address} refuses the password of user ${user}. Correct it in DATABASE_URL.`,
  '28000': ({ user, address }) =>
    `The database at ${address} does not let user ${user} in from here: the user does not exist, or pg_hba.conf has no line for it.`,
  '3D000': ({ database, address }) =>
    `There is no database "${database}" at ${address}. Create it (create database ...) or correct DATABASE_URL.`,
  '42501': ({ user, database }) =>
    `User ${user} may not connect to database "${database}". Grant it: grant connect on database ... to ...`,
  '53300': ({ address }) =>
    `The database at ${address} has no connection left. Raise its max_connections or stop what uses them.`,
  [startingUp]: ({ address }) => `The database at ${address} is starting up or shutting down. Try again in a moment.`,
};

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOENT',
  'ECONNRESET',
  'EACCES',
]);

interface Place {
  address: string;
  user: string;
  database: string;
}

function describe(error: unknown, client: pg.Client): string {
  const place = { address: `${client.host}:${client.port}`, user: client.user ?? '', database: client.database ?? '' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = messages[code];
  if (known) return known(place);
  const said = error instanceof Error ? error.message : String(error);
  if (unreachable.has(code) || /timeout/i.test(said)) {
    return (
      `No PostgreSQL answers at ${place.address} (${code || said}). Start it or correct DATABASE_URL; ` +
      'without DATABASE_URL Feedtree starts a PostgreSQL of its own.'
    );
  }
  return `The database at ${place.address} can't be used: ${said}. Correct DATABASE_URL.`;
}
