/** A machine with several processes, as `npm start` runs it in production: two that answer and one that works. */
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../server/seed/logins.ts';
import { createDemoDatabase, type TestDatabase } from '../server/test/database.ts';
import { childrenOf, isAlive } from '../server/test/processes.ts';
import { ensurePortFree } from './port.ts';
import { type StartedProcess, startProcess } from './test/started-process.ts';

/** Beyond them a sign-in is refused, however wrong or right. */
const SIGN_INS = 30;
/** What one address may have begun and not ended. */
const UNFINISHED = 100;

let directory: string;
let database: TestDatabase;
let started: StartedProcess;
let port: number;
let metricsPort: number;

beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-machine-'));
  database = await createDemoDatabase();
  metricsPort = await ensurePortFree(0, '127.0.0.1');
  started = startProcess('scripts/start.mjs', {
    FEEDTREE_DATA_DIR: directory,
    DATABASE_URL: database.url,
    WEB_PROCESSES: '2',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'info',
  });
  const [, given = ''] = await started.says(/Feedtree is ready: http:\/\/localhost:(\d+)/);
  port = Number(given);
});
afterAll(async () => {
  started.signal('SIGTERM');
  await started.ended;
  await database.drop();
  fs.rmSync(directory, { recursive: true });
});

/** The processes by their names. */
function processes(): Record<string, number> {
  const [supervisor = 0] = childrenOf(started.pid);
  const named = childrenOf(supervisor).flatMap((pid) => {
    const [, name] = /serve-process\.ts\0([\w-]+)\0$/.exec(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? [];
    return name === undefined ? [] : [[name, pid] as const];
  });
  return Object.fromEntries(named);
}

interface Asked {
  method?: string;
  /** Kept open; absent: a connection of its own. */
  agent?: http.Agent;
  token?: string;
  body?: object;
  /** Of this machine, which has a whole network of them. */
  from?: string;
}

interface Answer {
  status: number;
  requestId: string;
  body: unknown;
}

function ask(at: string, { method = 'GET', agent, token, body, from = '127.0.0.1' }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const options = { port, path: at, method, agent: agent ?? false, localAddress: from, headers };
    const request = http.request(options, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          requestId: String(response.headers['x-request-id']),
          body: /json/.test(response.headers['content-type'] ?? '') ? JSON.parse(text) : text,
        }),
      );
    });
    request.once('error', reject).end(body && JSON.stringify(body));
  });
}

const keeping = (): http.Agent => new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Which process has answered, as its log says. */
async function answeredBy({ requestId }: Answer): Promise<string> {
  const [, name = ''] = await started.says(new RegExp(`"process":"([\\w-]+)","request_id":"${requestId}"`));
  return name;
}

/** A connection that is kept to each of the two. */
async function connections(): Promise<Record<string, http.Agent>> {
  const kept: Record<string, http.Agent> = {};
  while (Object.keys(kept).length < 2) {
    const agent = keeping();
    kept[await answeredBy(await ask('/api/siteaddresses/', { agent }))] ??= agent;
  }
  return kept;
}

async function signIn(): Promise<string> {
  const answer = await ask('/api/jwt/login', {
    method: 'POST',
    body: { email: 'admin@acme.example', password: demoPassword },
  });
  return (answer.body as { accessToken: string }).accessToken;
}

async function figure(pattern: RegExp): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(pattern.exec(text)?.[1]);
}

test('two answer, and a third does what is done behind the calls', async () => {
  expect(Object.keys(processes()).toSorted()).toEqual(['web-1', 'web-2', 'worker-1']);
  expect(Object.keys(await connections()).toSorted()).toEqual(['web-1', 'web-2']);
  await expect.poll(() => figure(/^feedtree_job_rounds_total\{job="sweeping files"\} (\d+)$/m)).toBeGreaterThan(0);
});

