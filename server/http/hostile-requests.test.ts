/** What the server makes of requests that no browser sends, and what stands on each kind of its answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../app/main.ts';
import { createTestDatabase } from '../test/database.ts';
import { localConfig } from '../test/local-config.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-hostile-'));
let server: RunningServer;
beforeAll(async () => {
  const config = localConfig({ sessionSecret: Buffer.alloc(32, 7), dataDirectory: folder, trustedProxies: 1 });
  server = await startServer({ config, connectionString: database.url, distDirectory: path.join(folder, 'none') });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes as they are; answers the status of each answer until the server closes, or nothing comes any more. */
const statusesOf = (bytes: string): Promise<number[]> =>
  new Promise((resolve) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (data) => (received += data.toString('latin1')));
    // Who is refused before all of it is read is cut off.
    socket.on('error', () => undefined);
    socket.once('close', () =>
      resolve([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))),
    );
  });

const get = (headers: string) => `GET /healthz HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string, body: string) => `POST /api/jwt/login HTTP/1.1\r\nHost: a\r\n${headers}\r\n${body}`;
const hidden = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a request that two readers could take for different ones', () => {
  test.each<[string, string, number]>([
    [
      'two ways to tell its length',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${hidden}`),
      400,
    ],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 40\r\n', `{}${hidden}`), 400],
    ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`), 400],
    ['a space before a colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`), 400],
    ['a chunk that ends early', post('Transfer-Encoding: chunked\r\n', `2\n{}\r\n0\r\n\r\n${hidden}`), 400],
    ['a negative length', post('Content-Length: -1\r\n', hidden), 400],
    ['lines without a carriage return', 'GET /healthz HTTP/1.1\nHost: a\n\n', 400],
    ['no host', get(''), 400],
    ['heads without end', get(`Host: a\r\nX: ${'a'.repeat(70_000)}\r\n`), 431],
    ['an address without end', `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('for %s is refused, and what it hides is not answered', async (_what, bytes, status) => {
    expect(await statusesOf(bytes)).toEqual([status]);
  });

  test('a body that belongs to its request is no request of its own', async () => {
    expect(await statusesOf(get(`Host: a\r\nContent-Length: ${hidden.length}\r\n`) + hidden)).toEqual([200]);
  });
});

/** By the way of a proxy that ends TLS. */
const ask = (method: string, address: string, proto = 'https') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const headers = { 'x-forwarded-proto': proto, 'content-type': 'application/json' };
    request({ host: '127.0.0.1', port: server.port, method, path: address, headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .once('error', reject)
      .end();
  });

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
];

const TOLD_TO_NOBODY = ['access-control-allow-origin', 'server', 'x-powered-by'];

describe('each answer has its security headers and tells caches what to do', () => {
  test.each([
    ['GET', '/api/countries/', 200],
    ['GET', '/api/plan/', 401],
    ['GET', '/api/nothing/', 404],
    ['OPTIONS', '/api/countries/', 405],
    ['POST', '/api/jwt/login', 400],
    ['GET', '/api/docs', 200],
    ['GET', '/healthz', 200],
    ['GET', '/assets/nothing.js', 404],
    ['GET', '/pictures/nothing.webp', 404],
    ['GET', '/%', 404],
    ['TRACE', '/', 404],
  ])('%s %s', async (method, address, status) => {
    const { headers, ...answer } = await ask(method, address);
    expect(answer.status).toBe(status);
    expect(HEADERS.filter((name) => !(name in headers))).toEqual([]);
    expect(headers['cache-control']).toMatch(/no-store|no-cache|max-age/);
    expect(TOLD_TO_NOBODY.filter((name) => name in headers)).toEqual([]);
    expect(headers['strict-transport-security']).toContain('max-age=');
  });

  test('only who came by TLS is told to stay with it', async () => {
    const { headers } = await ask('GET', '/healthz', 'http');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
