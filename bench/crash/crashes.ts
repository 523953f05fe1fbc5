/**
 * Kills the server and PostgreSQL under load, again and again, and compares what is stored with a ledger of what was
 * acknowledged: no answer may be lost, none doubled, and the counters must be those of the answers.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../server/database/migrate.ts';
import { type Contender, startContender } from '../contender.ts';
import { fillDatabase, readMeasured } from '../dataset.ts';
import { SteadyPostgres } from '../steady-postgres.ts';
import { type Ledger, startVisitors } from './visitors.ts';
import { withConnection } from '../../server/database/with-connection.ts';

export interface CrashPlan {
  /** Of the database; empty or missing. */
  directory: string;
  /** How often each of the two is killed. */
  rounds: number;
  visitors: number;
  /** Between two kills, in milliseconds. */
  pauseMs: number;
  log(line: string): void;
}

export interface CrashReport {
  /** Acknowledged answers, and how often one was sent again. */
  acknowledged: number;
  retries: number;
  /** Acknowledged and not stored, or not as a whole. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Counted answers less answers that count. */
  miscounted: number;
}

const SIZE = { companies: 2, unitsPerCompany: 20, answersPerCompany: 10 };
const APP_SERVER = path.join(import.meta.dirname, '..', 'app-server.ts');

export async function crash(plan: CrashPlan): Promise<CrashReport> {
  const postgres = new SteadyPostgres({ directory: plan.directory, database: 'crash' });
  await postgres.start();
  await migrate(postgres.url);
  await fillDatabase(postgres.url, SIZE);
  const { codes } = await readMeasured(postgres.url);
  const before = await countedLess(postgres.url);
  const startServer = (): Promise<Contender> => startContender('feedtree', APP_SERVER, [postgres.url]);
  let server = await startServer();
  const visitors = startVisitors(plan.visitors, codes, () => server.origin);
  try {
    for (let round = 0; round < plan.rounds; round++) {
      await sleep(plan.pauseMs);
      plan.log(`${visitors.ledger.completed.size} answers acknowledged; the server is killed.`);
      await server.stop();
      server = await startServer();
      await sleep(plan.pauseMs);
      plan.log(`${visitors.ledger.completed.size} answers acknowledged; PostgreSQL is killed.`);
      await postgres.kill();
      await postgres.start();
    }
    await sleep(plan.pauseMs);
    await visitors.stop();
    return await compare(postgres.url, visitors.ledger, before);
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** Counted answers, folded or not, less the stored ones that count. */
async function countedLess(url: string): Promise<number> {
  const [row] = await query<{ difference: number }>(
    url,
    `select (select coalesce(sum(answers), 0) from node_total) + (select coalesce(sum(answers), 0) from node_day_delta)
      - (select count(*) from feedback where not is_repeat) as difference`,
  );
  return Number(row?.difference);
}

async function compare(url: string, { begun, completed, retries }: Ledger, before: number): Promise<CrashReport> {
  const rows = await query<{ response_token: string; is_whole: boolean }>(
    url,
    `select response_token, not is_partial and answers = jsonb_build_object('experience', 4, 'comment', response_token) as is_whole
      from feedback where sender_hash is not null`,
  );
  const stored = new Map<string, boolean>();
  let doubled = 0;
  for (const { response_token: token, is_whole: isWhole } of rows) {
    if (stored.has(token)) doubled += 1;
    stored.set(token, isWhole);
  }
  return {
    acknowledged: begun.size + completed.size,
    retries,
    lost:
      [...begun].filter((token) => !stored.has(token)).length +
      [...completed].filter((token) => !stored.get(token)).length,
    doubled,
    miscounted: (await countedLess(url)) - before,
  };
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  return withConnection(url, async (client) => {
    return (await client.query(text)).rows as Row[];
  });
}
