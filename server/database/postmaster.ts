/** What a running or killed PostgreSQL says of itself in its data folder. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isErrorCode } from './process-lock.ts';
import { SetupError } from './setup-error.ts';

export interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

/** Reads postmaster.pid; its lines are numbered in PostgreSQL's src/include/utils/pidfile.h. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes the folder free: stops a PostgreSQL that still works in it though the process that started it is gone, and
 * removes the note of one that was killed.
 */
export async function stopStalePostmaster(data: string): Promise<void> {
  const postmaster = readPostmaster(data);
  if (!postmaster) return;
  await endProcess(postmaster.pid, data);
  fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
  if (path.basename(postmaster.socketFolder).startsWith('feedtree-socket-')) {
    fs.rmSync(postmaster.socketFolder, { recursive: true, force: true });
  }
}

async function endProcess(pid: number, data: string): Promise<void> {
  const started = Date.now();
  let signal: NodeJS.Signals = 'SIGINT';
  while (worksIn(pid, data)) {
    if (Date.now() - started > 10_000) signal = 'SIGQUIT';
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (isErrorCode(error, 'ESRCH')) return;
      throw new SetupError(
        `PostgreSQL, process ${pid}, still runs in ${data} and belongs to another user. Stop it as that user.`,
      );
    }
    await sleep(50);
  }
}

/** Whether the id still means the PostgreSQL of this folder, and not a later process that was given the same id. */
function worksIn(pid: number, data: string): boolean {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
  } catch (error) {
    return isErrorCode(error, 'EACCES');
  }
}
