/** The file port: bytes under a key, in a folder or in an S3-compatible bucket. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';
import { atomicFolder } from './folder.ts';
import { bucket } from './bucket.ts';
import type { StorageSettings } from './settings.ts';

export interface FileStore {
  /** Stores the whole file or nothing of it. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** The same for a file of this machine, which need not fit into memory. */
  putFile(key: string, path: string, mediaType: string): Promise<void>;
  /** The file from its beginning; null when there is none. */
  read(key: string): Promise<Readable | null>;
  /** Removes a file; harmless when there is none. */
  remove(key: string): Promise<void>;
  /** Throws ConfigError with what to do when nothing can be stored there. */
  check(): Promise<void>;
}

/** What keys are made of: no way out of the folder, no character that a store spells differently. */
const KEY = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

function checked(key: string): string {
  if (!KEY.test(key)) throw new TypeError('A storage key is lower-case letters and digits, parted by "/", "." or "-".');
  return key;
}

/**
 * Whether anything can be stored there, `check` tells.
 * @returns a store whose calls throw TypeError for a key of other characters than its own
 */
export function openFileStore(settings: StorageSettings): FileStore {
  const { driver, check } = settings.kind === 'folder' ? atomicFolder(settings) : bucket(settings);
  return fileStore(driver, check);
}

const fileStore = (driver: DriverContract, check: () => Promise<void>): FileStore => ({
  put: (key, bytes, contentType) => driver.put(checked(key), bytes, { contentType }),
  putFile: (key, path, contentType) => driver.putStream(checked(key), createReadStream(path), { contentType }),
  async read(key) {
    // Asked first: a stream of a file that is not there fails only once it is read.
    return (await driver.exists(checked(key))) ? driver.getStream(key) : null;
  },
  remove: (key) => driver.delete(checked(key)),
  check,
});

/**
 * All of a stream, in memory.
 * @throws what the stream fails with
 */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
