/** Reads one file in a process of its own: seconds of parsing, or what a hostile file does, stop nobody else. */
import { answer } from '../../../../platform/files/process/run-process.ts';
import { readTable } from './read-table.ts';
import { reasonOf } from '../../../../platform/files/read/unreadable-file.ts';
import type { Reading } from './read-file.ts';

answer(async (bytes: Uint8Array): Promise<Reading> => {
  try {
    return { rows: await readTable(Buffer.from(bytes)) };
  } catch (error) {
    return { unreadable: reasonOf(error) };
  }
});
