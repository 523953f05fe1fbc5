/** Workers in one process, each killed by an error between two steps: any two, which a signal may never hit. */
import { openDatabase } from '../../server/access/database.ts';
import type { PaymentParts } from '../../server/modules/billing/payments/settle.ts';
import { createSimulator } from '../../server/modules/billing/payments/simulator/gateway.ts';
import {
  randomCrashPoint,
  SimulatedCrash,
  crashingDatabase,
  crashingGateway,
} from '../../server/modules/billing/payments/test/crashes.ts';
import { faultyGateway, SimulatedFault } from '../../server/modules/billing/payments/test/faults.ts';
import { createRandom } from '../../server/seed/random.ts';
import { renewDue } from '../../server/modules/billing/subscriptions/renew.ts';
import type { Workers } from './workers.ts';

export interface WorkersWithin {
  connectionString: string;
  workers: number;
  /** How likely a worker dies at each step. */
  crashRate: number;
  /** Share of the payments for which the gateway does not answer once; none where it is absent. */
  faultShare?: number;
  /** Of all chance but that of the workers' order. */
  seed: string;
}

/** A due subscription that is not over after so many rounds of all workers never will be. */
const MAX_ROUNDS = 300;
const AT_ONCE = 40;

export function openWorkersWithin(options: WorkersWithin): Workers {
  const { connectionString, workers, crashRate, faultShare = 0, seed } = options;
  const database = openDatabase({ connectionString, poolSize: { app: workers * 2, worker: workers } });
  let now = new Date(0);
  let kills = 0;
  const failures: Record<string, number> = {};
  const simulator = createSimulator({ database, publicUrl: 'http://localhost', secret: Buffer.from(seed) });
  const { gateway, counts } = faultyGateway(simulator, createRandom(`${seed} faults`).share, faultShare);
  const error = (_message: string, { error: cause }: { error: unknown }): void => {
    if (cause instanceof SimulatedCrash || cause instanceof SimulatedFault) return;
    const name = cause instanceof Error ? cause.message : String(cause);
    failures[name] = (failures[name] ?? 0) + 1;
  };
  const parts = Array.from({ length: workers }, (_, at): PaymentParts => {
    const crashPoint = randomCrashPoint(createRandom(`${seed} ${at}`).share, crashRate, () => void (kills += 1));
    return {
      database: crashingDatabase(database, crashPoint),
      gateway: crashingGateway(gateway, crashPoint),
      log: { error },
      now: () => now,
      abandonedAfterMs: 0,
    };
  });
  return {
    setTime: (time) => void (now = time),
    toll: () => ({ kills, killsAtWork: kills, faulty: counts().faulty }),
    failures: () => failures,
    async workOff(isDue) {
      for (let round = 0; await isDue(); round += 1) {
        if (round === MAX_ROUNDS) throw new Error('Something stays due.');
        await Promise.all(parts.map((one) => renewDue(one, AT_ONCE).catch(unlessKilled)));
      }
    },
    close: () => database.close(),
  };
}

function unlessKilled(error: unknown): void {
  if (!(error instanceof SimulatedCrash)) throw error;
}
