/**
 * The night of code health: at two o'clock UTC, when the day before is over everywhere it is asked of, each company's reads are
 * rolled up and its codes examined. Whoever takes a company's night has it alone; one that fails is taken again.
 */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type AnswerHistory, findUnanswered } from '../health/answers.ts';
import { examine, thresholdOf } from '../health/examine.ts';
import { type CodeHistory, weeksBefore } from '../health/history.ts';
import { hourOf } from '../health/hours.ts';
import { loadAnswers, loadCodes } from '../health/load.ts';
import { resolveFindings, type StoredFinding, storeFindings } from '../health/store.ts';
import { rollUpReads } from '../../insight/index.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';

const PAUSE_MS = 5 * 60_000;
const NIGHT_HOUR = 2;
const COMPANIES_A_ROUND = 50;
/** Codes between two pauses, in which the server answers. */
const CODES_A_STEP = 100;

/** The last time that it was night. */
export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night;
}

/** Answers whether more companies may be waiting. */
export async function examineCodes(database: Database, now = new Date()): Promise<boolean> {
  const night = lastNight(now);
  const due = await database.lookup<{ id: number; codes_examined_at: Date | null }>('worker', {
    name: 'codes_to_examine',
    text: `select id, codes_examined_at from customer
      where (codes_examined_at is null or codes_examined_at < $1) and state <> 'closed' order by id limit $2`,
    values: [night, COMPANIES_A_ROUND],
  });
  await tryEach(due, async ({ id, codes_examined_at: before }) => {
    const marc = (examinedAt: Date | null, condition: string, value: Date) =>
      database.statement('app', id, {
        name: `mark_codes_examined_${condition.includes('is null') ? 'first' : 'again'}`,
        text: `update customer set codes_examined_at = $2 where id = $1 and ${condition} returning id`,
        values: [id, examinedAt, value],
      });
    const taken = await marc(now, '(codes_examined_at is null or codes_examined_at < $3)', night);
    if (taken.length === 0) return;
    try {
      await examineCompany(database, id, now);
    } catch (error) {
      await marc(before, 'codes_examined_at = $3', now);
      throw error;
    }
  });
  return due.length === COMPANIES_A_ROUND;
}

export async function examineCompany(database: Database, companyId: number, now: Date): Promise<void> {
  const end = await rollUpReads(database, companyId, now);
  await resolveFindings(database, companyId, end);
  const codes = await loadCodes(database, companyId, end);
  const silent: StoredFinding[] = [];
  let step = 0;
  for (const finding of examine(codes, hourOf(end.getTime()))) {
    if (finding) silent.push({ ...finding, reads: 0 });
    if (++step % CODES_A_STEP === 0) await new Promise(setImmediate);
  }
  const unanswered = await loadAnswers(database, companyId, end);
  await storeFindings(database, companyId, [...silent, ...unansweredOf(unanswered, codes, silent, end)]);
}

/** But for codes that are told of as silent: one thing at a time. */
function unansweredOf(
  units: readonly AnswerHistory[],
  codes: readonly CodeHistory[],
  silent: readonly StoredFinding[],
  end: Date,
): StoredFinding[] {
  const notified = new Set(silent.map(({ codeId }) => codeId));
  const byId = new Map(codes.map((code) => [code.codeId, code]));
  return findUnanswered(units, thresholdOf(units.length)).flatMap((found) => {
    const code = byId.get(found.codeId);
    if (notified.has(found.codeId) || !code) return [];
    const weeks = weeksBefore(code.reads, hourOf(end.getTime()));
    return {
      ...found,
      kind: 'no_answers' as const,
      lastReadAt: code.lastReadAt,
      weeklyReads: weeks.reduce((sum, count) => sum + count, 0) / weeks.length,
      weeks,
      hours: [...(code.reads?.hourly ?? [])],
    };
  });
}

export const startExaminingCodes = (database: Database, log: Logger): RunningLoop =>
  startLoop({ name: 'examining codes', pauseMs: PAUSE_MS, log, round: () => examineCodes(database) });
