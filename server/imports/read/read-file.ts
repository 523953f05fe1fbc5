/** A file to its rows, in a thread of its own with bounds of memory and time. */
import { Worker } from 'node:worker_threads';
import { brokenFile, emptyFile, oldExcelFile, type Problem, tooManyRows, wrongEncoding } from '../../errors.ts';
import { createTurns } from './turns.ts';
import { MAX_ROWS, type TableRow, type Unreadable } from './table.ts';

/** What the thread answers. */
export type Reading = { rows: TableRow[] } | { unreadable: Unreadable };

const MEMORY_MB = 256;
const TIME_MS = 20_000;
/** Files that are read at once; each may take a core. */
const AT_ONCE = 2;

const problems: Record<Unreadable, () => Problem> = {
  empty_file: emptyFile,
  broken_file: brokenFile,
  old_excel_file: oldExcelFile,
  wrong_encoding: wrongEncoding,
  too_many_rows: () => tooManyRows({ parameters: { limit: MAX_ROWS } }),
};

/** More time or memory than there is for one file. */
const EXHAUSTED: Reading = { unreadable: 'broken_file' };

/** Files of one company that are read or wait for it: each is in memory, and a hostile one takes all the time there is. */
const OF_ONE_COMPANY = 8;
const PAUSE_SECONDS = 10;

const inTurn = createTurns({ atOnce: AT_ONCE, ofOne: OF_ONE_COMPANY, seconds: PAUSE_SECONDS });

/**
 * The rows that are not empty. Throws 400 for a file that can't be read, each reason with its own code, and 429 for one
 * file too many of a company.
 */
export async function readFile(bytes: Buffer, companyId: number): Promise<TableRow[]> {
  const reading = await inTurn(companyId, () => readInThread(bytes));
  if ('unreadable' in reading) throw problems[reading.unreadable]();
  return reading.rows;
}

function readInThread(bytes: Buffer): Promise<Reading> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  const ended = new Promise<Reading>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: Error) => (isExhausted(error) ? resolve(EXHAUSTED) : reject(error)));
    worker.once('exit', () => resolve(EXHAUSTED));
  });
  const limit = setTimeout(() => void worker.terminate(), TIME_MS);
  return ended.finally(() => {
    clearTimeout(limit);
    void worker.terminate();
  });
}

/** A file that needs more memory than any honest one is the file's fault. */
const isExhausted = (error: Error): boolean =>
  error instanceof RangeError || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
