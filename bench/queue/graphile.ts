/** graphile-worker with the same jobs, as the owner of its tables. It is no package of this project: see run.ts. */
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import type { Contender, Runner } from './contender.ts';

/** What is used of the package. */
interface GraphileWorker {
  run(options: object): Promise<Runner>;
  runMigrations(options: object): Promise<void>;
  Logger: new (factory: () => () => void) => object;
}

interface Variant {
  name: string;
  /** Each company its own queue, as its documentation has jobs of one kind take turns: one at a time. */
  queueOfCompany: boolean;
  /** The settings that it names for speed. */
  preset?: object;
}

const ENQUEUE = "select graphile_worker.add_job('nothing', json_build_object('company', $1::int), queue_name => $2)";
const ENQUEUE_MANY = `select count(*) from graphile_worker.add_jobs((
  select array_agg(('nothing', json_build_object('company', $1::int), $2, null, null, null, null, null)::graphile_worker.job_spec)
  from generate_series(1, $3::int)))`;

export async function graphileQueue(folder: string, connectionString: string, variant: Variant): Promise<Contender> {
  const worker = createRequire(path.resolve(folder, 'package.json'))('graphile-worker') as GraphileWorker;
  const logger = new worker.Logger(() => () => undefined);
  await worker.runMigrations({ connectionString, logger });
  const pool = new pg.Pool({ connectionString, max: 10 });
  const queueOf = (company: number): string | null => (variant.queueOfCompany ? `company ${company}` : null);
  return {
    name: variant.name,
    async enqueue(company) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query({ name: 'enqueue', text: ENQUEUE, values: [company, queueOf(company)] });
      await client.query('commit');
      client.release();
    },
    enqueueMany: async (company, count) => void (await pool.query(ENQUEUE_MANY, [company, queueOf(company), count])),
    run: (concurrency, begun) =>
      worker.run({
        preset: { worker: { connectionString, concurrentJobs: concurrency, ...variant.preset } },
        logger,
        noHandleSignals: true,
        taskList: { nothing: async ({ company }: { company: number }) => begun(company) },
      }),
    // With its queues: one that is held by a job that is gone would stay so.
    clear: async () =>
      void (await pool.query('truncate graphile_worker._private_jobs, graphile_worker._private_job_queues')),
    close: () => pool.end(),
  };
}
