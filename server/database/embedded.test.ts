import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, runningEmbedded, startEmbedded } from './embedded.ts';
import { isAlive } from '../test/processes.ts';
import { readPostmaster } from './postmaster.ts';
import { withConnection } from './with-connection.ts';

let directory: string;
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-embedded-'));
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  running = [];
  fs.rmSync(directory, { recursive: true });
});

test('what was written is there after a stop and a start, and nothing stays behind the stop', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as n');
  const { pid, socketFolder } = postmaster();
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  expect(fs.existsSync(socketFolder)).toBe(false);
  expect(fs.existsSync(path.join(directory, 'lock'))).toBe(false);
  const second = await start();
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('the database that a killed process left running is stopped and started again, with its rows', async () => {
  const { url, pid } = await startAndKill();
  expect(isAlive(pid)).toBe(true);
  await query(url, 'create table kept as select 8 as n');
  const next = await start();
  expect(isAlive(pid)).toBe(false);
  expect(await query(next.url, 'select n from kept')).toEqual([{ n: 8 }]);
});

test('a database that was killed together with its process recovers, though its process id is in use again', async () => {
  const { pid } = await startAndKill();
  process.kill(pid, 'SIGKILL');
  const note = path.join(directory, 'data/postmaster.pid');
  fs.writeFileSync(note, fs.readFileSync(note, 'utf8').replace(/^\d+/, String(process.pid)));
  const next = await start();
  expect(await query(next.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a process that ends while its database still starts leaves none behind', async () => {
  const program = `
    void startEmbedded(options);
    setInterval(() => fs.existsSync(${JSON.stringify(path.join(directory, 'data/postmaster.pid'))}) && process.exit(), 0);`;
  await runElsewhere(program);
  const left = readPostmaster(path.join(directory, 'data'));
  await expect.poll(() => left && isAlive(left.pid)).toBeFalsy();
  expect(fs.existsSync(left?.socketFolder ?? '')).toBe(false);
  expect(await query((await start()).url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('a folder in use is refused with the process that uses it', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`already running here, as process ${process.pid}`);
  expect(runningEmbedded({ directory, database: 'feedtree' })).toBe(first.url);
  await first.stop();
  expect(runningEmbedded({ directory, database: 'feedtree' })).toBeUndefined();
});

test('one that was killed while it made its database begins anew', async () => {
  fs.mkdirSync(path.join(directory, 'data.new/base'), { recursive: true });
  const next = await start();
  expect(await query(next.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('the data of another PostgreSQL version is refused and left alone', async () => {
  fs.mkdirSync(path.join(directory, 'data'));
  fs.writeFileSync(path.join(directory, 'data/PG_VERSION'), '12\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 12');
  expect(fs.readdirSync(path.join(directory, 'data'))).toEqual(['PG_VERSION']);
});

test('settings that can not work end in what PostgreSQL says', async () => {
  await (await start()).stop();
  fs.appendFileSync(path.join(directory, 'data/postgresql.conf'), '\nnonsense = on\n');
  await expect(start()).rejects.toThrow(/PostgreSQL did not start:[^]*nonsense/);
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ directory, database: 'feedtree', throwaway: true });
  running.push(postgres);
  return postgres;
}

/** Another process starts the database and is killed without a chance to stop it. */
async function startAndKill(): Promise<{ url: string; pid: number }> {
  const url = await runElsewhere(`
    const { url } = await startEmbedded(options);
    process.stdout.write(url, () => process.kill(process.pid, 'SIGKILL'));`);
  return { url, pid: postmaster().pid };
}

/** Runs the lines in a process of their own, to its end; returns what they printed. */
async function runElsewhere(lines: string): Promise<string> {
  const program = `
    import fs from 'node:fs';
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))};
    const options = ${JSON.stringify({ directory, database: 'feedtree', throwaway: true })};
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => void (printed += data.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return printed;
}

function postmaster(): { pid: number; socketFolder: string } {
  const found = readPostmaster(path.join(directory, 'data'));
  if (!found) throw new Error('no PostgreSQL has started');
  return found;
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  return withConnection(connectionString, async (client) => {
    return (await client.query(sql)).rows;
  });
}
