/** Reads one file beside the server's own thread: seconds of parsing, or what a hostile file does, stop nobody else. */
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table.ts';
import { UnreadableFile } from './table.ts';
import type { Reading } from './read-file.ts';

async function read(bytes: Uint8Array): Promise<Reading> {
  try {
    return { rows: await readTable(Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason };
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as Uint8Array));
