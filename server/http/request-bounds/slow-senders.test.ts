/** What is half-sent goes, whoever sends it slowly stays, and one address holds no more than its bound of either. */
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createServerWithSenderLimits, type SenderLimits } from './slow-senders.ts';

const HOURS = 3_600_000;
/** Only what a test shortens can end anything. */
const PATIENT: SenderLimits = {
  headMs: HOURS,
  stallMs: HOURS,
  stepBytes: 1_000,
  requestMs: HOURS,
  readMs: HOURS,
  connections: 1_000,
  unfinished: 1_000,
  checkMs: 20,
};

let server: Server;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const readAll: RequestListener = (request, response) => {
  let size = 0;
  request.on('data', (chunk: Buffer) => (size += chunk.length));
  request.on('end', () => response.end(`read ${size}`));
};

async function serve(limits: Partial<SenderLimits>, listener = readAll, trustedProxies: 0 | 1 = 0): Promise<void> {
  server = createServerWithSenderLimits({ trustedProxies, limits: { ...PATIENT, ...limits } });
  server.on('request', listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

interface Caller {
  socket: Socket;
  /** All that came until the server closed the connection. */
  closed: Promise<string>;
  isOpen(): boolean;
}

/** Connects and sends, one after the other, so that the oldest is known. */
async function call(text: string): Promise<Caller> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  let received = '';
  socket.on('data', (data) => (received += data.toString('latin1'))).on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await new Promise((resolve) => socket.write(text, resolve));
  return { socket, closed, isOpen: () => !socket.destroyed && !socket.readableEnded };
}

const several = async (count: number, text: (at: number) => string): Promise<Caller[]> => {
  const callers: Caller[] = [];
  for (let at = 0; at < count; at += 1) callers.push(await call(text(at)));
  return callers;
};

const whole = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const halfHead = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const head = (length: number, more = '') => `POST / HTTP/1.1\r\nHost: a\r\n${more}Content-Length: ${length}\r\n\r\n`;

describe('deadlines', () => {
  test.each(['', 'G', halfHead])('a head that ends after %j', async (text) => {
    await serve({ headMs: 200 });
    const callers = await several(20, () => text);
    for (const { closed } of callers) expect(await closed).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  test.each([
    ['with a length', head(5_000)],
    ['in chunks', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab'],
    ['that says one byte now and then', head(5_000), true],
  ])('a body %s that does not get on', async (_what, text, trickles = false) => {
    await serve({ stallMs: 300 });
    const [caller] = await several(1, () => text);
    const trickling = trickles && setInterval(() => caller?.socket.write('a'), 30);
    expect(await caller?.closed).toContain('HTTP/1.1 408 ');
    if (trickling) clearInterval(trickling);
  });

  test('a body on a slow line that gets on is waited for, however long it takes', async () => {
    await serve({ stallMs: 1_000, stepBytes: 1_000 });
    const length = 25_000;
    const [caller] = await several(1, () => head(length, 'Connection: close\r\n'));
    for (let sent = 0; sent < length; sent += 1_000) {
      await setTimeout(100);
      caller?.socket.write('a'.repeat(1_000));
    }
    expect(await caller?.closed).toContain(`read ${length}`);
  });

  test('a body that we do not take yet is not its sender’s error', async () => {
    await serve({ stallMs: 100 }, (request, response) => void setTimeout(500).then(() => readAll(request, response)));
    const [caller] = await several(1, () => head(100_000, 'Connection: close\r\n') + 'a'.repeat(100_000));
    expect(await caller?.closed).toContain('read 100000');
  });

  test('an answer that nobody takes', async () => {
    const gone = Promise.withResolvers<void>();
    await serve({ readMs: 200 }, (_request, response) => {
      response.once('close', gone.resolve);
      response.write(Buffer.alloc(50_000_000));
      response.end();
    });
    const [caller] = await several(1, () => whole);
    caller?.socket.pause();
    await gone.promise;
  });

  test('an answer that takes us long is not cut off', async () => {
    await serve({ readMs: 100 }, (_request, response) => void setTimeout(500).then(() => response.end('slow')));
    const [caller] = await several(1, () => whole);
    expect(await caller?.closed).toContain('slow');
  });
});

describe('one address', () => {
  test('holds so many half-sent heads, and is answered beside them', async () => {
    await serve({ unfinished: 10 });
    const callers = await several(25, () => halfHead);
    for (const { closed } of callers.slice(0, 15)) await closed;
    expect(callers.slice(15).every(({ isOpen }) => isOpen())).toBe(true);
    const [other] = await several(1, () => whole);
    expect(await other?.closed).toContain('read 0');
  });

  test('holds so many half-sent bodies, which count together with its heads', async () => {
    await serve({ unfinished: 10 });
    const bodies = await several(10, () => head(100));
    // A head may be answered only once those before it have been read.
    const [asked] = await several(1, () => whole);
    await asked?.closed;
    const heads = await several(4, () => halfHead);
    for (const { closed } of bodies.slice(0, 4)) expect(await closed).toContain('HTTP/1.1 408 ');
    expect([...bodies.slice(5), ...heads].every(({ isOpen }) => isOpen())).toBe(true);
  });

  test('holds so many connections, whatever they do', async () => {
    await serve({ connections: 10 });
    const callers = await several(14, () => whole.replace('Connection: close\r\n', ''));
    for (const { closed } of callers.slice(0, 4)) await closed;
    expect(callers.slice(4).every(({ isOpen }) => isOpen())).toBe(true);
  });
});

describe('behind a proxy', () => {
  const from = (address: string) => head(100, `X-Forwarded-For: 6.6.6.6, ${address}\r\n`);

  test('the proxy’s own connections have no bound', async () => {
    await serve({ connections: 5, unfinished: 5 }, readAll, 1);
    const callers = await several(20, () => halfHead);
    const [other] = await several(1, () => whole);
    await other?.closed;
    expect(callers.every(({ isOpen }) => isOpen())).toBe(true);
  });

  test('half-sent bodies count for the address that the proxy tells, an IPv6 one with its network', async () => {
    await serve({ unfinished: 3 }, readAll, 1);
    const others = await several(3, (at) => from(`203.0.113.${at}`));
    const callers = await several(6, (at) => from(`2001:db8:1:2:${at}::1`));
    for (const { closed } of callers.slice(0, 3)) expect(await closed).toContain('HTTP/1.1 408 ');
    expect([...others, ...callers.slice(3)].every(({ isOpen }) => isOpen())).toBe(true);
  });
});
