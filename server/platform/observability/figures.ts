/** The figures of the server's parts, as metrics. */
import type { Database, PoolFigures } from '../../access/database.ts';
import { countJobs, QUEUES } from '../queue/figures.ts';
import type { LoopFigures } from '../queue/loop.ts';
import { failedJobs } from '../queue/queue.ts';
import type { Admission } from '../../http/overload/admission.ts';
import type { Metrics } from './metrics.ts';

export function addAdmissionFigures(metrics: Metrics, admission: Pick<Admission, 'figures'>): void {
  metrics.add({
    name: 'submissions_running',
    help: 'Answers of visitors that are being stored.',
    kind: 'gauge',
    read: () => [{ value: admission.figures().running }],
  });
  metrics.add({
    name: 'submissions_bound',
    help: 'How many answers may be under way at once, as it follows the measured wait.',
    kind: 'gauge',
    read: () => [{ value: admission.figures().bound }],
  });
  metrics.add({
    name: 'submissions_refused_total',
    help: 'Answers that were sent away with 503 because too many were under way.',
    kind: 'counter',
    read: () => [{ value: admission.figures().refused }],
  });
}

export function addPoolFigures(metrics: Metrics, pools: () => PoolFigures[]): void {
  metrics.add({
    name: 'database_connections',
    help: 'Connections of each pool of the database, by what they do; waiting: work without one.',
    kind: 'gauge',
    labels: ['role', 'state'],
    read: () =>
      pools().flatMap(({ role, used, idle, waiting }) =>
        Object.entries({ used, idle, waiting }).map(([state, value]) => ({ labels: { role, state }, value })),
      ),
  });
}

/** @param loops those of one name, of several cells, count as one */
export function addLoopFigures(metrics: Metrics, loops: () => LoopFigures[]): void {
  const read = (of: (figures: LoopFigures) => number, together: (one: number, other: number) => number) => () => {
    const values = new Map<string, number>();
    for (const figures of loops()) {
      const known = values.get(figures.name);
      values.set(figures.name, known === undefined ? of(figures) : together(known, of(figures)));
    }
    return [...values].map(([job, value]) => ({ labels: { job }, value }));
  };
  const sum = (one: number, other: number): number => one + other;
  metrics.add({
    name: 'job_rounds_total',
    help: 'Rounds of the work behind the calls that went well.',
    kind: 'counter',
    labels: ['job'],
    read: read(({ rounds }) => rounds, sum),
  });
  metrics.add({
    name: 'job_failures_total',
    help: 'Rounds that failed, and were or will be tried again.',
    kind: 'counter',
    labels: ['job'],
    read: read(({ failures }) => failures, sum),
  });
  metrics.add({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a round went well last.',
    kind: 'gauge',
    together: 'max',
    labels: ['job'],
    read: read(({ lastSuccess }) => lastSuccess, Math.max),
  });
}

export function addQueueFigures(metrics: Metrics, database: Pick<Database, 'everywhere'>): void {
  metrics.add({
    name: 'queue_jobs',
    help: 'Jobs that are not done, of all servers; due: waiting for a worker, later: under way or to be tried again.',
    kind: 'gauge',
    together: 'max',
    labels: ['queue', 'state'],
    read: async () =>
      (await countJobs(database)).flatMap(({ queue, due, later }) =>
        Object.entries({ due, later }).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
  });
  metrics.add({
    name: 'queue_jobs_failed_total',
    help: 'Jobs that this server has given up.',
    kind: 'counter',
    labels: ['queue'],
    read: () => QUEUES.map((queue) => ({ labels: { queue }, value: failedJobs(queue) })),
  });
}
