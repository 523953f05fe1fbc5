/** Visitors who answer without a pause, and go to the cell that serves their company when another refuses them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { roleConnection } from '../../role-login.ts';
import { NOT_SERVED_HERE, ownSigner, readTenantKey, TENANT_SETTING } from '../../tenant-key.ts';
import { withConnection } from '../../with-connection.ts';

export interface WriterOptions {
  companyId: number;
  /** Connection strings of the owners, by the names of the cells. */
  cells: () => ReadonlyMap<string, string>;
  cellOf: (companyId: number) => Promise<string>;
  /** At once. */
  visitors: number;
  /** Between two answers of a visitor, in milliseconds. */
  pauseMs: number;
}

export interface Written {
  /** The tokens of answers that were acknowledged. */
  tokens: string[];
  /** How long each took from its first attempt, in milliseconds. */
  tookMs: number[];
  /** How often a cell said that it does not serve the company. */
  refused: number;
  /** Refused in the midst of a transaction, which must not be. */
  refusedLate: number;
  /** What else was wrong, by its message. */
  errors: Map<string, number>;
}

export interface Writers {
  written: Written;
  /** Waits until so many more answers were acknowledged. */
  more(count: number): Promise<void>;
  stop(): Promise<Written>;
}

interface Connection {
  client: pg.Client;
  sign: (companyId: number) => string;
}

/** unique_violation: it was there already when its connection broke. */
const IS_THERE = '23505';
const AGAIN_MS = 5;
const TIMEOUT_MS = 120_000;

export function startWriters(options: WriterOptions): Writers {
  const written: Written = { tokens: [], tookMs: [], refused: 0, refusedLate: 0, errors: new Map() };
  let isOver = false;
  const visitors = Array.from({ length: options.visitors }, async () => {
    const connections = new Map<string, Connection>();
    while (!isOver) {
      await writeAnswer(options, connections, written);
      await sleep(options.pauseMs);
    }
    for (const { client } of connections.values()) await client.end().catch(() => undefined);
  });
  return {
    written,
    async more(count) {
      const [aim, end] = [written.tokens.length + count, Date.now() + TIMEOUT_MS];
      while (written.tokens.length < aim) {
        if (Date.now() > end) throw new Error(`No answers come: ${JSON.stringify([...written.errors])}`);
        await sleep(AGAIN_MS);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return written;
    },
  };
}

/** Until it is acknowledged, wherever the company lies by then. */
async function writeAnswer(options: WriterOptions, connections: Map<string, Connection>, written: Written) {
  const [token, began] = [randomUUID(), performance.now()];
  for (;;) {
    const cell = await options.cellOf(options.companyId).catch(() => undefined);
    if (cell !== undefined && (await attempt(options, connections, cell, token, written))) break;
    await sleep(AGAIN_MS);
  }
  written.tokens.push(token);
  written.tookMs.push(performance.now() - began);
}

async function attempt(
  options: WriterOptions,
  connections: Map<string, Connection>,
  cell: string,
  token: string,
  written: Written,
): Promise<boolean> {
  try {
    const connection = connections.get(cell) ?? (await connect(options.cells().get(cell) ?? ''));
    connections.set(cell, connection);
    await writeOnce(connection, options.companyId, token, written);
    return true;
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code === IS_THERE) return true;
    if (code === NOT_SERVED_HERE) {
      written.refused += 1;
      return false;
    }
    const message = error instanceof Error ? error.message : String(error);
    written.errors.set(message, (written.errors.get(message) ?? 0) + 1);
    await connections
      .get(cell)
      ?.client.end()
      .catch(() => undefined);
    connections.delete(cell);
    return false;
  }
}

async function connect(url: string): Promise<Connection> {
  const key = await withConnection(url, readTenantKey);
  const client = new pg.Client({ ...roleConnection(url, 'feedtree_visitor'), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  return { client, sign: await ownSigner(client, key) };
}

/** Two statements, the second of which changes what the first has written. */
async function writeOnce({ client, sign }: Connection, companyId: number, token: string, written: Written) {
  await client.query(`begin; set local ${TENANT_SETTING} = '${sign(companyId)}'`);
  let hasBegun = false;
  try {
    await client.query(
      `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, locale, response_token)
       select n.company_id, n.id, n.path, v.id, '{}', 'en', $2
       from (select company_id, id, path from node where company_id = $1 order by id limit 1) n,
         (select id from survey_version where company_id = $1 order by id limit 1) v`,
      [companyId, token],
    );
    hasBegun = true;
    await client.query('update feedback set smiley = 3 where company_id = $1 and response_token = $2', [
      companyId,
      token,
    ]);
    await client.query('commit');
  } catch (error) {
    if (hasBegun && error instanceof pg.DatabaseError && error.code === NOT_SERVED_HERE) written.refusedLate += 1;
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
