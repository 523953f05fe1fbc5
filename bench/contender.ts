/** A server under load, as a process of its own, with what it costs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { environment, nodeFlags } from '../scripts/memory-bounds.mjs';
import type { ProfileOrder } from './profile.ts';

export interface Contender {
  name: string;
  origin: string;
  /** CPU seconds that its process has used so far; null for a server that runs elsewhere. */
  cpuSeconds(): number | null;
  /** Resident memory in MiB. */
  memory(): number | null;
  /** Where its processor time goes while the work is done, for the file; not of a server that runs elsewhere. */
  profiled?(file: string, work: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `node <script> <arguments>`, which prints its port; in the bounds of memory that servers are started in. */
export async function startContender(name: string, script: string, parameters: string[]): Promise<Contender> {
  const child = spawn(process.execPath, [...nodeFlags, script, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...environment, ...process.env },
  });
  return contenderOf(name, child, `http://127.0.0.1:${await firstLine(child, name)}`);
}

/** A server that runs, as a contender. */
export function contenderOf(name: string, child: ChildProcess, origin: string): Contender {
  const pid = child.pid ?? 0;
  return {
    name,
    origin,
    cpuSeconds: () => readCpu(pid),
    memory: () => readMemory(pid),
    async profiled(file, work) {
      await told(child, { profile: 'begin' });
      await work();
      await told(child, { profile: 'end', file });
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Resolves when it was done. */
async function told(child: ChildProcess, order: ProfileOrder): Promise<void> {
  const done = once(child, 'message');
  child.send(order);
  await done;
}

/** A server that somebody else started, e.g. another build of this one. */
export const remoteContender = (name: string, origin: string): Contender => ({
  name,
  origin,
  cpuSeconds: () => null,
  memory: () => null,
  stop: async () => undefined,
});

/** What it prints first. */
export async function firstLine(child: ChildProcess, name: string): Promise<string> {
  if (!child.stdout) throw new Error(`${name} has no output.`);
  for await (const line of createInterface({ input: child.stdout })) return line.trim();
  throw new Error(`${name} ended before it listened.`);
}

const CLOCK_TICKS_A_SECOND = 100;

/** proc(5): user and system time are the 14th and 15th fields of stat, the command in parentheses being the second. */
function readCpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_A_SECOND;
}

function readMemory(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}
