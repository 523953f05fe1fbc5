/** Files in a folder of this machine. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { ensureWritable } from '../../database/writable.ts';
import type { FolderSettings } from './settings.ts';

/** The library's driver writes in place; here a file is written beside its place, made durable, and then renamed. */
class AtomicFolder extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  async #write(key: string, contents: Contents): Promise<void> {
    const place = path.join(this.#folder, key);
    const beside = path.join(this.#folder, UNFINISHED, randomUUID());
    await Promise.all([
      mkdir(path.dirname(place), { recursive: true }),
      mkdir(path.dirname(beside), { recursive: true }),
    ]);
    try {
      await writeDurably(beside, contents);
      await rename(beside, place);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
    await makeDurable(path.dirname(place));
  }
}

/** What a crash leaves here belongs to nobody. */
const UNFINISHED = 'unfinished';

type Contents = string | Uint8Array | Readable;

async function writeDurably(file: string, contents: Contents): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is durable only when its folder is (fsync(2)). */
async function makeDurable(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const atomicFolder = ({ folder }: FolderSettings) => ({
  driver: new AtomicFolder(folder),
  async check(): Promise<void> {
    ensureWritable(folder, 'where uploaded files are kept');
    await rm(path.join(folder, UNFINISHED), { recursive: true, force: true });
  },
});
