/** Both commands on one machine, from the clone on. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { project } from '../front-ends.ts';
import { homeOf, type Machine, type Person, type Session, startMachine } from './machine.ts';
import type { Variant } from './variants.ts';

/** What a machine has shown. */
export interface Attempt {
  /** Of the project. */
  commit: string;
  debian: string;
  node: string;
  npm: string;
  /** Seconds until `npm start` is ready, the first time and again; or what it says instead of starting. */
  start: { first: number; again: number } | string;
  /** The line in which `npm test` counts its tests; or what it says instead. */
  test: string;
}

interface Given {
  base: string;
  /** An empty folder for what changes. */
  layer: string;
  /** Every test instead of a few. */
  whole: boolean;
  /** Gets what the commands said. */
  log: string;
}

/** Soon done on any machine, and have a database, a server and a browser in them. */
const QUICK_TESTS = ['server/database/embedded', 'public-app/e2e/preview'];
/** A script that only the packaged Node can run, and one that runs a program of a package. */
const SCRIPTS = ['npm run generate -- --check', 'npm run format -- --help'];
const REFUSAL = /This is Node \d+.*Node 20 or newer.*/;
const MINUTE = 60_000;

/** @throws Error that tells what did not come true */
export async function attempt(variant: Variant, { base, layer, whole, log }: Given): Promise<Attempt> {
  const machine = await startMachine(base, layer, variant.sharedMemory !== false);
  try {
    const found = await prepare(machine, variant);
    const place = { machine, person: variant, log };
    if (variant.expected === 'refused') return { ...found, ...(await beRefused(place)) };
    const test = (): Promise<string> => runTests(place, whole);
    // Either command may be the first one of a clone.
    const early = variant.first === 'test' ? await test() : undefined;
    const start = { first: await startAndStop(place), again: await startAndStop(place) };
    for (const script of SCRIPTS) await expectCode(place, script, 0, 5 * MINUTE);
    return { ...found, start, test: early ?? (await test()) };
  } finally {
    await machine.stop();
  }
}

interface Place {
  machine: Machine;
  person: Person;
  log: string;
}

async function prepare(machine: Machine, variant: Variant): Promise<Omit<Attempt, 'start' | 'test'>> {
  const { root, prepare: run } = machine;
  const { folder, user, home, npm, umask = '022' } = variant;
  const clone = ['git', 'clone', '--quiet', '--depth=1', `file://${project}`, path.join(root, folder)];
  await run('sh', '-c', 'umask "$0"; exec "$@"', umask, ...clone);
  const commit = await run('git', '-C', path.join(root, folder), 'rev-parse', '--short', 'HEAD');
  await run('chroot', root, 'chown', '-R', `${user}:${user}`, folder);
  if (home === 'read-only') await run('mkdir', '-m', '555', path.join(root, homeOf(user, home)));
  const outputOf = async (command: string, person: Person = variant): Promise<string> => {
    const { ended, output } = machine.start(command, person);
    if ((await ended) !== 0) throw new Error(`${command} failed:\n${output()}`);
    return output().trim();
  };
  if (npm) await outputOf(`npm install --global npm@${npm}`, { user: 'root', home: 'writable', folder: '/' });
  const debian = await run('cat', path.join(root, 'etc/debian_version'));
  return { commit, debian, node: await outputOf('node --version'), npm: await outputOf('npm --version') };
}

async function beRefused(place: Place): Promise<Pick<Attempt, 'start' | 'test'>> {
  const said: string[] = [];
  for (const command of ['npm start', 'npm test']) {
    const output = await expectCode(place, command, 1, MINUTE);
    const [message] = REFUSAL.exec(output) ?? [];
    if (message === undefined) throw new Error(`${command} does not say which Node it needs:\n${output}`);
    said.push(message);
  }
  const { root, prepare: run } = place.machine;
  const files = await run('ls', '-A', path.join(root, place.person.folder));
  if (files.split(/\s+/).includes('node_modules')) throw new Error('Packages were installed all the same.');
  const [start = '', test = ''] = said;
  return { start, test };
}

