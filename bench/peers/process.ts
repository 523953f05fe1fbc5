/** A peer's server: one process of Node, in the folder where it is installed; what it prints goes into a file there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePortFree } from '../../scripts/port.ts';

const HOST = '127.0.0.1';
const START_MS = 300_000;
const PAUSE_MS = 250;
const LAST_LINES = 8;
const SERVER_ERROR = 500;

export interface Listening {
  host: string;
  port: number;
  origin: string;
}

/** An address that nobody listens at. */
export async function freeAddress(): Promise<Listening> {
  const port = await ensurePortFree(0, HOST);
  return { host: HOST, port, origin: `http://${HOST}:${port}` };
}

interface Program {
  folder: string;
  /** Of Node: a script below the folder, and what it is told. */
  command: string[];
  env: Record<string, string>;
}

const environmentOf = ({ env }: Program): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  ...env,
});

/** Runs to its end. */
export function runToEnd(program: Program): void {
  execFileSync(process.execPath, program.command, {
    cwd: program.folder,
    env: environmentOf(program),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @param address does not answer with an error of the server once that is ready */
export async function startServer(program: Program, address: string): Promise<ChildProcess> {
  const log = path.join(program.folder, 'server.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, program.command, {
    cwd: program.folder,
    env: environmentOf(program),
    stdio: ['ignore', output, output],
  });
  const deadline = Date.now() + START_MS;
  while (!(await isUp(address))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await sleep(PAUSE_MS);
      continue;
    }
    child.kill('SIGKILL');
    throw new Error(`It did not answer: ${lastLines(log)}`);
  }
  return child;
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ status }) => status < SERVER_ERROR,
    () => false,
  );

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n').trim();
