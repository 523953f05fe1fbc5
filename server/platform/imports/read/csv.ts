/** CSV (RFC 4180) as spreadsheets write it, by comma, semicolon or tab, as it comes. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { decoded, DELIMITERS, encodingOf, SEPARATOR_LINE } from '../../files/read/file-kind.ts';
import { UnreadableFile } from '../../files/read/unreadable-file.ts';
import type { FileLine } from './table.ts';

const MAX_RECORD_CHARACTERS = 500_000;
/** By which the delimiter is found. */
const BEGINNING_BYTES = 64 * 1024;

const settings: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: MAX_RECORD_CHARACTERS,
};

export async function* csvRows(path: string): AsyncGenerator<FileLine> {
  const beginning = await beginningOf(path);
  const encoding = encodingOf(beginning);
  const [line = '', named] = SEPARATOR_LINE.exec(new TextDecoder(encoding).decode(beginning)) ?? [];
  const delimiter = named ?? delimiterOf(new TextDecoder(encoding).decode(beginning));
  const parser = parse({ ...settings, delimiter, from_line: line === '' ? 1 : 2 });
  const source = Readable.from(textsOf(path, encoding));
  source.once('error', (error) => parser.destroy(error));
  let row = line === '' ? 0 : 1;
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken_file', { cause: error });
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(BEGINNING_BYTES) }).finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}

async function* textsOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Buffer): string =>
    decoded(() => (bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })));
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decode(bytes);
    if (text !== '') yield text;
  }
  const rest = decode();
  if (rest !== '') yield rest;
}

/** The delimiter by which the first row has the most cells. */
function delimiterOf(text: string): string {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, cells: cellsBy(text, delimiter) }));
  return counts.toSorted((one, other) => other.cells - one.cells)[0]?.delimiter ?? ',';
}

function cellsBy(text: string, delimiter: string): number {
  try {
    const [first] = parseAll(text, { ...settings, delimiter, to: 1, skip_empty_lines: true });
    return first?.length ?? 0;
  } catch {
    return 0;
  }
}
