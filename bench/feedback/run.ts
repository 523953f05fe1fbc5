/**
 * `npm run bench:feedback`: the first page of the feedback list by each filter and search, at growing numbers of answers.
 * `BENCH_ANSWERS=100000,1000000` chooses them; the data is kept between runs.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { openDatabase } from '../../server/access/database.ts';
import { createTokens } from '../../server/modules/identity/session/tokens.ts';
import { type Contender, startContender } from '../contender.ts';
import { readDatabase } from '../database.ts';
import { BENCH_SECRET } from '../principal.ts';
import { writeReport } from '../report.ts';
import { median } from '../summary.ts';
import { type Case, casesOf } from './cases.ts';
import { feedbackContents } from './dataset.ts';
import { FEEDBACK_HISTORY, type FeedbackEntry, type Throughput, type Timed } from './history.ts';
import { principalsOf, readLargest } from './people.ts';
import { scannedTables } from './plans.ts';

const SIZES = (process.env['BENCH_ANSWERS'] ?? '100000,1000000,5000000').split(',').map(Number);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 100);
const WARM_UP = 5;
const AT_ONCE = 16;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const TURNS = 3;
const folder = path.join(import.meta.dirname, '..');

const addressOf = (origin: string, filter: object): string =>
  `${origin}/api/feedback/?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,24]', sort: '["created_at","DESC"]' }).toString()}`;

async function timeOf(address: string, authorization: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers: { authorization } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - began;
}

async function timesOf(address: string, authorization: string): Promise<Pick<Timed, 'p50' | 'p99'>> {
  for (let at = 0; at < WARM_UP; at += 1) await timeOf(address, authorization);
  const times: number[] = [];
  for (let at = 0; at < ROUNDS; at += 1) times.push(await timeOf(address, authorization));
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Pages a second, asked for by several at once. */
async function throughputOf(url: string, authorization: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: AT_ONCE,
    duration: SECONDS,
    headers: { authorization },
  });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`);
  return requests.average;
}

interface Contenders {
  app: Contender;
  /** The same, which counts each total. */
  counting: Contender;
}

/** Of all in turn. */
async function throughputs({ app, counting }: Contenders, authorization: string): Promise<Throughput> {
  const own: number[] = [];
  const counted: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    own.push(await throughputOf(addressOf(app.origin, { status: 'new' }), authorization));
    counted.push(await throughputOf(addressOf(counting.origin, { status: 'new' }), authorization));
  }
  return { throughput: median(own), counted: median(counted) };
}

async function measure(answers: number): Promise<FeedbackEntry> {
  const filled = await readDatabase(feedbackContents({ answers }));
  const largest = await readLargest(filled.url);
  const principals = await principalsOf(filled.url, largest);
  const tokens = createTokens(BENCH_SECRET);
  const bearerOf = async ({ as }: Case): Promise<string> => `Bearer ${await tokens.signAccessToken(principals[as])}`;
  const database = openDatabase({ connectionString: filled.url });
  const script = path.join(folder, 'app-server.ts');
  const app = await startContender('feedtree', script, [filled.url]);
  const counting = await startContender('feedtree, counting', script, [filled.url, '1']);
  const load = loadavg()[0] ?? 0;
  try {
    const cases: Timed[] = [];
    for (const one of casesOf(largest.named)) {
      const scanned = await scannedTables(database, principals[one.as], one.filter);
      if (scanned.length > 0) throw new Error(`${one.as}, ${one.name}: all of ${scanned.join(', ')} is read.`);
      const times = await timesOf(addressOf(counting.origin, one.filter), await bearerOf(one));
      cases.push({ name: one.name, as: one.as, aim: one.aim, ...times });
      console.log(
        `${answers} ${one.as}, ${one.name}: p50 ${times.p50.toFixed(1)} ms, p99 ${times.p99.toFixed(1)} ms (aim ${one.aim})`,
      );
    }
    const [plain] = casesOf(largest.named);
    if (!plain) throw new Error('There is nobody who asks.');
    const throughput = await throughputs({ app, counting }, await bearerOf(plain));
    console.log(throughput);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    return {
      date: new Date().toISOString(),
      commit,
      load,
      rounds: ROUNDS,
      answers,
      largest: largest.answers,
      ...throughput,
      cases,
    };
  } finally {
    await app.stop();
    await counting.stop();
    await database.close();
    await filled.stop();
  }
}

for (const answers of SIZES) {
  appendFileSync(path.join(folder, FEEDBACK_HISTORY), `${JSON.stringify(await measure(answers))}\n`);
  writeReport(folder);
}
