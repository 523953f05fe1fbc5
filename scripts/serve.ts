// `npm start` on Node 24: database, front ends, server, in this order; and all of it back when asked to stop.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type * as Program from '../server/app/main.ts';
import { type Config, readConfig, warningsOf } from '../server/app/config.ts';
import { ProcessEnded } from '../server/app/processes/child.ts';
import { isOneProcess, mostConnections } from '../server/app/processes/plan.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { ensureWritable } from '../server/database/writable.ts';
import { createLog } from '../server/log.ts';
import { serveMetrics } from '../server/platform/observability/metrics-server.ts';
import { ensureEnoughConnections } from './database-problem.ts';
import { fillEmptyDatabase } from './first-run.ts';
import { buildIfStale, distDirectory, project } from './front-ends.ts';
import { dataDirectory, openMainDatabase } from './main-database.ts';
import { ensurePortFree, listenProblem } from './port.ts';
import { reportProblem } from './run-script.ts';
import { onStopRequest } from './stop-request.ts';
import { welcome } from './welcome.ts';

interface Running {
  stop(): Promise<void>;
  /** Replaces its processes, one after another; absent: there is but this one. */
  roll?(): Promise<unknown>;
}

interface Started extends Running {
  /** Settles when a part that the server needs is gone. */
  ended: Promise<void>;
}

let started: Started | undefined;
onStopRequest(
  async () => {
    // Still starting: the database is told to stop as the process exits.
    if (!started) process.exit(130);
    console.log('\nStopping.');
    await started.stop();
    process.exit(0);
  },
  () => started?.roll,
);

try {
  started = await start();
  await started.ended;
  throw new SetupError(
    `The embedded PostgreSQL has ended by itself; ${dataDirectory()}/postgres/postgres.log says why. Start again.`,
  );
} catch (error) {
  if (!(error instanceof ProcessEnded && error.hasSaidWhy)) reportProblem(error);
  process.exit(1);
}

async function start(): Promise<Started> {
  ensureWritable(dataDirectory(), 'where Feedtree keeps its data (FEEDTREE_DATA_DIR names another folder)');
  const asked = readConfig();
  const answers = asked.processes.web > 0;
  const port = answers ? await ensurePortFree(asked.port, asked.host) : asked.port;
  if (asked.metrics) await ensurePortFree(asked.metrics.port, asked.metrics.host, 'METRICS_PORT');
  const config = {
    ...asked,
    port,
    publicUrl: process.env['PUBLIC_URL'] ? asked.publicUrl : `http://localhost:${port}`,
  };
  const connections = mostConnections(config.processes);
  const isAlone = isOneProcess(config.processes);
  // Side by side: each waits for another process, or lets one work while it is at work itself.
  const built = answers ? buildIfStale() : Promise.resolve();
  // Its failure is told when its turn has come.
  built.catch(() => undefined);
  const [database, program] = await Promise.all([
    openMainDatabase({ connections }),
    // A supervisor has none of it in memory, and what it starts loads what lies there at that moment.
    isAlone ? loadProgram() : undefined,
  ]);
  try {
    if (database.applied.length > 0) console.log(`Brought the database up to date: ${database.applied.join(', ')}.`);
    if (database.waiting) console.log(`${database.waiting.join(', ')} waits until no older server answers.`);
    // Where only work is done, whoever answers fills it.
    const notes = answers ? await fillEmptyDatabase({ ...config, connectionString: database.url }) : [];
    await built;
    const server = program ? await serveAlone(program, config, database.url) : await supervise(config, database.url);
    await welcome(config, database.url, notes);
    return { ...server, ended: database.ended, stop: () => server.stop().finally(() => database.stop()) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Once PostgreSQL has been started, which needs a processor of its own for a moment. */
async function loadProgram(): Promise<typeof Program> {
  await setImmediate();
  // What answers is loaded by the program when it does; by then it is there.
  const [program] = await Promise.all([import('../server/app/main.ts'), import('../server/app/web.ts')]);
  return program;
}

async function serveAlone({ startServer }: typeof Program, config: Config, connectionString: string): Promise<Running> {
  try {
    return { stop: (await startServer({ config, connectionString, distDirectory })).stop };
  } catch (error) {
    throw listenProblem(error, config.port, config.host);
  }
}

async function supervise(config: Config, connectionString: string): Promise<Running> {
  const { createSupervisor } = await import('../server/app/processes/supervisor.ts');
  const log = createLog(config.logLevel, { process: 'supervisor' });
  for (const message of warningsOf(config)) log.warn(message);
  await ensureEnoughConnections(connectionString, mostConnections(config.processes), log);
  const supervisor = createSupervisor({
    processes: config.processes,
    script: path.join(import.meta.dirname, 'serve-process.ts'),
    environment: { PORT: String(config.port), PUBLIC_URL: config.publicUrl, DATABASE_URL: connectionString },
    log,
    prepare: () => prepareRelease(connectionString),
  });
  await supervisor.start();
  const metrics = config.metrics && (await serveMetrics(supervisor.metrics, config.metrics));
  return {
    roll: supervisor.roll,
    async stop() {
      await supervisor.stop();
      await metrics?.stop();
    },
  };
}

/** In a process of its own: with the code that lies there now, and while this one hands out connections. */
async function prepareRelease(connectionString: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'prepare-release.ts')], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: connectionString },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  if (code !== 0) throw new Error('The release could not be prepared; the reason stands above.');
}
