/**
 * One PostgreSQL database that companies lie in. Each pool logs in as one of the database roles (no DDL, no BYPASSRLS, no
 * other role to become), and every transaction says which company it is for before anything else runs; row-level
 * security does the rest.
 */
import pg from 'pg';
import type { DatabaseRole } from '../../shared/contract/model.ts';
import { roleConnection } from '../database/role-login.ts';
import { databaseRoleName } from '../../shared/contract/database-roles.ts';
import { readTenantKey, type TenantKey } from '../database/tenant-key.ts';
import { withConnectionHeld } from './sender.ts';
import { createShares, type Shares } from './shares.ts';
import { createPool, type PoolFigures as Figures } from './pool.ts';
import { listen, type Listening, type ListenOptions } from '../database/listen.ts';
import { prepareTenant, queryAsTenant, queryEachAsTenant, queryWithin, setTenant } from './tenant-query.ts';

export interface Statement {
  /** Prepared once per connection under this name; absent = not prepared. */
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** How long the client waits for it, in milliseconds, where it may take longer than others of its role. */
  query_timeout?: number;
}

export type SimpleValue = string | number | boolean | null;

/** One statement, executed once for each list of values. */
export interface RepeatedStatement {
  name: string;
  text: string;
  values: SimpleValue[][];
}

export interface Transaction {
  /** Null for platform work. */
  companyId: number | null;
  /** What PostgreSQL calls who its statements are run as. */
  role: string;
  /** The database that it runs in, told from others. */
  cell: object;
  query<Row extends object>(statement: Statement): Promise<Row[]>;
}

export interface CellOptions {
  connectionString: string;
  /** Connections of each role's pool. */
  poolSize?: Partial<Record<DatabaseRole, number>>;
  /** Raises what one sender may use of the pools' time; for load tests, which come from one. */
  shareFactor?: number;
  /** Test switch: pools become this role instead (an owner with BYPASSRLS), to prove the application's own scope. */
  bypassRowSecurityAs?: string;
}

const POOL_SIZE: Record<DatabaseRole, number> = { app: 10, visitor: 8, platform: 4, session: 4, worker: 2 };
const STATEMENT_TIMEOUT_MS = 5_000;
/** Nobody waits for the work behind the calls, and on a busy database it must get on all the same. */
const WORKER_STATEMENT_TIMEOUT_MS = 60_000;
const LOCK_TIMEOUT_MS = 2_000;
/** How much longer the client waits, so that a hung database is noticed too (statement_timeout is the server's). */
const HUNG_MS = 1_000;
const ACQUIRE_TIMEOUT_MS = 2_000;
/** A connection that nobody needs for so long is closed. */
const IDLE_MS = 30_000;
const KEY_TIMEOUT_MS = 5_000;

const INT8_OID = 20;
/** Ids and sums stay far below 2^53, so they travel as numbers. */
pg.types.setTypeParser(INT8_OID, Number);

const connectionOf = (role: DatabaseRole, options: CellOptions): pg.ClientConfig =>
  options.bypassRowSecurityAs === undefined
    ? roleConnection(options.connectionString, databaseRoleName(role))
    : { connectionString: options.connectionString };

