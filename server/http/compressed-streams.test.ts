/** What is compressed on its way ends with what it is made of, whichever side ends first. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressed } from './compression.ts';

let body: Readable;
let server: http.Server;
beforeAll(async () => {
  const koa = new Koa();
  koa.on('error', () => undefined);
  koa.use(compressed());
  koa.use((context) => {
    context.type = 'text/csv';
    context.body = body;
  });
  server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function answered(): Promise<http.IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port, agent: false, headers: { 'accept-encoding': 'gzip' } });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(answer.headers['content-encoding']).toBe('gzip');
  answer.on('error', () => undefined);
  return answer;
}

/** Random, so that the compressor gives something away. */
const lines = (count: number) => Array.from({ length: count }, () => `${Math.random()};${Math.random()}\n`).join('');

test('a source that fails on the way breaks the answer off', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  body = Readable.from(
    (async function* () {
      yield lines(10_000);
      await begun;
      throw new Error('The database has gone.');
    })(),
  );
  const answer = await answered();
  answer.resume();
  begin();
  await new Promise((resolve) => answer.once('close', resolve));
  expect(answer.complete).toBe(false);
});

test('a caller who goes ends the source', async () => {
  let isOver = false;
  body = Readable.from(
    (async function* () {
      try {
        for (;;) yield lines(10_000);
      } finally {
        isOver = true;
      }
    })(),
  );
  const answer = await answered();
  answer.destroy();
  await expect.poll(() => isOver).toBe(true);
});
