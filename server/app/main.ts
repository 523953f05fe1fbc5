/** Starts the server on a migrated database, or the part of it that one of several processes does, and stops it without losing what is under way. */
import path from 'node:path';
import { type Database, openDatabase } from '../access/database.ts';
import { createLog, type ServerLog } from '../log.ts';
import type { SenderLimits } from '../http/request-bounds/slow-senders.ts';
import type { CallerParts } from '../modules/feedback/webhooks/deliver.ts';
import { publicPolicy } from '../modules/feedback/webhooks/policy.ts';
import { addPoolFigures } from '../platform/observability/figures.ts';
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts';
import { serveMetrics } from '../platform/observability/metrics-server.ts';
import { openFileStore } from '../platform/storage/file-store.ts';
import { type Config, warningsOf } from './config.ts';
import { addedCells } from '../database/cells/known-cells.ts';
import { startContractsIn } from './contracts.ts';
import { type Core, createCore } from './core.ts';
import { aloneOnMachine, type Machine } from './processes/machine.ts';
import { ALONE, poolSizesOf } from './processes/plan.ts';

/** One of a machine's processes, as whoever started it knows it. */
export interface Part {
  /** In its log. */
  name: string;
  answers: boolean;
  works: boolean;
  machine: Machine;
}

export interface StartOptions {
  config: Config;
  connectionString: string;
  /** Folder of the built front ends: `admin`, `public/client`, `public/server`. */
  distDirectory: string;
  /** Absent: this process is the whole server. */
  part?: Part | undefined;
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
  /** The port that was given, also when 0 was asked for; that of the settings where no request is answered. */
  port: number;
  /** The port of the metrics; null where they are not served. */
  metricsPort: number | null;
  metrics: Metrics;
  /** Stops taking connections, waits for running requests, closes the database's. */
  stop(): Promise<void>;
  /** The same for one that others stand in for: no connection is closed under a request that is on its way. */
  retire(): Promise<void>;
}

/** Throws what `listen` throws, EADDRINUSE or EACCES, and DatabaseNewerError on a database of a later version. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { connectionString, migrations: directory, part } = options;
  const config = { ...options.config, cells: await addedCells(connectionString, options.config.cells) };
  const { answers, works, machine } = part ?? { answers: true, works: true, machine: aloneOnMachine() };
  const shared = await openShared({ ...options, config }, machine, answers);
  const { core, database, metrics, log } = shared;
  const databases = [connectionString, ...config.cells.map(({ url }) => url)];
  const contracts = await startContractsIn(databases, { directory, log });
  // Others know of it before it answers, and no longer than its start goes well.
  const { pages, jobs } = await startParts({ ...options, config }, shared, { answers, works }).catch(
    async (error: unknown) => {
      await contracts.stop();
      throw error;
    },
  );
  if (config.metrics) metrics.addProcess();
  const served = !part && config.metrics && (await serveMetrics(metrics, config.metrics));
  async function end(ended: Promise<void> | false): Promise<void> {
    await ended;
    if (jobs) await jobs.stop();
    await contracts.stop();
    await core.stop();
    if (served) await served.stop();
    await database.close();
  }
  return {
    port: pages ? pages.port : config.port,
    metricsPort: served ? served.port : null,
    metrics,
    stop: () => end(pages && pages.stop()),
    retire: () => end(pages && pages.retire()),
  };
}

/** Each is loaded where it is done: a worker holds no page, and who answers sends no mail. */
async function startParts(
  { config, connectionString, distDirectory, senderLimits }: StartOptions,
  shared: Awaited<ReturnType<typeof openShared>>,
  { answers, works }: Pick<Part, 'answers' | 'works'>,
) {
  const web = answers && (await import('./web.ts'));
  const pages =
    web && (await web.startWeb({ config, core: shared.core, options: shared, distDirectory, senderLimits }));
  const coreOf = (database: Database): Core => createCore({ ...shared, database });
  const jobs = works && (await import('./jobs.ts')).startJobs({ config, connectionString, ...shared, coreOf });
  return { pages, jobs };
}

/** What both parts are made of. */
async function openShared(options: StartOptions, machine: Machine, answers: boolean) {
  const { config, connectionString, part, rateLimitFactor = 1, totalsCachedMs, webhooks } = options;
  const { log = createLog(config.logLevel, { process: part?.name }) } = options;
  // Of several processes whoever started them says it once.
  if (!part) for (const message of warningsOf(config)) log.warn(message);
  const store = openFileStore(config.storage);
  await store.check();
  const database = openDatabase({
    connectionString,
    cells: config.cells,
    poolSize: poolSizesOf(part ? config.processes : ALONE, answers),
    ...(rateLimitFactor && { shareFactor: rateLimitFactor }),
  });
  const metrics = createMetrics();
  addPoolFigures(metrics, database.figures);
  const webhookPolicy = webhooks?.policy ?? publicPolicy(config.webhookPorts);
  const shared = {
    ...config,
    database,
    store,
    intake: path.join(config.dataDirectory, 'intake'),
    journals: path.join(config.dataDirectory, 'reads'),
    metrics,
    machine,
    log,
    ...(config.logLevel === 'info' && { activity: log }),
    webhookPolicy,
    webhooks: { ...webhooks, policy: webhookPolicy },
    rateLimitFactor,
    ...(totalsCachedMs !== undefined && { totalsCachedMs }),
  };
  return { ...shared, core: createCore(shared) };
}
