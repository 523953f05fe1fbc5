/** Takes a body in as it comes, into a file beside the data, so that slow and large ones cost no memory. */
import { randomUUID } from 'node:crypto';
import { open, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { emptyMedia, malformedBody, Problem, slowBody } from '../../errors.ts';

export interface Received {
  path: string;
  /** In bytes; never 0. */
  size: number;
  remove(): Promise<void>;
}

export interface Intake {
  /** Folder of what has not been looked at yet; made when missing. */
  folder: string;
  /** In bytes. */
  limit: number;
  /** Beyond the limit. */
  tooLarge(): Problem;
  /** How long nothing may come. */
  idleTimeoutMs?: number | undefined;
}

const TIMEOUT_MS = 20_000;

/**
 * Writes the stream to a file of its own, which the caller removes.
 * @throws Problem 413 beyond the limit, 400 for nothing at all and for a caller who goes away, 408 for one who stops
 *   sending; then nothing is left
 */
export async function receive(stream: Readable, intake: Intake): Promise<Received> {
  // Told to whoever reads; unheard in between, it would end the process.
  stream.on('error', () => undefined);
  await mkdir(intake.folder, { recursive: true });
  const file = path.join(intake.folder, randomUUID());
  const remove = () => rm(file, { force: true });
  try {
    const size = await write(stream, file, intake);
    if (size === 0) throw emptyMedia();
    return { path: file, size, remove };
  } catch (error) {
    await remove();
    // What is still on its way is let go by, so that the caller can hear of it.
    stream.resume();
    throw error;
  }
}

async function write(stream: Readable, file: string, { limit, tooLarge, idleTimeoutMs = TIMEOUT_MS }: Intake) {
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of withIdleTimeout(stream, idleTimeoutMs)) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return size;
}

/** The chunks; throws 408 when none comes for so long, 400 when the sender is gone. */
async function* withIdleTimeout(stream: Readable, idleTimeoutMs: number): AsyncGenerator<Buffer> {
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let isWaiting = false;
  try {
    for (;;) {
      isWaiting = true;
      const next = await inTime(chunks.next(), idleTimeoutMs);
      isWaiting = false;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // The iterator ends after what it waits for, which may never come.
    const ended = chunks.return?.();
    if (isWaiting) void ended?.catch(() => undefined);
    else await ended;
  }
}

/**
 * What has come.
 * @throws Problem 408 when it does not come in time, 400 where it fails with anything but a Problem
 */
export async function inTime<Value>(coming: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(slowBody({ headers: { connection: 'close' } })), timeoutMs);
  });
  try {
    return await Promise.race([coming, late]);
  } catch (error) {
    throw error instanceof Problem ? error : malformedBody();
  } finally {
    clearTimeout(timer);
  }
}
