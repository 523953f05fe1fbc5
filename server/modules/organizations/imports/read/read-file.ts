/** A file to its rows, in a process of its own with bounds of memory and time. */
import { type Bounds, runProcess } from '../../../../platform/files/process/run-process.ts';
import { createFairSemaphore } from '../../../../platform/files/process/fair-semaphore.ts';
import type { Unreadable } from '../../../../platform/files/read/unreadable-file.ts';
import { unreadableProblem } from '../../../../platform/files/read/unreadable-problem.ts';
import { MAX_ROWS, type TableRow } from './table.ts';

/** What the process answers. */
export type Reading = { rows: TableRow[] } | { unreadable: Unreadable };

const READER = new URL('./reader-process.ts', import.meta.url);
const BOUNDS: Bounds = { memoryMb: 256, timeMs: 20_000 };
/** Files that are read at once; each may take a core. */
const AT_ONCE = 2;

/** More time or memory than there is for one file. */
const EXHAUSTED: Reading = { unreadable: 'broken_file' };

/** Files of one company that are read or wait for it: each is in memory, and a hostile one takes all the time there is. */
const OF_ONE_COMPANY = 8;
const PAUSE_SECONDS = 10;

const inTurn = createFairSemaphore({ atOnce: AT_ONCE, ofOne: OF_ONE_COMPANY, seconds: PAUSE_SECONDS });

/**
 * The rows that are not empty. Throws 400 for a file that can't be read, each reason with its own code, and 429 for one
 * file too many of a company.
 */
export async function readFile(bytes: Buffer, companyId: number): Promise<TableRow[]> {
  const reading = (await inTurn(companyId, () => runProcess<Reading>(READER, bytes, BOUNDS))) ?? EXHAUSTED;
  if ('unreadable' in reading) throw unreadableProblem(reading.unreadable, MAX_ROWS);
  return reading.rows;
}