function poolConfig(role: DatabaseRole, max: number, options: CellOptions): pg.PoolConfig {
  const statementTimeout = role === 'worker' ? WORKER_STATEMENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS;
  return {
    ...connectionOf(role, options),
    max,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    pipeline: true,
    query_timeout: statementTimeout + HUNG_MS,
    application_name: `feedtree-${role}`,
    options: [
      ...(options.bypassRowSecurityAs === undefined ? [] : [`-c role=${options.bypassRowSecurityAs}`]),
      '-c search_path=public',
      '-c TimeZone=UTC',
      // Compiling takes longer than any statement of ours, whose costs are guessed too high where they look into few rows.
      '-c jit=off',
      `-c statement_timeout=${statementTimeout}`,
      `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
      `-c idle_in_transaction_session_timeout=${statementTimeout + HUNG_MS}`,
    ].join(' '),
  };
}

export interface PoolFigures extends Figures {
  role: DatabaseRole;
}

interface SharedPool extends ReturnType<typeof createPool> {
  shares: Shares;
}

function figuresOf(role: DatabaseRole, { figures, shares }: SharedPool): PoolFigures {
  const { waiting, ...counted } = figures();
  return { role, ...counted, waiting: waiting + shares.waiting() };
}

/** Read by the owner once, when the first connection is made: no pool's role can. */
async function keyOf(connectionString: string): Promise<TenantKey> {
  const client = new pg.Client({ connectionString, application_name: 'feedtree-key', query_timeout: KEY_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await readTenantKey(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What is found is kept; what failed is tried anew. */
function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () =>
    (found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
}

/** The pools, each made when it is first needed. */
function createPools(options: CellOptions) {
  const pools = new Map<DatabaseRole, SharedPool>();
  const key = once(() => keyOf(options.connectionString));
  return {
    pool(role: DatabaseRole): SharedPool {
      const known = pools.get(role);
      if (known) return known;
      const size = options.poolSize?.[role] ?? POOL_SIZE[role];
      const shares = createShares(role, size, options.shareFactor ?? 1);
      const open = createPool(poolConfig(role, size, options), async (client) => prepareTenant(client, await key()));
      const created = { ...open, shares };
      pools.set(role, created);
      return created;
    },
    figures: (): PoolFigures[] => [...pools].map(([role, made]) => figuresOf(role, made)),
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map(({ close }) => close()));
      pools.clear();
    },
  };
}

export type Cell = ReturnType<typeof openCell>;

/**
 * Opens a pool per database role; connections are made when first needed. Its calls reject with PostgreSQL's errors,
 * and with Problem 503 when their sender has too much waiting or waits too long.
 */
export function openCell(options: CellOptions) {
  const { pool, ...pools } = createPools(options);
  const cell = {};

  function withClient<Result>(
    role: DatabaseRole,
    companyId: number | null,
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const { shares, ...open } = pool(role);
    // To open a connection is the cost of all who use it later, and not of whoever came first.
    return shares.run(companyId, (count) => open.withClient(work, count));
  }

  /** A transaction of one statement in one round trip; answers the statement's rows. */
  const statement = <Row extends object>(role: DatabaseRole, companyId: number | null, asked: Statement) =>
    withClient(role, companyId, (client) => queryAsTenant<Row>(client, companyId, asked));

  /** A transaction of all its executions in one round trip; answers the rows of each. */
  const repeated = <Row extends object>(role: DatabaseRole, companyId: number | null, asked: RepeatedStatement) =>
    withClient(role, companyId, (client) => queryEachAsTenant<Row>(client, companyId, asked));

  /** Several statements in one transaction of one company (null: of the platform); rolled back when `work` throws. */
  async function withTenant<Result>(
    role: DatabaseRole,
    companyId: number | null,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const { shares, withTransaction } = pool(role);
    return shares.run(companyId, (count) =>
      withTransaction(
        (client) => setTenant(client, companyId),
        async (client) => {
          let isOver = false;
          const query = async <Row extends object>(asked: Statement): Promise<Row[]> => {
            // The connection may be another company's by now.
            if (isOver) throw new Error('A statement came after its transaction had ended.');
            return queryWithin<Row>(client, asked);
          };
          try {
            return await withConnectionHeld(() =>
              work({ companyId, role: options.bypassRowSecurityAs ?? databaseRoleName(role), cell, query }),
            );
          } finally {
            isOver = true;
          }
        },
        count,
      ),
    );
  }

  return {
    statement,
    repeated,
    withTenant,
    /** Hears what connections of this database notify on a channel; a connection of its own, beside the pools. */
    listen: (channel: string, heard: Pick<ListenOptions, 'onMessage' | 'onGap' | 'onLoss'>): Listening =>
      listen({
        connection: connectionOf('app', options),
        channel,
        ...heard,
      }),
    /** Connections of each role's pool, and how much work waits for one. */
    figures: pools.figures,
    /** Waits for running work, then closes every connection. */
    close: pools.close,
  };
}
