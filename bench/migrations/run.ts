/**
 * `npm run bench:migrations`: migrations of two versions to come on a table of answers, while servers answer requests; and
 * all migrations of the project, one by one on as many answers. `BENCH_ANSWERS=5000000`, `BENCH_RATE=500`
 * and `BENCH_SECONDS=10` (of load without a migration, before it) say how much.
 */
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { migrate } from '../../server/database/migrate.ts';
import { startContender } from '../contender.ts';
import { benchDatabase } from '../database.ts';
import { readMeasured, type Size } from '../dataset.ts';
import { signInForBench } from '../principal.ts';
import { migrateHistory } from './history.ts';
import { watchLocks } from './locks.ts';
import { writeReleases } from './releases.ts';
import { startRequests } from './requests.ts';

const ANSWERS = Number(process.env['BENCH_ANSWERS'] ?? 5_000_000);
const RATE = Number(process.env['BENCH_RATE'] ?? 500);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const COMPANIES = 50;
const SIZE: Size = { companies: COMPANIES, unitsPerCompany: 200, answersPerCompany: Math.round(ANSWERS / COMPANIES) };

console.log(`${ANSWERS} answers, ${RATE} requests a second.`);
const database = await benchDatabase(SIZE);
try {
  if (process.env['BENCH_ONLY'] !== 'history') await migrateReleases(database.url);
  if (process.env['BENCH_ONLY'] !== 'releases') await migrateHistory(database.url, SIZE);
} finally {
  await database.stop();
}

async function migrateReleases(url: string): Promise<void> {
  const measured = await readMeasured(url);
  const authorization = await signInForBench(url, measured);
  let server = await startContender('feedtree', 'bench/app-server.ts', [url]);
  const requests = startRequests(server.origin, RATE, measured, authorization);
  const locks = await watchLocks(url);
  const tell = (what: string, seconds: number, retries: number): void => {
    const { answered, failed, p50, p99, longest } = requests.take();
    const { wait, held, mode } = locks.take();
    console.log(
      `| ${what} | ${seconds.toFixed(1)} | ${answered} | ${failed} | ${p50} | ${p99} | ${longest} | ${retries} | ${wait} | ${held} ${mode} |`,
    );
  };
  try {
    await setTimeout(3_000);
    requests.take();
    await setTimeout(SECONDS * 1000);
    console.log(
      '| | s | answered | failed | p50 ms | p99 ms | longest ms | locks not got | longest wait for a migration ms | strong lock held ms |',
    );
    console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---|');
    tell('before', SECONDS, 0);
    for (const { what, directory } of writeReleases()) {
      for (const name of readdirSync(directory).filter((file) => /\.(expand|backfill)\.sql$/.test(file)))
        await apply(directory, name.slice(0, -4), what);
      const next = await startContender('feedtree', 'bench/app-server.ts', [url, '', directory]);
      await requests.turnTo(next.origin);
      await server.stop();
      server = next;
      tell('the new server in place of the old one', 0, 0);
      await apply(directory, undefined, what);
    }
  } finally {
    await requests.stop();
    await server.stop();
    await locks.stop();
  }

  async function apply(directory: string, upTo: string | undefined, what: string): Promise<void> {
    let retries = 0;
    const onRetry = (): void => {
      retries += 1;
    };
    const begun = performance.now();
    const applied: string[] = [];
    // A server that was killed is seen for as long as the database has not noticed.
    for (let isWaiting = true; isWaiting;) {
      const done = await migrate(url, { directory, ...(upTo && { upTo }), patience: { onRetry } });
      applied.push(...done.applied);
      isWaiting = done.waiting !== undefined;
      if (isWaiting) await setTimeout(100);
    }
    const took = (performance.now() - begun) / 1000;
    if (applied.length > 0) tell(`${applied.join(', ')} (${what})`, took, retries);
  }
}
