/**
 * That something was queued, told to every server by PostgreSQL in the transaction that queues it: a trigger of the
 * table notifies its name. What passes unheard is found by the loops' own looks.
 */
import type { Database, Transaction } from '../../access/database.ts';
import type { RunningLoop } from './loop.ts';

const CHANNEL = 'feedtree_queue';

export interface QueueChannel {
  /** Calls `wake` when rows come to the table, and when some may have come unheard; answers how to stop. */
  on(table: string, wake: () => void): () => void;
  stop(): Promise<void>;
}

/** One connection that listens for all queues; while it is away they look by themselves. */
export function openQueueChannel(database: Pick<Database, 'listen'>): QueueChannel {
  const waiting = new Set<{ table: string; wake: () => void }>();
  const wakeAll = (isMeant: (table: string) => boolean): void => {
    for (const { table, wake } of waiting) if (isMeant(table)) wake();
  };
  const listening = database.listen(CHANNEL, {
    onMessage: (told) => wakeAll((table) => table === told),
    onGap: () => wakeAll(() => true),
  });
  // What came while it began to listen.
  void listening.ready.then(() => wakeAll(() => true));
  return {
    on(table, wake) {
      const one = { table, wake };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    stop: listening.stop,
  };
}

/**
 * Wakes the loop when rows come to a table of which a trigger notifies.
 * @returns the loop, which leaves the channel when it is stopped
 */
export function wakeOnRows(channel: Pick<QueueChannel, 'on'>, table: string, loop: RunningLoop): RunningLoop {
  const leave = channel.on(table, loop.wake);
  return {
    ...loop,
    async stop() {
      leave();
      await loop.stop();
    },
  };
}

/** For a row that is queued once more, which no trigger tells. */
export const notifyQueue = ({ query }: Pick<Transaction, 'query'>, table: string): Promise<object[]> =>
  query({ name: 'notify_queue', text: `select pg_notify('${CHANNEL}', $1)`, values: [table] });
