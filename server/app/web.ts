/** What answers requests: the HTTP server with the application behind it, and how both end without cutting anything off. */
import { type Server } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServerWithSenderLimits, SENDER_LIMITS, type SenderLimits } from '../http/request-bounds/slow-senders.ts';
import { builtRenderer } from '../modules/visitor/render.ts';
import { createThreadRenderer } from '../modules/visitor/thread-renderer.ts';
import { type App, type AppOptions, createApp } from './app.ts';
import { type Config, showsOutbox } from './config.ts';
import type { Core } from './core.ts';

export interface WebParts {
  config: Config;
  core: Core;
  /** Of the application, besides what follows from the settings. */
  options: Omit<AppOptions, 'ownOrigin' | 'frontEnds' | 'renderPage' | 'renderLongPage' | 'showsOutbox'>;
  /** Folder of the built front ends. */
  distDirectory: string;
  senderLimits?: Partial<SenderLimits> | undefined;
}

export interface Web {
  /** The port that was given, also when 0 was asked for. */
  port: number;
  /** Says that it is not ready, and ends what is under way. */
  stop(): Promise<void>;
  /** Ends what is under way while another process takes the connections: no client sees more of it than a connection that is not kept. */
  retire(): Promise<void>;
}

const DRAIN_MS = 5_000;
/** Longer than connections without a request are kept, unless it is by a proxy: those ask anew by themselves. */
const LINGER_MS = 15_000;
/** Nobody waits for a process that is replaced: a file may take its time to be read. */
const RETIRE_MS = 60_000;

/** Throws what `listen` throws: EADDRINUSE, EACCES. */
export async function startWeb({ config, core, options, distDirectory, senderLimits }: WebParts): Promise<Web> {
  const publicClient = path.join(distDirectory, 'public/client');
  const directories = { client: publicClient, server: path.join(distDirectory, 'public/server') };
  const apart = createThreadRenderer(directories);
  const limits = senderLimits ?? roomFor(options.rateLimitFactor ?? 1);
  const { trustedProxies } = config;
  const server = createServerWithSenderLimits({ trustedProxies, limits, counted: options.machine?.counted });
  const app = createApp(
    {
      ...options,
      ownOrigin: () => ownOrigin(config.host, portOf(server) ?? config.port),
      frontEnds: { admin: path.join(distDirectory, 'admin'), publicClient },
      renderPage: builtRenderer(directories),
      renderLongPage: apart.renderPage,
      showsOutbox: showsOutbox(config),
    },
    core,
  );
  server.on('request', app.listener);
  await listening(server, config);
  const ending = { server, app, shutdownDelay: config.shutdownDelay };
  return {
    port: portOf(server) ?? config.port,
    async stop() {
      await drain(ending);
      await apart.stop();
    },
    async retire() {
      await lingerAndClose(ending);
      await apart.stop();
    },
  };
}

interface Ending {
  server: Server;
  app: App;
  /** Seconds in which the server still answers while it says that it is not ready. */
  shutdownDelay: number;
}

/** Ends what is under way: requests, then connections, then the work behind them. */
async function drain({ server, app, shutdownDelay }: Ending): Promise<void> {
  app.health.stopping();
  closeAfterAnswers(server);
  await setTimeout(shutdownDelay * 1000);
  const closed = new Promise((resolve) => server.close(resolve));
  await app.events.stop();
  server.closeIdleConnections();
  await closedWithin(server, closed, DRAIN_MS);
  await app.settled();
}

/**
 * A connection that waits for a request is not closed under one that is on its way: it ends with the answer to its next,
 * or when it has been kept for as long as any.
 */
async function lingerAndClose({ server, app }: Ending): Promise<void> {
  closeAfterAnswers(server);
  // That of HTTP would close those that wait.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
  await app.events.stop();
  const kept = Math.min(server.keepAliveTimeout + server.keepAliveTimeoutBuffer, LINGER_MS);
  await Promise.race([closed, setTimeout(kept, undefined, { ref: false })]);
  server.closeIdleConnections();
  await closedWithin(server, closed, RETIRE_MS);
  await app.settled();
}

/** Whoever keeps a connection open asks anew on another one, which leads elsewhere: none is cut under a request. */
function closeAfterAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}

async function closedWithin(server: Server, closed: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([closed, setTimeout(milliseconds, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

const listening = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/** Load tests come from one address. */
const roomFor = (factor: number): Partial<SenderLimits> => ({
  connections: SENDER_LIMITS.connections * Math.max(1, factor),
  unfinished: SENDER_LIMITS.unfinished * Math.max(1, factor),
});

function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : null;
}

/** A server that listens everywhere is reached by this machine's own address. */
function ownOrigin(host: string, port: number): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
