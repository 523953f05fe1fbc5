/** Notes that a page was opened, behind the visitor's back: the page does not wait for it. */
import type { Database } from '../access/database.ts';
import type { Logger } from '../pipeline.ts';
import { insertRead, type NewRead } from './statements.ts';

export interface Reads {
  record: (read: NewRead) => void;
  /** Waits for what is under way. */
  settled: () => Promise<void>;
}

/** Beyond this the database is behind: a lost count is better than a page that does not come. */
const MAX_PENDING = 1_000;

export function createReads(database: Database, log: Logger): Reads {
  const pending = new Set<Promise<unknown>>();
  return {
    record(read) {
      if (pending.size >= MAX_PENDING) return;
      const work: Promise<unknown> = database
        .statement('visitor', read.companyId, insertRead(read))
        .catch((error: unknown) => log.error('a read was not counted', { requestId: '', error }))
        .finally(() => pending.delete(work));
      pending.add(work);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}
