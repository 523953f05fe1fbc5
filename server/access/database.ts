/**
 * The only door to the database. Each pool works as one of the database roles (no DDL, no BYPASSRLS), and every
 * transaction says which company it is for before anything else runs; row-level security does the rest.
 */
import type { Socket } from 'node:net';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import type { DatabaseRole } from '../../generator/model.ts';

export interface Statement {
  /** Prepared once per connection under this name; absent = not prepared. */
  name?: string | undefined;
  text: string;
  values: unknown[];
}

export interface Transaction {
  /** For the query builder and Objection: bound to this transaction. */
  knex: Knex.Transaction;
  /** Null for platform work. */
  companyId: number | null;
  query<Row extends object>(statement: Statement): Promise<Row[]>;
}

export interface DatabaseOptions {
  connectionString: string;
  /** Connections of each role's pool. */
  poolSize?: Partial<Record<DatabaseRole, number>>;
  /** Test switch: pools work as this role instead (an owner with BYPASSRLS), to prove the application's own scope. */
  bypassRowSecurityAs?: string;
}

const POOL_SIZE: Record<DatabaseRole, number> = { app: 10, visitor: 12, platform: 4, session: 4, worker: 2 };
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
/** Longer than the statement's, so that a hung database is noticed by the client as well (statement_timeout is the server's). */
const QUERY_TIMEOUT_MS = 6_000;
const ACQUIRE_TIMEOUT_MS = 2_000;

const INT8_OID = 20;
/** Ids and sums stay far below 2^53, so they travel as numbers. */
pg.types.setTypeParser(INT8_OID, Number);

/** SET takes no parameters, so the number is written into the text: it must be one. */
function setTenant(companyId: number | null): string {
  if (companyId !== null && !Number.isSafeInteger(companyId)) throw new TypeError('A company id is a whole number.');
  return `set local feedtree.company_id = '${companyId ?? ''}'`;
}

function createPool(role: DatabaseRole, options: DatabaseOptions): Knex {
  const databaseRole = options.bypassRowSecurityAs ?? `feedtree_${role}`;
  const size = options.poolSize?.[role] ?? POOL_SIZE[role];
  return knexFactory({
    client: 'pg',
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    pool: {
      min: 0,
      max: size,
      afterCreate: (client: pg.Client, done: (error: Error | null, client: pg.Client) => void) => {
        // An idle client whose server restarts emits 'error'; unheard, it would end the process.
        client.on('error', () => undefined);
        done(null, client);
      },
    },
    connection: {
      connectionString: options.connectionString,
      pipeline: true,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: `feedtree-${role}`,
      options: [
        `-c role=${databaseRole}`,
        '-c TimeZone=UTC',
        `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
        `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
        `-c idle_in_transaction_session_timeout=${QUERY_TIMEOUT_MS}`,
      ].join(' '),
    } as Knex.PgConnectionConfig,
  });
}

export type Database = ReturnType<typeof openDatabase>;

/** Opens a pool per database role; connections are made when first needed. */
export function openDatabase(options: DatabaseOptions) {
  const pools = new Map<DatabaseRole, Knex>();
  const pool = (role: DatabaseRole): Knex => {
    const known = pools.get(role);
    if (known) return known;
    const created = createPool(role, options);
    pools.set(role, created);
    return created;
  };

  /** BEGIN, the tenant, the statement and COMMIT in one round trip; answers the statement's rows. */
  async function statement<Row extends object>(
    role: DatabaseRole,
    companyId: number | null,
    asked: Statement,
  ): Promise<Row[]> {
    const knex = pool(role);
    const client: pg.Client = await knex.client.acquireConnection();
    try {
      return await pipelined<Row>(client, companyId, asked);
    } finally {
      await knex.client.releaseConnection(client);
    }
  }

  /** Several statements in one transaction of one company (null: of the platform); rolled back when `work` throws. */
  async function withTenant<Result>(
    role: DatabaseRole,
    companyId: number | null,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    return pool(role).transaction(async (knex) => {
      const client = transactionClient(knex);
      const query = async <Row extends object>(asked: Statement): Promise<Row[]> => (await client(asked)).rows as Row[];
      await client({ text: setTenant(companyId), values: [] });
      return work({ knex, companyId, query });
    });
  }

  return {
    statement,
    withTenant,
    /** A statement outside any company: directory look-ups and platform tables. */
    lookup: <Row extends object>(role: DatabaseRole, asked: Statement): Promise<Row[]> => statement(role, null, asked),
    /** Waits for running work, then closes every connection. */
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map((knex) => knex.destroy()));
      pools.clear();
    },
  };
}

/** Sends all three at once, in one write; a failure of the statement turns the COMMIT into a rollback. */
async function pipelined<Row extends object>(
  client: pg.Client,
  companyId: number | null,
  asked: Statement,
): Promise<Row[]> {
  const { stream } = (client as pg.Client & { connection: { stream: Socket } }).connection;
  stream.cork();
  const sent = [
    client.query(`begin; ${setTenant(companyId)}`),
    client.query<Row>(asked),
    client.query('commit'),
  ] as const;
  stream.uncork();
  const [begun, answered, committed] = await Promise.allSettled(sent);
  for (const result of [begun, answered, committed]) if (result.status === 'rejected') throw result.reason;
  return answered.status === 'fulfilled' ? answered.value.rows : [];
}

/** Knex keeps a transaction's connection to itself; this asks it for the raw client, so that statements can be prepared. */
function transactionClient(knex: Knex.Transaction): (asked: Statement) => Promise<pg.QueryResult> {
  return async (asked) => {
    const client: pg.Client = await knex.client.acquireConnection();
    return client.query(asked);
  };
}
