/**
 * Notes that a page was opened, behind the visitor's back: the page does not wait for it. Reads that come close together
 * are written together, one statement a company, since a statement each would cost more than the page.
 */
import type { Database } from '../access/database.ts';
import type { Logger } from '../pipeline.ts';
import { insertReads, type NewRead } from './statements.ts';

export interface Reads {
  record: (read: NewRead) => void;
  /** Writes what was noted, and waits for it. */
  settled: () => Promise<void>;
}

const GATHER_MS = 50;
/** After a write that failed: the database is away, or behind. */
const RETRY_MS = 1_000;
/** Reads of one statement at most. */
const BATCH = 1_000;
/** Beyond this the database is behind: a lost count is better than a page that does not come. */
const MAX_NOTED = 50_000;

export function createReads(database: Pick<Database, 'statement'>, log: Logger): Reads {
  const noted: NewRead[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Those that have to be written once more. */
  const write = async (companyId: number, reads: NewRead[]): Promise<NewRead[]> => {
    try {
      await database.statement('visitor', companyId, insertReads(companyId, reads));
      return [];
    } catch (error) {
      if (!isRefused(error)) return reads;
      if (reads.length === 1) log.error('a read was not counted', { requestId: '', error });
      else for (const read of reads) await write(companyId, [read]);
      return [];
    }
  };
  const writeAll = async (): Promise<void> => {
    const left: NewRead[] = [];
    while (noted.length > 0) {
      const companies = Map.groupBy(noted.splice(0, BATCH), ({ companyId }) => companyId);
      for (const [companyId, reads] of companies) left.push(...(await write(companyId, reads)));
    }
    noted.push(...left);
    if (left.length > 0) timer ??= setTimeout(flush, RETRY_MS);
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
  };

  return {
    record(read) {
      if (noted.length >= MAX_NOTED) return;
      noted.push(read);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    async settled() {
      flush();
      await writing;
      clearTimeout(timer);
      timer = undefined;
      if (noted.length > 0)
        log.error('reads were not counted', { requestId: '', error: new Error(`${noted.length} reads`) });
    },
  };
}

/** SQLSTATE classes 22 and 23: the database is there, but does not take this row. It must not take others with it. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
