/**
 * Reads one file in a process of its own, and writes its rows as lines of JSON: what a hostile file does stops nobody
 * else, and whoever takes the rows reads a format that holds no surprise.
 */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { isWorkbook } from '../../files/read/file-kind.ts';
import { reasonOf, UnreadableFile } from '../../files/read/unreadable-file.ts';
import { answer } from '../../files/process/run-process.ts';
import { csvRows } from './csv.ts';
import { type FileLine, MAX_CELL_CHARACTERS, MAX_COLUMNS, MAX_ROWS, MAX_WRITTEN_BYTES, type Reading } from './table.ts';
import { xlsxRows } from './xlsx.ts';

const SAMPLE_ROWS = 5;

answer(async ({ path, output }: { path: string; output: string }): Promise<Reading> => {
  try {
    return await read(path, output);
  } catch (error) {
    return { unreadable: reasonOf(error) };
  }
});

async function rowsOf(path: string): Promise<AsyncIterable<FileLine>> {
  const file = await open(path);
  const { buffer } = await file.read({ buffer: Buffer.alloc(4) }).finally(() => file.close());
  return isWorkbook(buffer) ? xlsxRows(path) : csvRows(path);
}

/** What PostgreSQL can store: no half of a character, and no zero. */
const storable = (cell: string): string => cell.slice(0, MAX_CELL_CHARACTERS).toWellFormed().replaceAll('\0', '');

/** The first row that is not empty is the header. */
async function read(path: string, output: string): Promise<Reading> {
  const written = createWriteStream(output, { flags: 'wx', mode: 0o600 });
  let header: string[] | undefined;
  const sample: string[][] = [];
  let [rows, bytes] = [0, 0];
  for await (const { row, cells } of await rowsOf(path)) {
    const texts = cells.slice(0, MAX_COLUMNS).map(storable);
    if (texts.every((text) => text.trim() === '')) continue;
    if (header === undefined) {
      header = texts.map((text) => text.trim().slice(0, 200).toWellFormed());
      continue;
    }
    if (rows >= MAX_ROWS) throw new UnreadableFile('too_many_rows');
    rows += 1;
    if (sample.length < SAMPLE_ROWS) sample.push(texts.map((text) => text.slice(0, 200).toWellFormed()));
    const line = `${JSON.stringify([row, ...texts])}\n`;
    bytes += Buffer.byteLength(line);
    if (bytes > MAX_WRITTEN_BYTES) throw new UnreadableFile('too_many_rows');
    if (!written.write(line)) await once(written, 'drain');
  }
  written.end();
  await once(written, 'finish');
  if (header === undefined || rows === 0) throw new UnreadableFile('empty_file');
  return { header, sample, rows };
}
