/** docs/one-sender.md out of the last figures of each attack and of all operations. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answers } from './attack.ts';

interface Summary {
  count: number;
  p50: number;
  p95: number;
  longest: number;
  /** Answers that were no success. */
  failed: number;
}

export interface Measured {
  name: string;
  describe: string;
  answers: Answers;
  others: { name: string; quiet: Summary; attacked: Summary }[];
}

interface RecordedAttack extends Measured {
  date: string;
  commit: string;
  /** Of the machine, before. */
  load: number;
  /** Of the attacker's company. */
  answered: number;
  units: number;
}

export interface MeasuredOperation {
  id: string;
  rate: string;
  /** In words. */
  input: string;
  status: number;
  /** In milliseconds, each the least of some calls. */
  cpu: number;
  database: number;
  bound: string;
}

interface RecordedOperations {
  date: string;
  commit: string;
  load: number;
  answered: number;
  units: number;
  /** How many operations were called. */
  count: number;
  dearest: MeasuredOperation[];
}

const ATTACKS = path.join(import.meta.dirname, 'attacks.jsonl');
const OPERATIONS = path.join(import.meta.dirname, 'operations.json');
const PAGE = path.join(import.meta.dirname, '../../docs/one-sender.md');

const HEALTH = 'healthz';
/** The rule: of the quiet 95th percentile, and the longest that the server answers nobody at all, in milliseconds. */
const MAX_TIMES = 2;
const MAX_STALL = 200;

function readAttacks(): RecordedAttack[] {
  if (!existsSync(ATTACKS)) return [];
  const lines = readFileSync(ATTACKS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as RecordedAttack);
}

