/** The life of a server started with `npm start`: first run, hard death, next start, orderly stop. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmaster } from '../server/database/postmaster.ts';
import { childrenOf, isAlive } from '../server/test/processes.ts';
import { demoLogins, demoPassword } from '../server/seed/index.ts';
import { type StartedProcess, startProcess } from './test/started-process.ts';

const superAdministrator = 'super@demo.example';

let directory: string;
let started: StartedProcess[] = [];

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-start-'));
});

afterEach(async () => {
  for (const process of started) process.signal('SIGTERM');
  await Promise.all(started.map((process) => process.ended));
  started = [];
  fs.rmSync(directory, { recursive: true });
});

test('the first start brings the demo, a killed one is taken over with its data, and SIGTERM leaves nothing behind', async () => {
  const first = start();
  const address = await addressOf(first);
  for (const { email } of demoLogins) expect((await login(address, email)).status, email).toBe(200);
  expect(first.output()).toMatch(/\/Q\/[0-9A-Z]{9}/);
  const before = await currencies(address);
  process.kill(serverOf(first), 'SIGKILL');
  await first.ended;
  expect(isAlive(postgresPid())).toBe(true);

  const second = start();
  const next = await addressOf(second);
  expect(await currencies(next)).toEqual(before);
  second.signal('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(fs.readdirSync(path.join(directory, 'postgres')).toSorted()).toEqual(['data', 'postgres.log']);
  expect(readPostmaster(path.join(directory, 'postgres/data'))).toBeUndefined();
});

test('a server whose starter is killed stops by itself, and its database with it', async () => {
  const only = start();
  await addressOf(only);
  const [server, postgres] = [serverOf(only), postgresPid()];
  only.signal('SIGKILL');
  await expect.poll(() => isAlive(server) || isAlive(postgres)).toBe(false);
});

test('a start that is interrupted while it makes the database leaves no process behind', async () => {
  const only = start();
  await expect.poll(() => readPostmaster(path.join(directory, 'postgres/data'))?.ready).toBe(true);
  const postgres = postgresPid();
  only.signal('SIGINT');
  await only.ended;
  await expect.poll(() => isAlive(postgres)).toBe(false);
});

test('in production the first start makes a super administrator, whose password is set by a link', async () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
    SUPERADMIN_EMAIL: 'root@example.com',
    HOST: '127.0.0.1',
  };
  const password = 'Correct-Horse-1';
  const first = start(production);
  const address = await addressOf(first);
  const [, token = ''] = await first.says(/within 72 hours: \S+\/reset-password#token=(\S+)/);
  expect((await post(`${address}/api/account/setforgetpassword`, { token, password })).status).toBe(204);
  expect((await login(address, 'root@example.com', password)).status).toBe(200);
  expect((await login(address, superAdministrator)).status).toBe(401);
  first.signal('SIGTERM');
  await first.ended;

  const second = start(production);
  const again = await login(await addressOf(second), 'root@example.com', password);
  expect(await again.json()).toMatchObject({ userData: { owes_two_factor: true } });
  expect(second.output()).not.toMatch(/password/i);
});

function start(environment: Record<string, string> = {}): StartedProcess {
  const process = startProcess('scripts/start.mjs', { FEEDTREE_DATA_DIR: directory, ...environment });
  started.push(process);
  return process;
}

async function addressOf(process: StartedProcess): Promise<string> {
  const [, address = ''] = await process.says(/Feedtree is ready: (\S+)/);
  return address;
}

function login(address: string, email: string, password: string = demoPassword): Promise<Response> {
  return post(`${address}/api/jwt/login`, { email, password });
}

/** What the super administrator sees: the data that must outlive the server. */
async function currencies(address: string): Promise<unknown> {
  const answer: unknown = await (await login(address, superAdministrator)).json();
  const token = typeof answer === 'object' && answer && 'accessToken' in answer ? String(answer.accessToken) : '';
  const response = await fetch(`${address}/api/currency/`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.json();
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The process that the start script handed over to. */
function serverOf(process: StartedProcess): number {
  return childrenOf(process.pid)[0] ?? 0;
}

function postgresPid(): number {
  return readPostmaster(path.join(directory, 'postgres/data'))?.pid ?? 0;
}
