/** A ZIP archive that is written as its files come: none is begun before the one before has been taken in. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Files that are packed already gain nothing by it. */
const PACKED = /\.(?:pdf|png|xlsx)$/;

export interface Archive {
  /** @param name with its folders, `/` between them; unlike any other of the archive */
  add(name: string, bytes: Buffer): Promise<void>;
  /** A file of this machine. */
  addFile(name: string, file: string): Promise<void>;
  /** Done when all is written; to be called once, also after a failure. */
  end(): Promise<void>;
}

/** @param at the time of all files in it */
export function openArchive(target: string, at: Date, signal: AbortSignal): Archive {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
  let current: Readable | undefined;
  // Told to what is being added, and at the end.
  written.catch((error: Error) => current?.destroy(error));

  async function take(name: string, source: Readable): Promise<void> {
    signal.throwIfAborted();
    current = source;
    const taken = once(source, 'end');
    // The archive keeps what it was told of each file until it is whole: nothing of its bytes may be in there.
    const entry: { source?: Readable } = { source };
    unpooled(() =>
      zip.addReadStreamLazy(name, { mtime: at, compress: !PACKED.test(name) }, (open) => {
        if (entry.source) open(null, entry.source);
        delete entry.source;
      }),
    );
    await taken;
  }

  return {
    add: (name, bytes) => take(name, streamOf(bytes)),
    addFile: (name, file) => take(name, createReadStream(file)),
    end() {
      zip.end();
      return written;
    },
  };
}

/**
 * The archive keeps each file's name, as bytes: out of the pool that small buffers share, a name of some bytes would keep
 * all of its pool, with what others had there.
 */
function unpooled(add: () => void): void {
  const { poolSize } = Buffer;
  Buffer.poolSize = 0;
  try {
    add();
  } finally {
    Buffer.poolSize = poolSize;
  }
}

/** Without the iterator of `Readable.from`, which costs more than a small file's own bytes. */
function streamOf(bytes: Buffer): Readable {
  const parts: (Buffer | null)[] = [bytes, null];
  return new Readable({
    read() {
      for (const part of parts.splice(0)) this.push(part);
    },
  });
}