/** In the place of its last figures. */
export function recordAttack(measured: RecordedAttack): void {
  const kept = [...readAttacks().filter(({ name }) => name !== measured.name), measured];
  writeFileSync(ATTACKS, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

export function recordOperations(kept: RecordedOperations): void {
  writeFileSync(OPERATIONS, `${JSON.stringify(kept, null, 2)}\n`);
}

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const dayOf = ({ date }: { date: string }): string => date.slice(0, 10);

export function writeOneSender(): void {
  writeFileSync(PAGE, [INTRODUCTION, attacksSection(readAttacks()), operationsSection()].filter(Boolean).join('\n'));
}

const INTRODUCTION = `# One sender must not stop the others
No request costs more than its class allows, and no address, user or company takes more than its share of the event loop,
of the pools or of the database. Whatever one sender does within its limits, everybody else's 95th percentile stays within
twice the quiet figure, and \`/healthz\` never stalls for more than ${MAX_STALL} ms.

| what is shared | how it is bounded | where |
|---|---|---|
| calls | so many a minute by address or user and by class of call, counted over all servers | \`server/http/rate-limits.ts\` |
| guesses at passwords and codes | so many by device, session, network and account, and so many by network and over all of them, counted over all servers ([which](known-devices.md)) | \`server/modules/identity/session/guess-limits.ts\` |
| connections | of each pool a company has four fifths at most, a user seven tenths; those whose statements take long have fewer, down to one; of those who wait the one who used least is next | \`server/access/shares.ts\` |
| time of the database | a user may use a twentieth of a pool's time, a company a tenth, and save up five seconds of it; who has used more waits until it has come back, but for one place at a time while nobody else has asked for a second | \`server/access/fair-queue.ts\` |
| queues | 30 waiting statements of a user, 60 of a company, two seconds; then 503 with Retry-After. The server's own work waits as long as it takes | \`server/access/shares.ts\` |
| heavy answers | reports, topics, imports and exports of units: of a user one at once, of a company two, a third and three fifths of a processor's time, until the answer has been read | \`server/http/overload/heavy-work.ts\` |
| password hashes | half of the processors; who had fewest made is next | \`server/modules/identity/session/passwords.ts\` |
| visitors' answers | a pool of their own, four fifths of it for one company at most, and a bound on answers at once that follows the measured wait | \`server/http/overload/admission.ts\` |
| pages | previews as often as public calls, each rendered once while its survey stays the same; a page of a survey has at most 1,000 options and cells, and those of over 200 are rendered in turn, as heavy answers | \`server/modules/visitor/heavy-pages.ts\` |
| searches | twelve words, of more the longest, and four phrases; words that are frequent are compared as sets, a phrase of frequent words is looked for in the newest 20,000 answers that have them | \`server/modules/feedback/entities/feedback/find-words.ts\` |
`;

function attacksSection(kept: RecordedAttack[]): string {
  const [any] = kept;
  if (!any) return '';
  return `## Quiet and attacked
Written by \`npm run bench:one-sender\`. The attacker belongs to the largest company of 1,000: ${any.units.toLocaleString('en')} units and
${any.answered.toLocaleString('en')} answers. Everybody else is of other companies and other addresses. Rounds without and with the attack
take turns on one server with its limits as they are for users; the load comes from processes of its own on the same
machine, which has two cores. Milliseconds, the 95th percentile of all rounds together; an attack is dear where the
last column but one is above ${MAX_TIMES}.

| attack | everybody else | quiet p50 / p95 | attacked p50 / p95 | p95, times | refused of |
|---|---|---:|---:|---:|---:|
${kept.flatMap(rowsOf).join('\n')}

| attack | what is sent | answers by status | \`/healthz\`, longest: quiet, attacked | measured |
|---|---|---|---:|---|
${kept.map(answersOf).join('\n')}
`;
}

const rowsOf = ({ name, others }: RecordedAttack): string[] =>
  others
    .filter((other) => other.name !== HEALTH)
    .map(({ name: who, quiet, attacked }, at) => {
      const times = attacked.p95 / quiet.p95;
      const shown = times > MAX_TIMES ? `**${times.toFixed(1)}**` : times.toFixed(1);
      return `| ${at === 0 ? name : ''} | ${who} | ${ms(quiet.p50)} / ${ms(quiet.p95)} | ${ms(attacked.p50)} / ${ms(attacked.p95)} | ${shown} | ${attacked.failed} of ${attacked.count} |`;
    });

function answersOf(one: RecordedAttack): string {
  const health = one.others.find(({ name }) => name === HEALTH);
  const stall = health?.attacked.longest ?? 0;
  const shown = stall > MAX_STALL ? `**${ms(stall)}**` : ms(stall);
  const answers = Object.entries(one.answers).map(
    ([status, count]) => `${count} × ${status === '0' ? 'closed' : status}`,
  );
  return `| ${one.name} | ${one.describe} | ${answers.join(', ')} | ${ms(health?.quiet.longest ?? 0)}, ${shown} | ${dayOf(one)}, ${one.commit}, load ${one.load.toFixed(1)} |`;
}

function operationsSection(): string {
  if (!existsSync(OPERATIONS)) return '';
  const kept = JSON.parse(readFileSync(OPERATIONS, 'utf8')) as RecordedOperations;
  const rows = kept.dearest.map(
    ({ id, rate, input, status, cpu, database, bound }) =>
      `| ${id} | ${input} | ${ms(cpu)} | ${ms(database)} | ${status} | ${rate}: ${bound} |`,
  );
  return `## The ${kept.dearest.length} dearest operations
Written by \`npm run bench:operations\` on ${dayOf(kept)}, commit ${kept.commit}, with a load of ${kept.load.toFixed(1)} on the machine before it: all
${kept.count} operations of the registry, each with its worst legal input, on the largest company (${kept.units.toLocaleString('en')} units,
${kept.answered.toLocaleString('en')} answers). Milliseconds of the server's processor, with the share of the client that asks, and of
waiting for the database, each the least of a few calls. Whatever a call takes of the database counts against the time of
its user and company, as said above; beside that stands how often its class may be called.

| operation | worst input | processor | database | answer | class, and what else bounds it |
|---|---|---:|---:|---:|---|
${rows.join('\n')}
`;
}
