// A worker as a process of its own: `fork('worker.ts', [connection string])`. Told the time, it renews what is due then,
// until it is killed, or its parent is gone.
import { type Database, openDatabase } from '../../server/access/database.ts';
import type { PaymentParts } from '../../server/modules/billing/payments/settle.ts';
import { createSimulator } from '../../server/modules/billing/payments/simulator/gateway.ts';
import { renewDue } from '../../server/modules/billing/subscriptions/renew.ts';

export type WorkerMessage = { state: 'ready' | 'at work' | 'idle' } | { state: 'failed'; why: string };

/** Servers wait for twenty seconds, which would be most of a run; a charge of the simulated gateway takes a few milliseconds. */
const ABANDONED_AFTER_MS = 150;
/** Before it looks anew for what a killed one has left. */
const PAUSE_MS = 60;

const [connectionString = ''] = process.argv.slice(2);
const send = (word: WorkerMessage): void => void process.send?.(word);
const database = openDatabase({ connectionString });
let now: Date | null = null;
let wake = (): void => undefined;

process.on('disconnect', () => process.exit());
process.on('message', (time: string) => {
  now = new Date(time);
  wake();
});

const parts: PaymentParts = {
  database: telling(database),
  gateway: createSimulator({ database, publicUrl: 'http://localhost', secret: Buffer.from('renewals') }),
  log: {
    error: (_message, { error }) =>
      send({ state: 'failed', why: error instanceof Error ? error.message : String(error) }),
  },
  now: () => now ?? new Date(0),
  abandonedAfterMs: ABANDONED_AFTER_MS,
};

/** Says when it has found something to do. */
function telling(mute: Database): Database {
  return {
    ...mute,
    async lookup<Row extends object>(...asked: Parameters<Database['lookup']>): Promise<Row[]> {
      const found = await mute.lookup<Row>(...asked);
      if (found.length > 0) send({ state: 'at work' });
      return found;
    },
  };
}

const timeOrPause = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

send({ state: 'ready' });
for (;;) {
  if (now !== null) {
    await renewDue(parts).catch((error: unknown) => parts.log.error('a round failed', { requestId: '', error }));
    send({ state: 'idle' });
  }
  await timeOrPause();
}
