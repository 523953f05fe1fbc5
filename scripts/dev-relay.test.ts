/** Requests of `npm run dev` reach the server that is meant by then, and wait for one that is not there yet. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openRelay, type Relay } from './dev-relay.ts';
import { ensurePortFree } from './port.ts';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

async function serverOf(answer: string): Promise<number> {
  const server: Server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function relayOf(): Promise<{ relay: Relay; ask: () => Promise<string> }> {
  const port = await ensurePortFree(0, '127.0.0.1');
  const relay = await openRelay(port);
  open.push(relay);
  const ask = async () => (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text();
  return { relay, ask };
}

test('what comes before there is a server waits, and what comes later goes to the latest', async () => {
  const { relay, ask } = await relayOf();
  const coming = Promise.withResolvers<number>();
  relay.to(coming.promise);
  const early = ask();
  coming.resolve(await serverOf('first'));
  expect(await early).toBe('first');
  relay.to(Promise.resolve(await serverOf('second')));
  expect(await ask()).toBe('second');
});

test('where nothing listens, whoever asks is told so', async () => {
  const { relay, ask } = await relayOf();
  relay.to(Promise.resolve(await ensurePortFree(0, '127.0.0.1')));
  await expect(ask()).rejects.toThrow('fetch failed');
});
