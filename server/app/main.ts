/** Starts the server on a migrated database, and stops it without losing what is under way. */
import type { Server } from 'node:http';
import { mailTemplate } from './mail-templates.ts';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, openDatabase } from '../access/database.ts';
import { type App, createApp } from './app.ts';
import { type Config, showsOutbox, warningsOf } from './config.ts';
import type { Exporter } from '../platform/exports/worker.ts';
import { startApplyingEventRules } from '../modules/automation/jobs/apply-event-rules.ts';
import { startApplyingRules } from '../modules/feedback/jobs/apply-rules.ts';
import { startCallingWebhooks } from '../modules/feedback/jobs/call-webhooks.ts';
import { startErasing } from '../modules/feedback/jobs/erase-old-answers.ts';
import { startExaminingCodes } from '../modules/codes/jobs/examine-codes.ts';
import { startExporting } from '../platform/exports/make-exports.ts';
import { startFillingWords } from '../modules/feedback/jobs/fill-words.ts';
import { startFolding } from '../modules/insight/jobs/fold-counters.ts';
import { startForgettingRegistrations } from '../modules/identity/jobs/forget-registrations.ts';
import { startReleasingEmails } from '../modules/identity/jobs/release-emails.ts';
import { startPurgingQuotes } from '../modules/billing/jobs/purge-quotes.ts';
import { startForgettingDeletedRows } from '../platform/bin/forget-deleted-rows.ts';
import { startPurgingRateLimits } from '../platform/queue/purge-rate-limits.ts';
import { startPurgingReadMarks } from '../modules/visitor/jobs/purge-read-marks.ts';
import { startPurgingSessions } from '../modules/identity/jobs/purge-sessions.ts';
import { startCheckingPictures } from '../platform/storage/remove-unused-pictures.ts';
import { openQueueChannel, type QueueChannel } from '../platform/queue/channel.ts';
import type { RunningLoop } from '../platform/queue/loop.ts';
import { type ContractParts, type RunningContracts, startContracts } from './contracts.ts';
import { startRecounting } from '../modules/insight/jobs/recount-scores.ts';
import { startReconciling } from '../modules/billing/jobs/reconcile-payments.ts';
import { startRenewing } from '../modules/billing/jobs/renew-subscriptions.ts';
import { startMailingFindings } from '../modules/codes/jobs/mail-findings.ts';
import { startMailing } from '../platform/mail/send-mail.ts';
import { startReporting } from '../modules/insight/jobs/send-reports.ts';
import { startFileCleanUp } from '../platform/storage/file-clean-up-loop.ts';
import { startCompletingTickets, startMailingPlatform } from '../modules/support/jobs/ticket-jobs.ts';
import { createLog, type ServerLog } from '../log.ts';
import { addLoopFigures } from '../platform/observability/figures.ts';
import { createServerWithSenderLimits, SENDER_LIMITS, type SenderLimits } from '../http/request-bounds/slow-senders.ts';
import { serveMetrics } from '../platform/observability/metrics-server.ts';
import type { PaymentParts } from '../modules/billing/payments/settle.ts';
import { chooseTransport } from '../platform/mail/transport.ts';
import type { CallerParts } from '../modules/feedback/webhooks/deliver.ts';
import { publicPolicy } from '../modules/feedback/webhooks/policy.ts';
import { type FileStore, openFileStore } from '../platform/storage/file-store.ts';
import { createThreadRenderer } from '../modules/visitor/thread-renderer.ts';
import { builtRenderer } from '../modules/visitor/render.ts';

export interface StartOptions {
  config: Config;
  connectionString: string;
  /** Folder of the built front ends: `admin`, `public/client`, `public/server`. */
  distDirectory: string;
  rateLimitFactor?: number;
  /** Tighter ones than a server's own, for tests. */
  senderLimits?: Partial<SenderLimits>;
  totalsCachedMs?: number | undefined;
  /** Where webhooks may lead and when they are tried again; for journeys, whose receiver is this machine. */
  webhooks?: Pick<CallerParts, 'policy' | 'retrySeconds'>;
  /** Folder of the migrations that the code knows, for load tests of versions to come; server/migrations when absent. */
  migrations?: string | undefined;
  /** Where it tells what happens; the standard output when absent. */
  log?: ServerLog;
}

export interface RunningServer {
  /** The port that was given, also when 0 was asked for. */
  port: number;
  /** The port of the metrics; null where they are not served. */
  metricsPort: number | null;
  /** Stops taking connections, waits for running requests, closes the database's. */
  stop(): Promise<void>;
}

const DRAIN_MS = 5_000;

