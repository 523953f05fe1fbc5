/**
 * `npm run bench:roll`: rolls a release again and again under load, and counts what fails. `ROLLS` and `REQUESTS` set how
 * often and of how many requests at least; what was acknowledged is looked up in the database at the end.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../server/database/with-connection.ts';
import { buildIfStale } from '../../scripts/front-ends.ts';
import { firstLine } from '../contender.ts';
import { benchDatabase } from '../database.ts';
import { readMeasured } from '../dataset.ts';
import type { Visited } from './visitors.ts';

const ROLLS = Number(process.env['ROLLS'] ?? 20);
const REQUESTS = Number(process.env['REQUESTS'] ?? 1_000_000);
const WEB = 2;
const LOOK_MS = 1_000;
const here = import.meta.dirname;

/** Large enough for a visit, and small enough to be made at once. */
const SIZE = { companies: 5, unitsPerCompany: 100, answersPerCompany: 1_000 };

await buildIfStale();
const database = await benchDatabase(SIZE);
const { codes } = await readMeasured(database.url);
const before = await stored();
const machine = start('machine.ts', [database.url, String(WEB)]);
const port = await firstLine(machine, 'the machine');
const visitors = start('visitors.ts', [`http://127.0.0.1:${port}`, JSON.stringify(codes)]);
const begun = performance.now();

let rolls = 0;
for (; rolls < ROLLS; rolls++) {
  // Spread evenly over the requests.
  await answered((REQUESTS * (rolls + 0.5)) / ROLLS);
  machine.send('roll');
  const [{ rolled }] = (await once(machine, 'message')) as [{ rolled: boolean }];
  if (!rolled) throw new Error('A release was not rolled.');
  const { requests, failed } = await ask('tell');
  console.log(`roll ${rolls + 1}: ${requests} requests, failed ${JSON.stringify(failed)}`);
}
await answered(REQUESTS);
const visited = await ask('stop');
const seconds = (performance.now() - begun) / 1000;
machine.kill('SIGTERM');
await once(machine, 'exit');
const after = await stored();
const kept = { answers: after.answers - before.answers, pages: after.pages - before.pages };
const entry = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  web: WEB,
  rolls,
  seconds: Math.round(seconds),
  ...visited,
  lost: { answers: visited.answers - kept.answers, pages: visited.pages - kept.pages },
};
console.log(JSON.stringify(entry, null, 2));
appendFileSync(path.join(here, 'roll-history.jsonl'), `${JSON.stringify(entry)}\n`);
await database.stop();

function start(script: string, parameters: string[]): ChildProcess {
  return spawn(process.execPath, [path.join(here, script), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function answered(requests: number): Promise<void> {
  while ((await ask('tell')).requests < requests) await sleep(LOOK_MS);
}

async function ask(asked: 'tell' | 'stop'): Promise<Visited> {
  const told = once(visitors, 'message');
  visitors.send(asked);
  const [answer] = (await told) as [Visited];
  return answer;
}

function stored(): Promise<{ answers: number; pages: number }> {
  return withConnection(database.url, async (client) => {
    const { rows } = await client.query<{ answers: string; pages: string }>(
      'select (select count(*) from feedback) as answers, (select count(*) from node_read) as pages',
    );
    return { answers: Number(rows[0]?.answers), pages: Number(rows[0]?.pages) };
  });
}