test('what is changed through one is known to the other', async () => {
  const token = await signIn();
  const [one, other] = Object.values(await connections());
  const asked = `/api/customeruser/?fields=${encodeURIComponent('["custom.floor"]')}`;
  expect((await ask(asked, { agent: other, token })).status, 'and is kept as it is').toBe(400);
  const field = { entity: 'customer_user', key: 'floor', label: 'Floor', kind: 'text' };
  const made = await ask('/api/customfields/', { method: 'POST', agent: one, token, body: field });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await expect.poll(async () => (await ask(asked, { agent: other, token })).status).toBe(200);
});

test('a limit is one of both together', async () => {
  const agents = Object.values(await connections());
  const statuses: number[] = [];
  // Alternately, and from an address of which nothing else came.
  const from = '127.0.0.2';
  for (let at = 0; at < SIGN_INS + 10; at++) {
    const body = { email: `nobody-${at}@example.com`, password: 'wrong' };
    statuses.push((await ask('/api/jwt/login', { method: 'POST', body, from })).status);
  }
  expect(agents).toHaveLength(2);
  expect(statuses.slice(0, SIGN_INS)).toEqual(Array.from({ length: SIGN_INS }, () => 401));
  expect(statuses.slice(SIGN_INS)).toEqual(Array.from({ length: 10 }, () => 429));
});

test('what one address leaves unfinished is bounded in both together', async () => {
  const sockets = await Promise.all(Array.from({ length: UNFINISHED + 20 }, () => connectFrom('127.0.0.3')));
  const open = (): number => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  await expect.poll(open).toBe(UNFINISHED);
  for (const socket of sockets) socket.destroy();
});

test('the figures of both are added up', async () => {
  const seen = (): Promise<number> =>
    figure(/^feedtree_request_duration_seconds_count\{name="site\.addresses",method="GET",status="2xx"\} (\d+)$/m);
  const before = (await seen()) || 0;
  const kept = Object.values(await connections());
  const between = await seen();
  expect(between - before).toBeGreaterThanOrEqual(2);
  for (const agent of kept) await ask('/api/siteaddresses/', { agent });
  expect(await seen()).toBe(between + 2);
});

test('one that is killed is replaced while the other answers', async () => {
  const kept = await connections();
  const before = processes();
  process.kill(before['web-1'] ?? 0, 'SIGKILL');
  expect((await ask('/api/siteaddresses/', { agent: kept['web-2'] })).status).toBe(200);
  await expect.poll(() => Object.keys(processes()).toSorted()).toEqual(['web-1', 'web-2', 'worker-1']);
  expect(processes()['web-1']).not.toBe(before['web-1']);
  expect(Object.keys(await connections()).toSorted()).toEqual(['web-1', 'web-2']);
  expect(await figure(/^feedtree_processes_lost_total\{process="web-1"\} (\d+)$/m)).toBe(1);
});

test('a release is rolled under load, and no request fails', async () => {
  const before = processes();
  const failures: unknown[] = [];
  let answered = 0;
  let isOver = false;
  const load = Array.from({ length: 8 }, async (_, at) => {
    const agent = at % 2 === 0 ? keeping() : undefined;
    while (!isOver)
      await ask('/healthz', { agent }).then(
        ({ status }) => (status === 200 ? (answered += 1) : failures.push(status)),
        (error: unknown) => failures.push(error),
      );
    agent?.destroy();
  });
  process.kill(childrenOf(started.pid)[0] ?? 0, 'SIGHUP');
  await started.says(/a release was rolled/);
  isOver = true;
  await Promise.all(load);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const after = processes();
  expect(Object.keys(after).toSorted()).toEqual(['web-1', 'web-2', 'worker-1']);
  expect(Object.values(after).filter((pid) => Object.values(before).includes(pid))).toEqual([]);
});

test('told to stop it ends in order and leaves no process', async () => {
  const all = [...childrenOf(started.pid), ...Object.values(processes())];
  expect(all).toHaveLength(4);
  started.signal('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(all.filter(isAlive)).toEqual([]);
});

function connectFrom(localAddress: string): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress }, () => resolve(socket));
    socket.on('error', reject).resume();
  });
}
