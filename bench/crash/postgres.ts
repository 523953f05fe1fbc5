/**
 * PostgreSQL as its faults are met: at an address that stays the same, on a disk that can be filled, behind a line that
 * can be cut.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, closeSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '../../server/database/embedded.ts';
import { childrenOf } from '../../server/test/processes.ts';

export interface FaultyPostgres {
  /** As its owner. */
  url: string;
  /** False where this user may not mount a disk: then it can't be filled. */
  hasOwnDisk: boolean;
  /** As a power cut would: nothing is told to anybody. Starts it again at once. */
  killAndRestart(): Promise<void>;
  /** Resets all connections that there are. */
  cutConnections(): void;
  /** Nothing of it goes on until it is told to, as where a disk does not answer. */
  hang(): void;
  goOn(): void;
  /** Leaves not a byte on its disk until that is emptied. */
  fillDisk(): void;
  /** Starts it again where it has given up. */
  emptyDisk(): Promise<void>;
  stop(): Promise<void>;
}

const SOCKET = '.s.PGSQL.5432';
const DISK_MEBIBYTES = 1_400;
const BLOCK = Buffer.alloc(1024 * 1024);

/**
 * Starts one in a folder of its own.
 * @param database that is made in it
 * @returns it, running
 */
export async function startFaultyPostgres(database: string): Promise<FaultyPostgres> {
  const disk = mountDisk();
  const ballast = path.join(disk.folder, 'ballast');
  const start = (): Promise<EmbeddedPostgres> => startEmbedded({ directory: disk.folder, database });
  let running = await start();
  const line = await openLine(() => socketFolderOf(running.url));

  async function restart(): Promise<void> {
    await running.stop();
    running = await start();
  }
  const processes = (): number[] => {
    const pid = postmasterOf(disk.folder);
    return [pid, ...childrenOf(pid)];
  };
  return {
    url: `postgres://feedtree@/${database}?host=${encodeURIComponent(line.folder)}`,
    hasOwnDisk: disk.isOwn,
    cutConnections: line.cut,
    hang: () => signal(processes(), 'SIGSTOP'),
    goOn: () => signal(processes(), 'SIGCONT'),
    fillDisk: () => fill(ballast),
    async killAndRestart() {
      process.kill(postmasterOf(disk.folder), 'SIGKILL');
      // Its helpers end when they find it gone.
      await running.ended;
      await restart();
    },
    async emptyDisk() {
      rmSync(ballast, { force: true });
      const hasEnded = await Promise.race([running.ended.then(() => true), Promise.resolve(false)]);
      if (hasEnded) await restart();
    },
    async stop() {
      await line.close();
      await running.stop();
      disk.remove();
    },
  };
}

/** A disk in memory where this user may have one, else a folder. */
function mountDisk(): { folder: string; isOwn: boolean; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-crash-'));
  const size = `size=${DISK_MEBIBYTES}m`;
  const isOwn =
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status === 0;
  return {
    folder,
    isOwn,
    remove() {
      if (isOwn) spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(file: string): void {
  const opened = openSync(file, 'a');
  try {
    for (;;) writeSync(opened, BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(opened);
  }
  if (statfsSync(file).bavail > BLOCK.length) throw new Error('The disk is not full.');
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile by itself.
    }
}

const socketFolderOf = (url: string): string => new URL(url.replace('@/', '@host/')).searchParams.get('host') ?? '';

/** A socket of its own in front of PostgreSQL's, which lies elsewhere after each start. */
async function openLine(target: () => string): Promise<{ folder: string; cut(): void; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-line-'));
  mkdirSync(folder, { recursive: true });
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(path.join(target(), SOCKET));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve));
  const cut = (): void => open.forEach((socket) => socket.destroy());
  return {
    folder,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
