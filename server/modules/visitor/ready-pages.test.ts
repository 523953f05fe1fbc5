/** A page that goes out again is what it was on the long way, for as long as nothing of it has changed. */
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tooManyRequests } from '../../errors.ts';
import { createDeviceTokens } from './device-token.ts';
import type { NewRead } from './read-line.ts';
import { createReadyPages } from './ready-pages.ts';
import type { Resolved } from './resolve.ts';

const target: Resolved = {
  code: 'ABCDEF',
  codeId: 3,
  companyId: 1,
  companyName: 'Acme',
  defaultLanguage: 'en',
  timeZone: 'UTC',
  unit: { id: 2, name: 'Room', path: '1.2' },
  versionId: 5,
  returns: { allowed: false, address: null },
  showsLogo: false,
  links: null,
  contact: null,
};

let server: Server;
let longWays: number;
let reads: NewRead[];
let isFresh: boolean;
let isLimited: boolean;
let observed: { id: string; name: string }[];
const devices = createDeviceTokens(Buffer.from('a secret of tests'));

beforeEach(async () => {
  [longWays, reads, isFresh, isLimited, observed] = [0, [], true, false, []];
  const ready = createReadyPages({
    visitor: {
      resolver: { isFresh: (found: Resolved) => isFresh && found === target } as never,
      devices,
      reads: { record: (read) => void reads.push(read), settled: () => Promise.resolve() },
      deviceHash: ({ ip, userAgent }) => `${ip} ${userAgent}`,
    },
    trustedProxies: 0,
    rateLimit: () => (isLimited ? Promise.reject(tooManyRequests({ parameters: { seconds: 1 } })) : Promise.resolve()),
    observe: (_response, answered) => void observed.push(answered),
  });
  const body = (token: string) => Buffer.from(`page ${token}`);
  const koa = new Koa();
  koa.use((context) => {
    longWays += 1;
    context.set({ 'x-request-id': 'long-way', 'content-encoding': 'br', 'content-language': 'de', vary: 'accept' });
    context.append('set-cookie', 'feedtree_device=of-another; path=/');
    context.type = 'text/html; charset=utf-8';
    if (context.path === '/Q/GONE00') context.status = 404;
    context.body = body('of-the-long-way-a-token-of-36-letters');
    ready.keep(context, { target, page: { kind: 'survey', language: 'de' }, body });
  });
  const answer = koa.callback();
  server = createServer(ready.before((request, response) => void answer(request, response))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    ask({ port, path, method, headers, agent: false }, resolve).on('error', reject).end(),
  );
  return { status: response.statusCode, headers: response.headers, body: (await buffer(response)).toString() };
}

/** What differs between two visitors, left out. */
const shared = ({ 'x-request-id': _id, 'set-cookie': _cookie, date: _date, ...headers }: IncomingHttpHeaders) =>
  headers;

test('the second visitor gets the same head, and a token, a device and a request of their own', async () => {
  const first = await get('/Q/ABCDEF', { 'user-agent': 'Mozilla' });
  const second = await get('/Q/ABCDEF', { 'user-agent': 'Mozilla' });
  const third = await get('/Q/ABCDEF', { 'user-agent': 'Mozilla' });
  expect(longWays).toBe(1);
  expect({ ...shared(second.headers), 'content-length': '' }).toEqual({
    ...shared(first.headers),
    'content-length': '',
  });
  expect(second.headers['content-length']).toBe(String(second.body.length));
  const tokens = [second, third].map(({ body }) => /^page ([0-9a-f-]{36})$/.exec(body)?.[1]);
  expect(new Set(tokens).size).toBe(2);
  expect(second.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^feedtree_device=[\w-]{22}\.\w+\.[\w-]{16}; path=\/; max-age=86400; samesite=lax; httponly$/,
    ),
  ]);
  expect(second.headers['set-cookie']).not.toEqual(third.headers['set-cookie']);
  expect(observed.map(({ name, id }) => [name, id])).toEqual(
    [second, third].map(({ headers }) => ['visitor.code', headers['x-request-id']]),
  );
});

test('each is noted as a read of the code, with the browser that asked', async () => {
  for (const userAgent of ['one', 'two', 'three']) await get('/Q/ABCDEF', { 'user-agent': userAgent });
  expect(
    reads.map(({ codeId, nodeId, channel, locale, deviceHash }) => [codeId, nodeId, channel, locale, deviceHash]),
  ).toEqual(['two', 'three'].map((userAgent) => [3, 2, 'scan', 'de', `127.0.0.1 ${userAgent}`]));
});

test('a device that has a token keeps it', async () => {
  await get('/Q/ABCDEF');
  const { headers } = await get('/Q/ABCDEF', { cookie: `other=1; feedtree_device=${devices.issue()}` });
  expect(longWays).toBe(1);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['another code', '/Q/GHJKLM', {}, 'GET'],
  ['another language', '/Q/ABCDEF', { 'accept-language': 'ar' }, 'GET'],
  ['another coding', '/Q/ABCDEF', { 'accept-encoding': 'gzip' }, 'GET'],
  ['a query', '/Q/ABCDEF?kiosk=1', {}, 'GET'],
  ['a part of it', '/Q/ABCDEF/survey', {}, 'GET'],
  ['the head alone', '/Q/ABCDEF', {}, 'HEAD'],
  ['another method', '/Q/ABCDEF', {}, 'POST'],
])('who asks for %s takes the long way', async (_what, path, headers, method) => {
  await get('/Q/ABCDEF');
  await get(path, headers, method);
  expect(longWays).toBe(2);
});

test('so does everybody once what the code leads to is not fresh any more', async () => {
  await get('/Q/ABCDEF');
  isFresh = false;
  await get('/Q/ABCDEF');
  expect(longWays).toBe(2);
});

test('and who asks too often, to be told so', async () => {
  await get('/Q/ABCDEF');
  isLimited = true;
  await get('/Q/ABCDEF');
  expect(longWays).toBe(2);
  expect(reads).toEqual([]);
});

test('what was no page is not kept', async () => {
  for (const _again of [1, 2]) expect((await get('/Q/GONE00')).status).toBe(404);
  expect(longWays).toBe(2);
});
