/** What answers requests: the HTTP server with the application behind it, and how both end without cutting anything off. */
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { closeAfterAnswers, drainConnections, retireConnections } from '../http/request-bounds/end-connections.ts';
import { createServerWithSenderLimits, SENDER_LIMITS, type SenderLimits } from '../http/request-bounds/slow-senders.ts';
import { builtRenderer } from '../modules/visitor/render.ts';
import { createThreadRenderer } from '../modules/visitor/thread-renderer.ts';
import { type AppOptions, createApp } from './app.ts';
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
  const { events } = app;
  return {
    port: portOf(server) ?? config.port,
    async stop() {
      app.health.stopping();
      closeAfterAnswers(server);
      // It still answers while it says that it is not ready.
      await setTimeout(config.shutdownDelay * 1000);
      await drainConnections(server, events.stop);
      await app.settled();
      await apart.stop();
    },
    async retire() {
      await retireConnections(server, events.stop);
      await app.settled();
      await apart.stop();
    },
  };
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
