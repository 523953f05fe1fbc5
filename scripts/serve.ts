// `npm start` on Node 24: database, front ends, server, in this order; and all of it back when asked to stop.
import { readConfig, type Config } from '../server/app/config.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { ensureWritable } from '../server/database/writable.ts';
import { type RunningServer, startServer } from '../server/app/main.ts';
import { fillEmptyDatabase } from './first-run.ts';
import { buildIfStale, distDirectory } from './front-ends.ts';
import { dataDirectory, openMainDatabase } from './main-database.ts';
import { ensurePortFree, listenProblem } from './port.ts';
import { reportProblem } from './run-script.ts';
import { onStopRequest } from './stop-request.ts';
import { welcome } from './welcome.ts';

interface Started {
  stop(): Promise<void>;
  /** Settles when a part that the server needs is gone. */
  ended: Promise<void>;
}

let started: Started | undefined;
onStopRequest(async () => {
  // Still starting: the database is told to stop as the process exits.
  if (!started) process.exit(130);
  console.log('\nStopping.');
  await started.stop();
  process.exit(0);
});

try {
  started = await start();
  await started.ended;
  throw new SetupError(
    `The embedded PostgreSQL has ended by itself; ${dataDirectory()}/postgres/postgres.log says why. Start again.`,
  );
} catch (error) {
  reportProblem(error);
  process.exit(1);
}

async function start(): Promise<Started> {
  ensureWritable(dataDirectory(), 'where Feedtree keeps its data (FEEDTREE_DATA_DIR names another folder)');
  const asked = readConfig();
  const port = await ensurePortFree(asked.port, asked.host);
  if (asked.metrics) await ensurePortFree(asked.metrics.port, asked.metrics.host, 'METRICS_PORT');
  const config = {
    ...asked,
    port,
    publicUrl: process.env['PUBLIC_URL'] ? asked.publicUrl : `http://localhost:${port}`,
  };
  const database = await openMainDatabase();
  try {
    if (database.applied.length > 0) console.log(`Brought the database up to date: ${database.applied.join(', ')}.`);
    if (database.waiting) console.log(`${database.waiting.join(', ')} waits until no older server answers.`);
    const notes = await fillEmptyDatabase(database.url, config.production);
    buildIfStale();
    const server = await listen(config, database.url);
    await welcome(config.publicUrl, database.url, notes);
    return { ended: database.ended, stop: () => server.stop().finally(() => database.stop()) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function listen(config: Config, connectionString: string): Promise<RunningServer> {
  try {
    return await startServer({ config, connectionString, distDirectory });
  } catch (error) {
    throw listenProblem(error, config.port, config.host);
  }
}
