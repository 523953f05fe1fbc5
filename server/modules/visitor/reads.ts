/**
 * Notes that a page was opened: in a journal before the page goes out (`read-journal.ts`), and in the database behind the
 * visitor's back. Reads that come close together are written together, one statement a company, since a statement each
 * would cost more than the page.
 */
import type { Database } from '../../access/database.ts';
import type { Logger } from '../../log.ts';
import { type Journal, JournalFailure, type LeftJournal, leftJournals, openJournal } from './read-journal.ts';
import type { NewRead, NotedRead } from './read-line.ts';
import { createWriteReads, type WriteReads } from './write-reads.ts';

export interface Reads {
  record: (read: NewRead) => void;
  /** Writes what was noted, by servers that are gone too, and waits for it. */
  settled: () => Promise<void>;
}

const GATHER_MS = 50;
/** After a write that failed: the database is away, or behind. */
const RETRY_MS = 1_000;
/** Reads of one statement at most. */
const BATCH = 1_000;
/** Without the database no page comes a few seconds later: this much is never reached, but memory has an end. */
const MAX_NOTED = 200_000;

export interface ReadParts {
  database: Pick<Database, 'statement'>;
  /** Of the journals of this machine's servers. */
  folder: string;
  log: Logger;
}

/** Begins with what was left behind by servers that were killed. */
export function createReads({ database, folder, log }: ReadParts): Reads {
  const write = createWriteReads(database, log);
  const journal = openJournal(folder);
  const noted = new Noted();
  const append = journaling(journal, log);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = replayLeft(folder, write, log);

  const writeAll = async (): Promise<void> => {
    const failed: number[] = [];
    for (let next = noted.next(failed); next; next = noted.next(failed)) {
      const { companyId, reads } = next;
      try {
        await write(companyId, journal.id, reads);
        for (const read of noted.drop(companyId, reads.length)) journal.done(read);
      } catch {
        // Those that follow wait for these: what is stored is told by its last number.
        failed.push(companyId);
      }
    }
    if (failed.length === 0) return;
    await journal.toDisk().catch(() => undefined);
    timer ??= setTimeout(flush, RETRY_MS);
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
  };

  return {
    record(read) {
      if (noted.count >= MAX_NOTED) return;
      noted.add(append(read));
      timer ??= setTimeout(flush, GATHER_MS);
    },
    async settled() {
      flush();
      await writing;
      clearTimeout(timer);
      timer = undefined;
      journal.close();
      if (noted.count > 0)
        log.error('reads wait for the next start', { requestId: '', error: new Error(`${noted.count} reads`) });
    },
  };
}

/** The page comes also where the disk is full: then its read is kept in memory alone, which is told once until it goes again. */
function journaling(journal: Journal, log: Logger): (read: NewRead) => NotedRead {
  let failing = false;
  return (read) => {
    try {
      const noted = journal.append(read);
      failing = false;
      return noted;
    } catch (error) {
      if (!(error instanceof JournalFailure)) throw error;
      if (!failing) log.error('the journal of reads can’t be written', { requestId: '', error });
      failing = true;
      return error.read;
    }
  };
}

/** What can't be stored now stays where it is, for the next start. */
async function replayLeft(folder: string, write: WriteReads, log: Logger): Promise<void> {
  try {
    for (const left of leftJournals(folder)) await replay(left, write);
  } catch (error) {
    log.error('reads of a server that is gone were not counted', { requestId: '', error });
  }
}

async function replay({ id, reads, remove }: LeftJournal, write: WriteReads): Promise<void> {
  for (const [companyId, theirs] of Map.groupBy(reads, (read) => read.companyId))
    for (let from = 0; from < theirs.length; from += BATCH)
      await write(companyId, id, theirs.slice(from, from + BATCH));
  remove();
}

/** What waits for the database, company by company, in the order of its numbers. */
class Noted {
  count = 0;
  readonly #ofCompanies = new Map<number, NotedRead[]>();

  add(read: NotedRead): void {
    const theirs = this.#ofCompanies.get(read.companyId);
    if (theirs) theirs.push(read);
    else this.#ofCompanies.set(read.companyId, [read]);
    this.count += 1;
  }

  next(failed: readonly number[]): { companyId: number; reads: NotedRead[] } | null {
    for (const [companyId, reads] of this.#ofCompanies)
      if (!failed.includes(companyId)) return { companyId, reads: reads.slice(0, BATCH) };
    return null;
  }

  drop(companyId: number, count: number): NotedRead[] {
    const theirs = this.#ofCompanies.get(companyId) ?? [];
    const dropped = theirs.splice(0, count);
    if (theirs.length === 0) this.#ofCompanies.delete(companyId);
    this.count -= dropped.length;
    return dropped;
  }
}
