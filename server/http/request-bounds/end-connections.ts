/** How a server's connections end when it does: with the answers that are under way, and not under a request. */
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

const DRAIN_MS = 5_000;
/** Longer than connections without a request are kept, unless it is by a proxy: those ask anew by themselves. */
const LINGER_MS = 15_000;
/** Nobody waits for a server that is replaced: a file may take its time to be read. */
const RETIRE_MS = 60_000;

/** Whoever keeps a connection open asks anew on another one, which leads elsewhere: none is cut under a request. */
export function closeAfterAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}

/**
 * Takes no more connections, and ends those that there are.
 * @param streams ends answers that have no end of their own
 */
export async function drainConnections(server: Server, streams: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  await streams();
  server.closeIdleConnections();
  await closedWithin(server, closed, DRAIN_MS);
}

/**
 * The same while another process takes the connections. One that waits for a request is not closed under one that is on
 * its way: it ends with the answer to its next, or when it has been kept for as long as any.
 */
export async function retireConnections(server: Server, streams: () => Promise<void>): Promise<void> {
  closeAfterAnswers(server);
  // That of HTTP would close those that wait.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
  await streams();
  const kept = Math.min(server.keepAliveTimeout + server.keepAliveTimeoutBuffer, LINGER_MS);
  await Promise.race([closed, setTimeout(kept, undefined, { ref: false })]);
  server.closeIdleConnections();
  await closedWithin(server, closed, RETIRE_MS);
}

async function closedWithin(server: Server, closed: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([closed, setTimeout(milliseconds, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
