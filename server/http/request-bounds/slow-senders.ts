/**
 * An HTTP server that nobody can fill with what is half-sent. A head has a deadline, a body has to get on, and one
 * address has a bound of connections and of what it has begun and not ended. Behind a proxy all connections are the
 * proxy's: there the address that it tells counts, and its connections have no bound.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from './address.ts';
import { networkOf } from '../../database/network.ts';
import { type CountedTogether, createShares, type Shares } from './shares.ts';

export interface SenderLimits {
  /** In milliseconds, of a head from its first byte or the connection's beginning. */
  headMs: number;
  /** In which a body must have come on by `stepBytes`, or to its end: mobile lines are slow, and stand still in tunnels. */
  stallMs: number;
  stepBytes: number;
  /** Of a whole request: a large upload on a slow line. */
  requestMs: number;
  /** In which an answer that waits to be taken must have come on. */
  readMs: number;
  /** Of one address: connections, of which people in one office hold a few each. */
  connections: number;
  /** Of one address: heads and bodies that have begun and not ended. */
  unfinished: number;
  /** How often all of it is looked through. */
  checkMs: number;
}

export const SENDER_LIMITS: SenderLimits = {
  headMs: 10_000,
  stallMs: 20_000,
  stepBytes: 4_096,
  requestMs: 900_000,
  readMs: 60_000,
  connections: 500,
  unfinished: 100,
  checkMs: 1_000,
};

/** Longer than proxies keep theirs (60 s): else one sends a request while we close, and answers 502. */
const PROXY_KEEP_ALIVE_MS = 75_000;
/** More than browsers and proxies send together. */
const MAX_HEADERS = 200;

export interface SlowSendersOptions {
  trustedProxies: 0 | 1;
  limits?: Partial<SenderLimits>;
  /** Counts for all processes what is held of a kind; absent or null: there is but this one. */
  counted?: (kind: 'connections' | 'unfinished', most: number) => CountedTogether | null;
}

/** A server without a listener for its requests, which is the caller's to add. */
export function createServerWithSenderLimits({ trustedProxies, limits: given, counted }: SlowSendersOptions): Server {
  const limits = { ...SENDER_LIMITS, ...given };
  const sharesOf = (kind: 'connections' | 'unfinished'): Shares<Socket> => {
    const together = counted?.(kind, limits[kind]);
    return createShares(limits[kind], together ? { counted: together, evict: cutOff } : undefined);
  };
  const isProxied = trustedProxies > 0;
  const server = createServer({
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    ...(isProxied && { keepAliveTimeout: PROXY_KEEP_ALIVE_MS }),
  });
  server.maxHeadersCount = MAX_HEADERS;
  const unfinished = sharesOf('unfinished');
  const watch = createWatch(limits, unfinished);
  if (!isProxied) boundConnections(server, sharesOf('connections'), unfinished);
  server.on('request', (request, response) => {
    answers.set(request.socket, response);
    unfinished.leave(request.socket);
    if (request.complete || !hasBody(request)) return;
    const oldest = unfinished.enter(networkOf(addressOf(request, trustedProxies)), request.socket);
    if (oldest) cutOff(oldest);
    watch.add(request);
  });
  endStalledReaders(server, limits.readMs);
  server.once('close', watch.stop);
  return server;
}

/** A body is announced by one of the two (RFC 9112, section 6). */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const networkAt = ({ remoteAddress = '' }: Socket): string => networkOf(remoteAddress);

/** The answer that each connection's last request waits for. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Says why, where no answer has begun; without waiting for anything of the other side. */
function cutOff(socket: Socket): void {
  const answer = answers.get(socket);
  if (answer && !answer.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.destroySoon();
}

/** A connection counts until its end, and as one that has begun and not ended until its first head is there. */
function boundConnections(server: Server, open: Shares<Socket>, unfinished: Shares<Socket>): void {
  server.on('connection', (socket) => {
    const address = networkAt(socket);
    // The oldest is likelier to be one that is held open than one that somebody waits for.
    const left = [open.enter(address, socket), unfinished.enter(address, socket)];
    for (const each of left) if (each) cutOff(each);
    socket.once('close', () => {
      open.leave(socket);
      unfinished.leave(socket);
    });
  });
}

interface Watched {
  bytes: number;
  since: number;
}

/** Looks whether the bodies under way get on. */
function createWatch({ stallMs, stepBytes, checkMs }: SenderLimits, unfinished: Shares<Socket>) {
  const watched = new Map<IncomingMessage, Watched>();
  const end = (request: IncomingMessage): void => {
    if (watched.delete(request)) unfinished.leave(request.socket);
  };
  const checking = setInterval(() => {
    const now = performance.now();
    for (const [request, seen] of watched) {
      const { socket } = request;
      if (request.complete || socket.destroyed) end(request);
      // What has come and is not taken: it is we who keep the sender waiting.
      else if (request.readableLength > 0 || socket.bytesRead - seen.bytes >= stepBytes)
        watched.set(request, { bytes: socket.bytesRead, since: now });
      else if (now - seen.since > stallMs) {
        end(request);
        cutOff(socket);
      }
    }
  }, checkMs);
  checking.unref();
  return {
    add(request: IncomingMessage): void {
      watched.set(request, { bytes: request.socket.bytesRead, since: performance.now() });
      request.once('end', () => end(request)).once('close', () => end(request));
    },
    stop: () => clearInterval(checking),
  };
}

/** An answer that nobody takes is held in memory. Idle connections are ended as Node would by itself. */
function endStalledReaders(server: Server, readMs: number): void {
  const busy = new Map<Socket, number>();
  server.on('request', ({ socket }, response) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) busy.set(socket, left);
      else busy.delete(socket);
    });
  });
  server.setTimeout(readMs, (socket) => {
    // A busy one without anything to take waits for us.
    if (socket.writableLength > 0 || !busy.has(socket)) socket.destroy();
  });
}