/** Starts, looks whether pages come, presses Ctrl-C, and looks whether anything lives on. Answers the seconds to ready. */
async function startAndStop(place: Place): Promise<number> {
  const began = Date.now();
  const session = begin(place, 'npm start', { PORT: String(await freePort()) });
  try {
    const [, address = ''] = await outputMatching(session, /Feedtree is ready: (\S+)/, 20 * MINUTE);
    const seconds = Math.round((Date.now() - began) / 1000);
    await visit(address, session.output());
    session.type('\x03');
    await within(session, MINUTE, 'after Ctrl-C');
    await expectNothingLives(place.machine);
    return seconds;
  } finally {
    keepOutput(place, 'npm start', session);
  }
}

async function visit(address: string, output: string): Promise<void> {
  const [visitorPage] = /http:\S+\/Q\/\S+/.exec(output) ?? [];
  if (visitorPage === undefined) throw new Error('npm start names no visitor address.');
  for (const [page, text] of [
    [`${address}/healthz`, ''],
    [`${address}/readyz`, ''],
    [`${address}/`, '<script'],
    [visitorPage, '<form'],
  ] as const) {
    const response = await fetch(page);
    const body = await response.text();
    if (response.status !== 200 || !body.includes(text)) throw new Error(`${page} answers ${response.status}: ${body}`);
  }
}

async function expectNothingLives(machine: Machine): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (machine.living().length > 0 && Date.now() < deadline) await sleep(200);
  const living = machine.living();
  if (living.length > 0) throw new Error(`These live on after npm start was stopped:\n${living.join('\n')}`);
}

async function runTests(place: Place, whole: boolean): Promise<string> {
  const command = whole ? 'npm test' : `npm test -- ${QUICK_TESTS.join(' ')}`;
  const output = await expectCode(place, command, 0, whole ? 180 * MINUTE : 30 * MINUTE);
  await expectNothingLives(place.machine);
  return closingLine(output);
}

/**
 * The line in which `npm test` counts its tests; newer npm writes more behind it.
 * @throws Error when there is none, or it counts no test that passed
 */
export function closingLine(output: string): string {
  const line = output.match(/^\d+ passed, \d+ failed, \d+ skipped$/gm)?.at(-1);
  if (line === undefined || line.startsWith('0 ')) throw new Error(`npm test has run no test:\n${output.slice(-3000)}`);
  return line;
}

async function expectCode(place: Place, command: string, expected: number, timeoutMs: number): Promise<string> {
  const session = begin(place, command);
  try {
    const code = await within(session, timeoutMs, command);
    if (code !== expected) throw new Error(`${command} ends with ${code}:\n${session.output().slice(-3000)}`);
    return session.output();
  } finally {
    keepOutput(place, command, session);
  }
}

function begin({ machine, person }: Place, command: string, environment?: Record<string, string>): Session {
  console.log(`  ${command}`);
  return machine.start(command, person, environment);
}

function keepOutput({ log }: Place, command: string, session: Session): void {
  fs.appendFileSync(log, `$ ${command}\n${session.output()}\n`);
}

async function outputMatching(session: Session, pattern: RegExp, timeoutMs: number): Promise<RegExpExecArray> {
  let code: number | null | undefined;
  void session.ended.then((ended) => (code = ended));
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100)) {
    const found = pattern.exec(session.output());
    if (found) return found;
    if (code !== undefined) throw new Error(`It ends with ${code}:\n${session.output().slice(-3000)}`);
  }
  throw new Error(`It is not ready after ${timeoutMs / MINUTE} minutes:\n${session.output().slice(-3000)}`);
}

function within({ ended, output }: Session, timeoutMs: number, when: string): Promise<number | null> {
  const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`It has not ended within ${timeoutMs / MINUTE} minutes (${when}):\n${output().slice(-3000)}`);
  });
  return Promise.race([ended, late]);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
