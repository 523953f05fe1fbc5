/**
 * Breaks the server and PostgreSQL under load, again and again, and compares what is stored with a ledger of what was
 * acknowledged: no answer may be lost, none doubled, and the counters must be those of the answers.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../server/database/migrate.ts';
import { withConnection } from '../../server/database/with-connection.ts';
import { fillDatabase, readMeasured } from '../dataset.ts';
import { type Machine, startMachine } from './machine.ts';
import { type FaultyPostgres, startFaultyPostgres } from './postgres.ts';
import { type Ledger, startVisitors } from './visitors.ts';

export interface CrashPlan {
  /** Faults, one after another, each kind as often; the next comes once answers are acknowledged again. */
  cycles: number;
  visitors: number;
  /** Processes that answer. */
  web: number;
  /** From answers that are acknowledged again to the next fault, in milliseconds. */
  pauseMs: number;
  /** How long PostgreSQL hangs, in milliseconds: beyond what statements may take, or not. */
  hungMs: number;
  /** How long its disk is full, in milliseconds. */
  fullMs: number;
  log(line: string): void;
  /** Whether it is to end before that. */
  isOver?(): boolean;
}

export interface CrashReport {
  /** How often each kind of fault was brought about. */
  faults: Record<string, number>;
  /** Acknowledged answers, and how often one was sent again. */
  acknowledged: number;
  retries: number;
  /** Acknowledged and not stored, or not as a whole. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Counted answers less answers that count. */
  miscounted: number;
  /** From a fault to answers that were acknowledged again, at most, in milliseconds. */
  slowestRecoveryMs: number;
}

const SIZE = { companies: 2, unitsPerCompany: 20, answersPerCompany: 10 };
/** Acknowledged after a fault: then it is over. */
const RECOVERED = 10;
const RECOVERY_TIMEOUT_MS = 180_000;
const LOOK_MS = 50;

interface Broken extends Pick<CrashPlan, 'hungMs' | 'fullMs'> {
  machine: Machine;
  postgres: FaultyPostgres;
}

type Fault = (broken: Broken) => Promise<void>;

async function killProcess(machine: Machine, kind: 'web' | 'worker'): Promise<void> {
  // One that was killed before may not be replaced yet.
  while (!machine.kill(kind)) await sleep(LOOK_MS);
}

const FAULTS: Record<string, Fault> = {
  'web process killed': ({ machine }) => killProcess(machine, 'web'),
  'connections cut': async ({ postgres }) => postgres.cutConnections(),
  'PostgreSQL killed': ({ postgres }) => postgres.killAndRestart(),
  'worker killed': ({ machine }) => killProcess(machine, 'worker'),
  'PostgreSQL hung': async ({ postgres, hungMs }) => {
    postgres.hang();
    await sleep(hungMs);
    postgres.goOn();
  },
  'disk full': async ({ postgres, fullMs }) => {
    postgres.fillDisk();
    await sleep(fullMs);
    await postgres.emptyDisk();
  },
};

/**
 * Plays the faults in turns.
 * @param plan how many, under which load
 * @returns what came of it
 */
export async function crash(plan: CrashPlan): Promise<CrashReport> {
  const postgres = await startFaultyPostgres('crash');
  try {
    await migrate(postgres.url);
    await fillDatabase(postgres.url, SIZE);
    const { codes } = await readMeasured(postgres.url);
    const before = await countedLess(postgres.url);
    const machine = await startMachine(postgres.url, plan.web);
    try {
      const visitors = startVisitors(plan.visitors, codes, () => machine.origin);
      const played = await playFaults({ machine, postgres, ...plan }, visitors.ledger, plan);
      await visitors.stop();
      return { ...played, ...(await compare(postgres.url, visitors.ledger, before)) };
    } finally {
      await machine.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function playFaults(
  broken: Broken,
  ledger: Ledger,
  { cycles, pauseMs, log, isOver = () => false }: CrashPlan,
): Promise<Pick<CrashReport, 'faults' | 'slowestRecoveryMs'>> {
  const kinds = Object.entries(FAULTS).filter(([name]) => name !== 'disk full' || broken.postgres.hasOwnDisk);
  const faults: Record<string, number> = {};
  let slowestRecoveryMs = 0;
  for (let cycle = 0; cycle < cycles && !isOver(); cycle++) {
    await sleep(pauseMs);
    const [name, bringAbout] = kinds[cycle % kinds.length] ?? [];
    if (!name || !bringAbout) break;
    const begun = performance.now();
    await bringAbout(broken);
    const before = ledger.completed.size;
    while (ledger.completed.size < before + RECOVERED) {
      if (performance.now() - begun > RECOVERY_TIMEOUT_MS) throw new Error(`Nothing is acknowledged after: ${name}.`);
      await sleep(LOOK_MS);
    }
    const took = performance.now() - begun;
    slowestRecoveryMs = Math.max(slowestRecoveryMs, Math.round(took));
    faults[name] = (faults[name] ?? 0) + 1;
    log(`${cycle + 1}: ${name}, over after ${took.toFixed(0)} ms; ${ledger.completed.size} answers acknowledged.`);
  }
  return { faults, slowestRecoveryMs };
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

type Compared = Omit<CrashReport, 'faults' | 'slowestRecoveryMs'>;

async function compare(url: string, { begun, completed, retries }: Ledger, before: number): Promise<Compared> {
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