/** Throws what `listen` throws, EADDRINUSE or EACCES, and DatabaseNewerError on a database of a later version. */
export async function startServer({
  config,
  connectionString,
  distDirectory,
  rateLimitFactor = 1,
  senderLimits = roomFor(rateLimitFactor),
  totalsCachedMs,
  webhooks,
  migrations,
  log = createLog(config.logLevel),
}: StartOptions): Promise<RunningServer> {
  for (const message of warningsOf(config)) log.warn(message);
  const store = openFileStore(config.storage);
  await store.check();
  const intake = path.join(config.dataDirectory, 'intake');
  const database = openDatabase({ connectionString, ...(rateLimitFactor && { shareFactor: rateLimitFactor }) });
  const webhookPolicy = webhooks?.policy ?? publicPolicy(config.webhookPorts);
  const publicClient = path.join(distDirectory, 'public/client');
  const directories = { client: publicClient, server: path.join(distDirectory, 'public/server') };
  const apart = createThreadRenderer(directories);
  const server = createServerWithSenderLimits({ trustedProxies: config.trustedProxies, limits: senderLimits });
  const app = createApp({
    ...config,
    ownOrigin: () => ownOrigin(config.host, portOf(server) ?? config.port),
    database,
    store,
    intake,
    journals: path.join(config.dataDirectory, 'reads'),
    frontEnds: { admin: path.join(distDirectory, 'admin'), publicClient },
    renderPage: builtRenderer(directories),
    renderLongPage: apart.renderPage,
    log,
    ...(config.logLevel === 'info' && { activity: log }),
    showsOutbox: showsOutbox(config),
    webhookPolicy,
    rateLimitFactor,
    ...(totalsCachedMs !== undefined && { totalsCachedMs }),
  });
  server.on('request', app.listener);
  const contracts = await announced(server, config, { connectionString, directory: migrations, log });
  const { exporter, qrExporter, importer, draftPublisher, ruleActor, payments } = app;
  const channel = openQueueChannel(database);
  const exporters = { exporter, qrExporter, importer, draftPublisher, ruleActor };
  const parts = { config, database, store, intake, channel, ...exporters, payments, log };
  const loops = startLoops({ ...parts, webhooks: { ...webhooks, policy: webhookPolicy } });
  addLoopFigures(app.metrics, () => loops.map((loop) => loop.figures()));
  const metrics = config.metrics && (await serveMetrics(app.metrics, config.metrics));
  return {
    port: portOf(server) ?? config.port,
    metricsPort: metrics?.port ?? null,
    async stop() {
      await drain({ server, app, shutdownDelay: config.shutdownDelay });
      await Promise.all([contracts, ...loops].map((each) => each.stop()));
      await channel.stop();
      await metrics?.stop();
      await apart.stop();
      await database.close();
    },
  };
}

interface Draining {
  server: Server;
  app: App;
  /** Seconds in which the server still answers while it says that it is not ready. */
  shutdownDelay: number;
}

/** Ends what is under way: requests, then connections, then the work behind them. */
async function drain({ server, app, shutdownDelay }: Draining): Promise<void> {
  app.health.stopping();
  // Whoever keeps a connection open asks anew on another one, which leads elsewhere: none is cut under a request.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await setTimeout(shutdownDelay * 1000);
  const closed = new Promise((resolve) => server.close(resolve));
  await app.events.stop();
  server.closeIdleConnections();
  await Promise.race([closed, setTimeout(DRAIN_MS, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
  await app.settled();
}

const listening = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/** Listens as a server that others know of: before it answers, and no longer than its start goes well. */
async function announced(server: Server, config: Config, parts: ContractParts): Promise<RunningContracts> {
  const contracts = await startContracts(parts);
  try {
    await listening(server, config);
    return contracts;
  } catch (error) {
    await contracts.stop();
    throw error;
  }
}

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

interface LoopParts {
  config: Config;
  database: Database;
  store: FileStore;
  /** Folder of files that are on their way. */
  intake: string;
  channel: QueueChannel;
  exporter: Exporter;
  qrExporter: Exporter;
  importer: Exporter;
  draftPublisher: Exporter;
  ruleActor: Exporter;
  payments: PaymentParts;
  webhooks: Pick<CallerParts, 'policy' | 'retrySeconds'>;
  log: ServerLog;
}

/** What the server does besides answering. */
function startLoops({
  config,
  database,
  store,
  intake,
  channel,
  exporter,
  qrExporter,
  importer,
  draftPublisher,
  ruleActor,
  payments,
  webhooks,
  log,
}: LoopParts): RunningLoop[] {
  const { publicUrl, sessionSecret: secret } = config;
  const transport = chooseTransport(config);
  return [
    startFolding(database, log),
    startFillingWords(database, log),
    startExporting('exporting feedback', exporter, { channel, log }),
    startExporting('importing lists', importer, { channel, log }),
    startExporting('publishing drafts', draftPublisher, { channel, log }),
    startExporting('exporting prints', qrExporter, { channel, log }),
    startErasing(database, log),
    startRecounting(database, log),
    startExaminingCodes(database, log),
    startForgettingDeletedRows(database, log),
    startPurgingSessions(database, log),
    startForgettingRegistrations(database, log),
    startReleasingEmails(database, log),
    startFileCleanUp({ database, store, intake, log }),
    startCallingWebhooks({ database, publicUrl, log, ...webhooks }, channel),
    startCheckingPictures({ database, store, log }),
    startApplyingRules(database, log),
    startApplyingEventRules(ruleActor, { database, channel, log }),
    startReconciling(payments),
    startRenewing(payments, channel),
    startPurgingQuotes(database, log),
    startPurgingRateLimits(database, log),
    startPurgingReadMarks(database, log),
    startMailingPlatform(database, log),
    startCompletingTickets(database, log),
    // Without a way out reports would heap up, and nobody wants those of last month.
    ...(transport
      ? [
          startMailing({ mailTemplate, database, publicUrl, secret, transport, log }, channel),
          startReporting(database, log),
          startMailingFindings(database, log),
        ]
      : []),
  ];
}
