/** The server as a supervisor and its processes, each of which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { childrenOf } from '../../server/test/processes.ts';
import { firstLine } from '../contender.ts';

export interface Machine {
  origin: string;
  /** Kills the one of a kind that has lived longest; false where there is none just now. */
  kill(kind: 'web' | 'worker'): boolean;
  stop(): Promise<void>;
}

const SCRIPT = path.join(import.meta.dirname, '../processes/machine.ts');

/**
 * Starts it.
 * @param connectionString of its database
 * @param web processes that answer; one more works behind them
 * @returns the machine, answering
 */
export async function startMachine(connectionString: string, web: number): Promise<Machine> {
  const child = spawn(process.execPath, [SCRIPT, connectionString, String(web)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await firstLine(child, 'the machine');
  return {
    origin: `http://127.0.0.1:${port}`,
    kill(kind) {
      // Process ids grow, but where they begin anew.
      const [oldest] = childrenOf(child.pid ?? 0)
        .filter((pid) => nameOf(pid).startsWith(`${kind}-`))
        .toSorted((one, other) => one - other);
      if (oldest === undefined) return false;
      process.kill(oldest, 'SIGKILL');
      return true;
    },
    stop: () => stopped(child),
  };
}

/** Its last argument. */
function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').at(-2) ?? '';
  } catch {
    // It ended meanwhile.
    return '';
  }
}

/** Processes that a supervisor was killed over end by themselves, as their line to it is gone. */
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
