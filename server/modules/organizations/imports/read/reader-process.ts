/** Reads one file in a process of its own: seconds of parsing, or what a hostile file does, stop nobody else. */
import { answer } from '../../../../platform/files/process/run-process.ts';
import { readTable } from './read-table.ts';
import { UnreadableFile } from './table.ts';
import type { Reading } from './read-file.ts';

answer(async (bytes: Uint8Array): Promise<Reading> => {
  try {
    return { rows: await readTable(Buffer.from(bytes)) };
  } catch (error) {
    // More memory than any honest file needs is an error of the file.
    if (error instanceof RangeError) return { unreadable: 'broken_file' };
    if (error instanceof UnreadableFile) return { unreadable: error.reason };
    throw error;
  }
});
