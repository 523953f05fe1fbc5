/**
 * `npm run bench:one-sender`: what everybody else has of the server while one sender does the worst that its limits let
 * it do. Quiet and attacked rounds take turns on one server, so that a noisy minute of the machine hits both.
 * `BENCH_ATTACKS=search,logins` chooses some; the others keep their last figures.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../scripts/front-ends.ts';
import { startContender } from '../contender.ts';
import { copyDatabase, readDatabase } from '../database.ts';
import { feedbackContents } from '../feedback/dataset.ts';
import type { Answers, Attack, Target } from './attack.ts';
import { attacks } from './attacks/index.ts';
import type { Experience, Experiences, OthersPlan } from './others.ts';
import { recordAttack, type Measured, writeOneSender } from './report.ts';
import { type OneSenderWorld, prepareWorld } from './world.ts';

const ANSWERS = Number(process.env['BENCH_ANSWERS'] ?? 1_000_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 4);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const ASKED = process.env['BENCH_ATTACKS']?.split(',');
/** After an attack, until what it left behind is done. */
const SETTLE_MS = 2_000;
/** Before the others are asked, an attack runs for so long: nothing of it is a first surprise only. */
const HEAD_START_MS = 500;
const here = import.meta.dirname;

interface Arena {
  origin: string;
  world: OneSenderWorld;
}

const childOf = (script: string, ...parameters: string[]): ChildProcess =>
  spawn(process.execPath, [path.join(here, script), ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] });

async function requestOf<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  if (!child.stdin || !child.stdout) throw new Error('A child process has no streams.');
  child.stdin.end(JSON.stringify(message));
  return JSON.parse(await text(child.stdout)) as Answer;
}

async function askOthers({ origin, world }: Arena): Promise<Experiences> {
  const { hostname: host, port } = new URL(origin);
  const plan: OthersPlan = {
    host,
    port: Number(port),
    seconds: SECONDS,
    accessToken: await world.othersToken(),
    feedbackIds: world.othersFeedback,
    codes: world.othersCodes,
  };
  return requestOf(childOf('others.ts'), plan);
}

async function underAttack(attack: Attack, arena: Arena): Promise<{ experiences: Experiences; answers: Answers }> {
  const { hostname: host, port } = new URL(arena.origin);
  const accessToken = await arena.world.attackersToken();
  const target: Target = {
    origin: arena.origin,
    host,
    port: Number(port),
    code: arena.world.attackersCode,
    accessToken,
  };
  const child = childOf('attacker.ts', attack.name);
  const answers = requestOf<Answers>(child, target);
  await sleep(HEAD_START_MS);
  const experiences = await askOthers(arena);
  child.kill('SIGTERM');
  return { experiences, answers: await answers };
}

async function measure(attack: Attack, arena: Arena): Promise<Measured> {
  const quiet: Experiences[] = [];
  const attacked: Experiences[] = [];
  const answers: Answers = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await askOthers(arena));
    const { experiences, answers: more } = await underAttack(attack, arena);
    attacked.push(experiences);
    for (const [status, count] of Object.entries(more))
      answers[Number(status)] = (answers[Number(status)] ?? 0) + count;
    await sleep(SETTLE_MS);
  }
  const names = Object.keys(quiet[0] ?? {});
  return {
    name: attack.name,
    describe: attack.describe,
    answers,
    others: names.map((name) => ({ name, quiet: summaryOf(quiet, name), attacked: summaryOf(attacked, name) })),
  };
}

/** Of all rounds together. */
function summaryOf(rounds: Experiences[], name: string) {
  const all: Experience[] = rounds.flatMap((round) => round[name] ?? []);
  const times = all.flatMap((one) => one.times).toSorted((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const failed = all.flatMap((one) => Object.values(one.failed)).reduce((sum, count) => sum + count, 0);
  return { count: times.length, p50: at(0.5), p95: at(0.95), longest: times.at(-1) ?? 0, failed };
}

await buildIfStale();
const filled = await readDatabase(feedbackContents({ answers: ANSWERS }));
const url = await copyDatabase(filled.url, 'bench_one_sender');
const world = await prepareWorld(url);
const server = await startContender('feedtree', path.join(here, 'server.ts'), [url]);
try {
  const arena = { origin: server.origin, world };
  // Its first pages are rendered, its first statements planned.
  await askOthers(arena);
  for (const attack of attacks) {
    if (ASKED && !ASKED.includes(attack.name)) continue;
    const load = loadavg()[0] ?? 0;
    const measured = await measure(attack, arena);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    recordAttack({
      ...measured,
      date: new Date().toISOString(),
      commit,
      load,
      answered: world.answers,
      units: world.units,
    });
    console.log(attack.name, measured.answers);
    for (const { name, quiet, attacked } of measured.others)
      console.log(
        `  ${name}: p95 ${quiet.p95.toFixed(1)} -> ${attacked.p95.toFixed(1)} ms, longest ${quiet.longest.toFixed(0)} -> ${attacked.longest.toFixed(0)} ms, failed ${attacked.failed}`,
      );
  }
} finally {
  await server.stop();
  await filled.stop();
}
writeOneSender();
