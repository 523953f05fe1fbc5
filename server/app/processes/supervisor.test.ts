/** What a supervisor does for processes of any kind: the server itself is in `scripts/processes.browser.test.ts`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { Agent, get } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { childrenOf, isAlive } from '../../test/processes.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

interface Told {
  name: string;
  pid: number;
  salt: string;
  written: (number | null)[];
  tooMuch: number[];
}

let folder: string;
let broken: string;
let port: number;
let supervisor: Supervisor;
let lines: string[];
let prepare: () => Promise<void>;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-processes-'));
  broken = path.join(folder, 'broken');
  port = await freePort();
  lines = [];
  prepare = () => Promise.resolve();
  supervisor = createSupervisor({
    processes: { web: 2, workers: 1 },
    script: path.join(import.meta.dirname, 'test/small-part.ts'),
    arguments: [String(port), broken],
    environment: {},
    log: createLog('info', { write: (line) => lines.push(line) }),
    prepare: () => prepare(),
    beatMs: 500,
  });
});
afterEach(async () => {
  await supervisor.stop();
  fs.rmSync(folder, { recursive: true });
});

/** A connection that was on its way to a process that has just ended is nobody's: whoever asks gives it up after so long. */
const PATIENCE_MS = 5_000;

/** On a connection of its own: the two are asked in turns. */
function ask(at = '/', agent?: Agent): Promise<Told> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    get({ port, path: at, agent: agent ?? false, signal }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve(JSON.parse(text) as Told));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** What both say, by their names. */
async function askBoth(): Promise<Record<string, Told>> {
  const told: Record<string, Told> = {};
  while (Object.keys(told).length < 2) {
    const one = await ask();
    told[one.name] = one;
  }
  return told;
}

const pidsOf = (told: Record<string, Told>): number[] => Object.values(told).map(({ pid }) => pid);

test('those of the web share a port, and what lives in memory for a day is the same in both', async () => {
  await supervisor.start();
  const both = await askBoth();
  expect(Object.keys(both).toSorted()).toEqual(['web-1', 'web-2']);
  expect(new Set(pidsOf(both)).size).toBe(2);
  expect(new Set(Object.values(both).map(({ salt }) => salt)).size).toBe(1);
  // As a terminal or a service manager sends them to all: only the supervisor is asked.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const)
    for (const pid of pidsOf(both)) process.kill(pid, signal);
  expect(new Set(pidsOf(await askBoth()))).toEqual(new Set(pidsOf(both)));
  await supervisor.stop();
  for (const pid of pidsOf(both)) expect(isAlive(pid)).toBe(false);
});

test('one hears what the other tells, and not what it has told itself', async () => {
  await supervisor.start();
  const { name } = await ask('/tell?7');
  await expect.poll(async () => Object.values(await askBoth()).flatMap(({ written }) => written)).toEqual([7]);
  expect((await askBoth())[name]?.written).toEqual([]);
});

test('what somebody holds is counted together, and the oldest goes wherever it is held', async () => {
  await supervisor.start();
  const oldest = await ask('/hold?1');
  // Told together some times a second: the order is known once the first was heard of.
  await expect
    .poll(async () => {
      await ask('/hold?2');
      return (await askBoth())[oldest.name]?.tooMuch;
    })
    .toContain(1);
});

test('one that falls is replaced, one that hangs too, and the figures are kept', async () => {
  await supervisor.start();
  const before = await askBoth();
  await expect(ask('/fall')).rejects.toThrow(/hang up|ECONNRESET/);
  await expect.poll(async () => new Set([...pidsOf(before), ...pidsOf(await askBoth())]).size).toBe(3);
  const between = await askBoth();
  const answered = async (): Promise<number> =>
    Number(/^answers_total (\d+)$/m.exec(await supervisor.metrics.text())?.[1]);
  const sum = await answered();
  expect(sum).toBeGreaterThan(3);
  await expect(ask('/hang')).rejects.toThrow(/hang up|ECONNRESET|aborted/);
  await expect.poll(async () => new Set([...pidsOf(between), ...pidsOf(await askBoth())]).size).toBe(3);
  expect(await answered()).toBeGreaterThan(sum);
  const text = await supervisor.metrics.text();
  expect(text).toMatch(/^feedtree_processes\{kind="web"\} 2$/m);
  expect(text).toMatch(/^feedtree_processes\{kind="worker"\} 1$/m);
  const lost = [...text.matchAll(/^feedtree_processes_lost_total\{process="web-\d"\} (\d)$/gm)];
  expect(lost.reduce((all, [, count]) => all + Number(count), 0)).toBe(2);
  expect(Number(/^oldest (\d+)$/m.exec(text)?.[1]), 'a figure that is no sum').toBeGreaterThanOrEqual(
    Math.max(...pidsOf(await askBoth())),
  );
  expect(lines.filter((line) => line.includes('"a process ended"'))).toHaveLength(2);
});

test('a roll replaces all of them, counts nothing twice, and no connection is refused', async () => {
  await supervisor.start();
  const before = await askBoth();
  let asked = 2;
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOn = async (over?: Agent) => {
    while (!isOver) {
      await ask('/', over);
      asked += 1;
    }
  };
  // As many at once as it takes that some are on their way to a process when it stops taking them.
  const kept = Promise.all([askOn(agent), ...Array.from({ length: 15 }, () => askOn())]);
  kept.catch(() => undefined);
  const [first, second] = await Promise.all([supervisor.roll(), supervisor.roll()]);
  isOver = true;
  await kept;
  agent.destroy();
  expect([first, second]).toEqual([true, true]);
  const after = await askBoth();
  expect(pidsOf(after).filter((pid) => pidsOf(before).includes(pid))).toEqual([]);
  for (const pid of pidsOf(before)) expect(isAlive(pid)).toBe(false);
  const text = await supervisor.metrics.text();
  const counted = Number(/^answers_total (\d+)$/m.exec(text)?.[1]);
  expect(counted).toBeGreaterThanOrEqual(asked + 2);
  expect(text, 'nobody ended by itself').not.toMatch(/processes_lost_total\{/);
});

test('a release that does not come up is not rolled, nor one that can not be made ready', async () => {
  await supervisor.start();
  const before = await askBoth();
  fs.writeFileSync(broken, '');
  expect(await supervisor.roll()).toBe(false);
  fs.rmSync(broken);
  prepare = () => Promise.reject(new Error('The database is away.'));
  expect(await supervisor.roll()).toBe(false);
  expect(new Set(pidsOf(await askBoth()))).toEqual(new Set(pidsOf(before)));
  expect(lines.filter((line) => line.includes('was not rolled'))).toHaveLength(2);
});

test('a start at which one does not come up fails, and leaves none', async () => {
  fs.writeFileSync(broken, '');
  await expect(supervisor.start()).rejects.toMatchObject({ hasSaidWhy: true });
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('when the supervisor is killed its processes end what is under way, and go', async () => {
  const killed = spawn(process.execPath, [path.join(import.meta.dirname, 'test/small-supervisor.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  const pids = childrenOf(killed.pid ?? 0);
  expect(pids).toHaveLength(3);
  const answer = await fetch(`http://127.0.0.1:${port}/slow`);
  killed.kill('SIGKILL');
  expect(await answer.text()).toBe('begun, and ended');
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
