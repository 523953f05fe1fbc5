/**
 * A backup is one ZIP: `manifest.json`, a file in PostgreSQL's COPY format for each table, and the uploaded files. Any
 * tool opens it; what is in it is checked by the digests of the manifest.
 */
import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile as OpenedZip } from 'yauzl';
import { ZipFile } from 'yazl';
import { SetupError } from '../../database/setup-error.ts';

export interface ArchivedTable {
  name: string;
  columns: string[];
  rows: number;
  sha256: string;
}

/** The last number that a sequence gave: the numbers of what is gone are not given again. */
export interface ArchivedSequence {
  name: string;
  last: number;
}

export interface ArchivedFile {
  key: string;
  sha256: string;
}

export interface Manifest {
  format: 1;
  madeAt: string;
  /** Names of the migrations that the tables are of, in order. */
  migrations: string[];
  tables: ArchivedTable[];
  sequences: ArchivedSequence[];
  files: ArchivedFile[];
}

const MANIFEST = 'manifest.json';
export const tableEntry = (name: string): string => `tables/${name}.copy`;
export const fileEntry = (key: string): string => `files/${key}`;

/** What passes through, and its digest once all of it has. */
export function digesting(): { through: Transform; sha256: () => string } {
  const hash: Hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, sha256: () => hash.digest('hex') };
}

export interface ArchiveWriter {
  /** Writes one entry; settles with its digest when all of it is in. */
  add(name: string, bytes: Readable, isPacked?: boolean): Promise<string>;
  /** Ends the archive with its manifest, on the disk. */
  end(manifest: Manifest): Promise<void>;
}

/** @param file made by this, and by nobody else before */
export function writeArchive(file: string): ArchiveWriter {
  const zip = new ZipFile();
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  zip.outputStream.pipe(output);
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    output.on('error', reject);
  });
  failed.catch(() => undefined);
  return {
    async add(name, bytes, isPacked = false) {
      const { through, sha256 } = digesting();
      bytes.on('error', (error) => through.destroy(error));
      zip.addReadStream(bytes.pipe(through), name, { compress: !isPacked, mode: 0o600 });
      await Promise.race([finished(through), failed]);
      return sha256();
    },
    async end(manifest) {
      zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST, { mode: 0o600 });
      zip.end();
      await Promise.race([once(output, 'close'), failed]);
    },
  };
}

export interface ArchiveReader {
  manifest: Manifest;
  /** Throws SetupError where the archive lacks it. */
  open(name: string): Promise<Readable>;
  close(): void;
}

const open = promisify<string, { lazyEntries: boolean; autoClose: boolean }, OpenedZip>(yauzl.open);

/** Throws SetupError for a file that is no whole backup. */
export async function readArchive(file: string): Promise<ArchiveReader> {
  const zip = await open(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : 'it can not be read';
    throw new SetupError(`${file} is no whole backup: ${reason}.`);
  });
  const entries = await entriesOf(zip);
  const openEntry = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new SetupError(`${file} is no whole backup: it lacks ${name}.`);
    return new Promise((resolve, reject) => {
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
  };
  try {
    return { manifest: await readManifest(file, await openEntry(MANIFEST)), open: openEntry, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readManifest(file: string, bytes: Readable): Promise<Manifest> {
  const text = (await bytes.toArray()).join('');
  const manifest = JSON.parse(text) as Manifest;
  if ((manifest.format as number) !== 1)
    throw new SetupError(
      `${file} is of another format (${String(manifest.format)}): restore it by the version that made it.`,
    );
  return manifest;
}

function entriesOf(zip: OpenedZip): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}
