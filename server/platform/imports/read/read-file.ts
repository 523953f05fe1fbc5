/** A file to its rows as lines of JSON, in a process of its own with bounds of memory and time. */
import { createFairSemaphore } from '../../files/process/fair-semaphore.ts';
import { type Bounds, runProcess } from '../../files/process/run-process.ts';
import type { Unreadable } from '../../files/read/unreadable-file.ts';
import { unreadableProblem } from '../../files/read/unreadable-problem.ts';
import { MAX_ROWS, type Reading } from './table.ts';

const READER = new URL('./reader-process.ts', import.meta.url);
const BOUNDS: Bounds = { memoryMb: 512, timeMs: 180_000 };

/** More time or memory than there is for one file. */
const EXHAUSTED: Reading = { unreadable: 'broken_file' };

const inTurn = createFairSemaphore({ atOnce: 2, ofOne: 4, seconds: 10 });

export type ReadFile = Exclude<Reading, { unreadable: Unreadable }>;

/**
 * @param output where the rows are written; what is there already is no success
 * @throws Problem 400 for a file that can't be read, each reason with its own code; 429 for one file too many of a company
 */
export async function readFile(path: string, output: string, companyId: number): Promise<ReadFile> {
  const read = () => runProcess<Reading>(READER, { path, output }, BOUNDS);
  const reading = (await inTurn(companyId, read)) ?? EXHAUSTED;
  if ('unreadable' in reading) throw unreadableProblem(reading.unreadable, MAX_ROWS);
  return reading;
}
