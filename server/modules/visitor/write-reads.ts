/** Stores reads of one company, in their order. */
import type { Database } from '../../access/database.ts';
import type { Logger } from '../../log.ts';
import { insertReads, type InsertedRow } from './insert-reads.ts';
import type { NotedRead } from './read-line.ts';

export type WriteReads = (companyId: number, journal: string, reads: readonly NotedRead[]) => Promise<void>;

/** Its answer throws when the database is away, or behind: to be asked again. What it refuses is told and left out. */
export function createWriteReads(database: Pick<Database, 'statement'>, log: Logger): WriteReads {
  const write: WriteReads = async (companyId, journal, reads) => {
    const last = reads.at(-1)?.number ?? 0;
    try {
      const asked = insertReads(companyId, journal, reads);
      const [row] = await database.statement<InsertedRow>('visitor', companyId, asked);
      if ((row?.written ?? 0) < last) throw new Error('Another server writes the same reads.');
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (reads.length === 1) log.error('a read was not counted', { requestId: '', error });
      else for (const read of reads) await write(companyId, journal, [read]);
    }
  };
  return write;
}

/** SQLSTATE classes 22 and 23: the database is there, but does not take this row. It must not take others with it. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
