/**
 * Workers that renew the same subscriptions over simulated months, each killed now and then between two steps, and the
 * books afterwards: one invoice and one charge a period, and both agree to the cent.
 */
import pg from 'pg';
import { openDatabase } from '../../server/access/database.ts';
import { plantPrices } from '../../server/billing/test/prices.ts';
import type { PaymentParts } from '../../server/payments/settle.ts';
import { createSimulator } from '../../server/payments/simulator/gateway.ts';
import { createRandom } from '../../server/seed/random.ts';
import { renewDue } from '../../server/subscriptions/renew.ts';
import { fateOf, Killed, mortalDatabase, mortalGateway } from './mortal.ts';
import { type Books, changeMinds, findFaults, nextDue, plantCompanies, readBooks, START } from './world.ts';

export interface RenewalPlan {
  /** Of the owner of a migrated database without companies. */
  connectionString: string;
  companies: number;
  months: number;
  workers: number;
  /** How likely a worker dies at each step. */
  deadliness: number;
  /** Of all chance but that of the workers' order. */
  seed: string;
  tell(line: string): void;
}

export interface RenewalReport extends Books {
  kills: number;
  faults: Record<string, number>;
}

const DAY_MS = 86_400_000;
/** A due subscription that is not over after so many rounds of all workers never will be. */
const MAX_ROUNDS = 300;

export async function simulateRenewals(plan: RenewalPlan): Promise<RenewalReport> {
  const { connectionString, companies, months, tell } = plan;
  const list = await plantPrices(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const workers = openWorkers(plan);
  try {
    await plantCompanies(client, list, companies);
    const end = new Date(START);
    end.setUTCMonth(end.getUTCMonth() + months + 1);
    let month = '';
    for (let due = await nextDue(client); due && due < end; due = await nextDue(client)) {
      // A job comes a little late, and finds all that the day brought.
      workers.setTime(new Date(Math.floor(due.getTime() / DAY_MS + 1) * DAY_MS));
      await changeMinds(client);
      await workers.workOff(client);
      const current = due.toISOString().slice(0, 7);
      if (current !== month) tell(`${current}: ${workers.kills()} kills`);
      month = current;
    }
    workers.setTime(end);
    const faults = { ...(await findFaults(client, end)), ...workers.failures() };
    return { ...(await readBooks(client)), kills: workers.kills(), faults };
  } finally {
    await client.end();
    await workers.close();
  }
}

/** Servers that share nothing but the database, in one process: what is killed is a worker's run, at any step. */
function openWorkers({ connectionString, workers, deadliness, seed }: RenewalPlan) {
  const database = openDatabase({ connectionString, poolSize: { app: workers * 2, worker: workers } });
  let now = new Date(START);
  let kills = 0;
  const failures: Record<string, number> = {};
  const gateway = createSimulator({ database, publicUrl: 'http://localhost', secret: Buffer.from(seed) });
  const error = (_message: string, { error: cause }: { error: unknown }): void => {
    if (cause instanceof Killed) return;
    const name = `a failure: ${cause instanceof Error ? cause.message : String(cause)}`;
    failures[name] = (failures[name] ?? 0) + 1;
  };
  const parts = Array.from({ length: workers }, (_, at): PaymentParts => {
    const fate = fateOf(createRandom(`${seed} ${at}`).share, deadliness, () => void (kills += 1));
    return {
      database: mortalDatabase(database, fate),
      gateway: mortalGateway(gateway, fate),
      log: { error },
      now: () => now,
      quietMs: 0,
    };
  });
  const isDue = async (client: pg.Client): Promise<boolean> => {
    const due = await nextDue(client);
    return due !== null && due <= now;
  };
  return {
    setTime: (time: Date) => void (now = time),
    kills: () => kills,
    failures: () => failures,
    /** Until nothing is due at this time. */
    async workOff(client: pg.Client): Promise<void> {
      for (let round = 0; await isDue(client); round += 1) {
        if (round === MAX_ROUNDS) throw new Error('Something stays due.');
        await Promise.all(parts.map((one) => renewDue(one, AT_ONCE).catch(unlessKilled)));
      }
    },
    close: () => database.close(),
  };
}

const AT_ONCE = 40;

function unlessKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error;
}
