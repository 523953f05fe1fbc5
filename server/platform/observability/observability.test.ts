/** What an operator sees of a running server: its health, its figures, and a line of each request. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../../app/config.ts';
import { createLog } from '../../log.ts';
import { type RunningServer, startServer } from '../../app/main.ts';
import { createTestDatabase } from '../../test/database.ts';
import { localConfig } from '../../test/local-config.ts';
import { serveWorld } from '../../test/scenarios.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-observed-'));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

let running: RunningServer | undefined;
const start = async (changes: Partial<Config> = {}): Promise<RunningServer> => {
  const config = localConfig({ sessionSecret: Buffer.alloc(32, 7), dataDirectory: folder, ...changes });
  running = await startServer({ config, connectionString: database.url, distDirectory: path.join(folder, 'none') });
  return running;
};
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const ask = async (port: number, address: string, headers = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What an answer says of the connection that it came by. */
const connectionAfter = (agent: Agent, port: number) =>
  new Promise<string | undefined>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path: '/healthz' }, (response) => {
      response.resume().once('end', () => resolve(response.headers.connection));
    }).once('error', reject);
  });

describe('health', () => {
  test('a server that can work is alive and ready', async () => {
    const { port } = await start();
    const alive = await ask(port, '/healthz');
    expect([alive.status, JSON.parse(alive.text)]).toEqual([200, { status: 'alive' }]);
    const ready = await ask(port, '/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ready', server: 'ok', database: 'ok' }]);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  test('without its database it is alive, not ready, and says no more than that', async () => {
    const served = await serveWorld({
      through: (real) => ({ ...real, lookup: () => Promise.reject(new Error('10.0.0.7 refused feedtree_app')) }),
    });
    try {
      const port = Number(new URL(served.origin).port);
      expect((await ask(port, '/healthz')).status).toBe(200);
      const ready = await ask(port, '/readyz');
      expect([ready.status, JSON.parse(ready.text)]).toEqual([
        503,
        { status: 'not_ready', server: 'ok', database: 'failing' },
      ]);
    } finally {
      await served.close();
    }
  });

  test('one that is told to stop says so while it still answers, for the delay that is set', async () => {
    const { port, stop } = await start({ shutdownDelay: 1 });
    const stopped = stop();
    running = undefined;
    const ready = await ask(port, '/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([503, { server: 'stopping' }]);
    expect((await ask(port, '/healthz')).status).toBe(200);
    await stopped;
    await expect(ask(port, '/healthz')).rejects.toThrow('fetch failed');
  });

  test('one that is told to stop lets go of kept connections while it answers, so that none is cut under a request', async () => {
    const { port, stop } = await start({ shutdownDelay: 1 });
    const agent = new Agent({ keepAlive: true });
    expect(await connectionAfter(agent, port)).toBe('keep-alive');
    const stopped = stop();
    running = undefined;
    expect(await connectionAfter(agent, port)).toBe('close');
    await stopped;
    agent.destroy();
  });
});

describe('metrics', () => {
  test('are not served where no port is set, nor on the port of everybody', async () => {
    const { port, metricsPort } = await start();
    expect(metricsPort).toBeNull();
    expect((await ask(port, '/metrics')).text).not.toContain('feedtree_');
  });

  test('tell requests by what they asked for, without a code or an id of theirs', async () => {
    // With more digits than a figure of the metrics repeats by chance.
    const unit = '8675309867';
    const { port, metricsPort } = await start({ metrics: { host: '127.0.0.1', port: 0 } });
    await ask(port, `/api/companyorganizationnodes/${unit}`);
    await ask(port, '/api/no-such-call/secret-code');
    await ask(port, '/api/sub_plan');
    const read = async () => (await ask(metricsPort ?? 0, '/metrics')).text;
    // A request is counted once its answer has gone out, a job once it has been round, and that may be later.
    const count = 'feedtree_request_duration_seconds_count';
    await expect.poll(read).toContain(`${count}{name="node.detail",method="GET",status="4xx"} 1`);
    await expect.poll(read).toContain(`${count}{name="other",method="GET",status="4xx"}`);
    await expect.poll(read).toMatch(/feedtree_job_rounds_total\{job="folding counters"\} \d/);
    const { text, headers } = await ask(metricsPort ?? 0, '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).not.toContain(unit);
    expect(text).not.toContain('secret-code');
    expect(text).toContain('feedtree_submissions_bound 256');
    expect(text).toMatch(/feedtree_database_connections\{role="\w+",state="waiting"\} \d/);
    expect(text).toContain('feedtree_queue_jobs{queue="mail_message",state="due"} 0');
    // The count is of the process, and other test files that ran in it may have given jobs up.
    expect(text).toMatch(/feedtree_queue_jobs_failed_total\{queue="webhook_delivery"\} \d/);
    expect(text).toContain('feedtree_queue_jobs{queue="qr_export",state="later"} 0');
    expect(text).toMatch(/process_resident_memory_bytes \d/);
    expect((await ask(metricsPort ?? 0, '/')).status).toBe(404);
  });
});

describe('the log', () => {
  test('has a line of each request with the id that the caller is told', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const served = await serveWorld({ activity: log });
    try {
      const { headers } = await served.call({ as: 'adminA', path: 'companyorganizationnodes/4711?search=a%20name' });
      await expect.poll(() => lines.length).toBeGreaterThan(0);
      const line = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
      expect(line).toMatchObject({
        level: 'info',
        message: 'request',
        request_id: headers.get('x-request-id'),
        name: 'node.detail',
        method: 'GET',
        status: 400,
      });
      expect(line).toMatchObject({
        problem: 'invalid_input',
        company_id: expect.any(Number),
        user_id: expect.any(Number),
      });
      expect(Object.keys(line).sort()).toEqual(
        ['level', 'message', 'method', 'milliseconds', 'name', 'request_id', 'status', 'time']
          .concat('company_id', 'problem', 'user_id')
          .sort(),
      );
    } finally {
      await served.close();
    }
  });

  test('says what was refused to whom by ids alone, and of what was answered not who asked', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const served = await serveWorld({ activity: log });
    try {
      const { companyId: company_id, userId: user_id } = served.world.principals['nobody'] ?? {};
      const login = { email: 'who-is-this@test.example', password: 'Not-The-Right-1' };
      const calls: [Parameters<typeof served.call>[0], object][] = [
        [
          { as: 'nobody', path: 'customer' },
          { status: 403, problem: 'forbidden', company_id, user_id },
        ],
        [{ path: 'customer' }, { status: 401, problem: 'unauthorized' }],
        [
          { method: 'POST', path: 'jwt/login', body: login },
          { status: 401, problem: 'wrong_credentials' },
        ],
        [{ as: 'nobody', path: 'account/userinfo' }, { status: 200 }],
      ];
      for (const [call, told] of calls) {
        const before = lines.length;
        await served.call(call);
        await expect.poll(() => lines.length).toBe(before + 1);
        const {
          status,
          problem,
          company_id: company,
          user_id: user,
        } = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
        expect({ status, problem, company_id: company, user_id: user }).toEqual({
          problem: undefined,
          company_id: undefined,
          user_id: undefined,
          ...told,
        });
      }
      expect(lines.join('')).not.toContain('who-is-this');
    } finally {
      await served.close();
    }
  });

  test.each([
    [true, 'balancer-1234.5', 'balancer-1234.5'],
    [true, 'no id\tat all, rather a line', null],
    [false, 'balancer-1234.5', null],
  ])('behind a proxy: %s; an id %j that is sent is kept: %s', async (trustsProxy, sent, kept) => {
    const served = await serveWorld({ trustsProxy });
    try {
      const { headers } = await served.call({ path: 'countries', headers: { 'x-request-id': sent } });
      if (kept === null) expect(headers.get('x-request-id')).not.toBe(sent);
      else expect(headers.get('x-request-id')).toBe(kept);
    } finally {
      await served.close();
    }
  });

  test('is as quiet as it is told to be', () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    log.info('request', {});
    log.warn('something odd');
    log.error('a failure', { requestId: 'r1', error: new TypeError('x is no function') });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'warn', message: 'something odd' },
      { level: 'error', message: 'a failure', request_id: 'r1', error: { name: 'TypeError' } },
    ]);
  });
});
