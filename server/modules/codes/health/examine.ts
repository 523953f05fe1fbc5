/**
 * Looks at all codes of a company at once and tells which are silent beyond their rhythm (`rhythm.ts`), whether all are,
 * and which were never scanned. Pure: histories in, findings out.
 *
 * Each night every code is asked anew, so a threshold of one in a thousand would report codes that are well: of 500, one
 * every other night. Hence it is also one in `20 * codes`: on average one night of twenty reports one wrongly, whatever
 * the size of the company. It costs little, since a code that is dead becomes less likely to be alive by as much again with
 * each few scans that do not come.
 */
import { type CodeHistory, readsOnDay, type ReadHistory, weeksBefore } from './history.ts';
import { DAY_HOURS, dayOf, HOUR_MS, hourOf, WEEK_HOURS, weekdayOf } from './hours.ts';
import {
  chanceOfSilence,
  countedScans,
  type DayFactor,
  flatShape,
  type Level,
  type Prior,
  priorOf,
  type Rhythm,
  rhythmOf,
  type Shape,
  shapeOf,
  weeklyReads,
  weeksBetween,
} from './rhythm.ts';

export interface Finding {
  kind: 'company_silent' | 'silent' | 'never_scanned';
  /** Null: of the whole company. */
  codeId: number | null;
  unitId: number | null;
  /** In milliseconds: the last scan, or when the code was made. */
  since: number;
  lastReadAt: number | null;
  /** Scans that would have been usual since then. */
  expected: number;
  chance: number;
  weeklyReads: number;
  weeks: number[];
  hours: number[];
}

export const MAX_CHANCE = 0.001;
const WRONG_NIGHTS = 0.05;
/** Fewer missing scans are not told, however unlikely they are. */
const MIN_EXPECTED = 3;
const MIN_EXPECTED_OF_COMPANY = 10;
/** Expected of the other codes on a day, so that they tell how much of a day it was. */
const MIN_OF_OTHERS = 3;
/** A code needs so long to get to its wall. */
export const NEVER_SCANNED_DAYS = 14;
const [GROUP_WEIGHT, COMPANY_WEIGHT] = [50, 12];

export const thresholdOf = (codes: number): number => Math.min(MAX_CHANCE, WRONG_NIGHTS / Math.max(1, codes));

type Read = CodeHistory & { reads: ReadHistory };
const isRead = (code: CodeHistory): code is Read => code.reads !== null;

/** What the company did on each day, and what it usually would have. */
interface Days {
  first: number;
  observed: Float64Array;
  expected: Float64Array;
  /** Of each code, by weekday. */
  usual: Map<Read, number[]>;
}

/** @param end the hour up to which scans are counted: a midnight; later ones only tell that a code is alive */
export function* examine(codes: readonly CodeHistory[], end: number): Generator<Finding | null> {
  const threshold = thresholdOf(codes.length);
  const read = codes.filter(isRead);
  const days = daysOf(read, dayOf(end));
  const groups = groupsOf(read);
  const company = new CompanySilence(read, end);
  for (const code of codes) {
    if (!isRead(code)) yield neverScanned(code, end);
    else {
      const group = groups.of(code);
      const factor = factorFor(code, days);
      const rhythm = rhythmOf(code, code.reads, { ...group, factor });
      company.add(code, rhythm);
      yield silence(code, rhythm, { factor, threshold, end });
    }
  }
  yield company.finding(days);
}

function neverScanned(code: CodeHistory, end: number) {
  const { codeId, unitId, madeAt, checkedAt, lastReadAt, hasScannedSibling, mayBeUnprinted } = code;
  if (lastReadAt !== null || hasScannedSibling || mayBeUnprinted) return null;
  if (end - Math.max(madeAt, checkedAt ?? 0) < NEVER_SCANNED_DAYS * DAY_HOURS) return null;
  const nothing = { lastReadAt: null, expected: 0, chance: 1, weeklyReads: 0, weeks: [], hours: [] };
  return { kind: 'never_scanned' as const, codeId, unitId, since: madeAt * HOUR_MS, ...nothing };
}

interface Asked {
  factor: DayFactor;
  threshold: number;
  end: number;
}

function silence(code: Read, rhythm: Rhythm, { factor, threshold, end }: Asked): Finding | null {
  const { reads, lastReadAt, checkedAt, codeId, unitId } = code;
  const since = lastReadAt ?? reads.until * HOUR_MS;
  const from = Math.max(reads.until, hourOf(since) + 1, checkedAt ?? 0);
  const passing = weeksBetween(rhythm.shape, code, factor, from, end);
  const expected = weeklyReads(rhythm) * passing;
  const chance = chanceOfSilence(rhythm, passing);
  if (chance >= threshold || expected < MIN_EXPECTED) return null;
  return {
    kind: 'silent',
    codeId,
    unitId,
    since,
    lastReadAt: since,
    expected,
    chance,
    weeklyReads: weeklyReads(rhythm),
    weeks: weeksBefore(reads, end),
    hours: [...reads.hourly],
  };
}

function daysOf(codes: readonly Read[], endDay: number): Days {
  const first = codes.reduce((least, { reads }) => Math.min(least, dayOf(reads.from)), endDay);
  const observed = new Float64Array(endDay - first);
  const expected = new Float64Array(endDay - first);
  const usual = new Map<Read, number[]>();
  for (const code of codes) {
    const { reads } = code;
    const begin = dayOf(reads.from);
    const rates = usualByWeekday(reads);
    usual.set(code, rates);
    const until = code.isKnownSilent ? dayOf(reads.until - 1) + 1 : endDay;
    for (let day = begin; day < until; day++) {
      const at = day - first;
      observed[at] = (observed[at] ?? 0) + readsOnDay(reads, day);
      expected[at] = (expected[at] ?? 0) + (rates[weekdayOf(day)] ?? 0) * openShare(code, day);
    }
  }
  return { first, observed, expected, usual };
}

function openShare({ openness }: CodeHistory, day: number): number {
  if (!openness) return 1;
  for (let hour = day * DAY_HOURS; hour < (day + 1) * DAY_HOURS; hour++) if (openness(hour) > 0) return 1;
  return 0;
}

/** Scans of a Monday, a Tuesday and so on, drawn to a seventh of the week where there were few such days. */
function usualByWeekday(reads: ReadHistory): number[] {
  const [counts, days] = [Array.from({ length: 7 }, () => 0), Array.from({ length: 7 }, () => 0)];
  for (let day = dayOf(reads.from); day * DAY_HOURS < reads.until; day++) {
    const weekday = weekdayOf(day);
    counts[weekday] = (counts[weekday] ?? 0) + readsOnDay(reads, day);
    days[weekday] = (days[weekday] ?? 0) + 1;
  }
  const all = days.reduce((sum, count) => sum + count, 0);
  const mean = countedScans(reads) / Math.max(all, 1);
  return counts.map((count, weekday) => (count + mean) / ((days[weekday] ?? 0) + 1));
}

/** By the other codes alone: one that is dead must not excuse itself. */
function factorFor(code: Read, { first, observed, expected, usual }: Days): DayFactor {
  const rates = usual.get(code) ?? [];
  const begin = dayOf(code.reads.from);
  const end = code.isKnownSilent ? dayOf(code.reads.until - 1) + 1 : Infinity;
  return (day) => {
    const own = day >= begin && day < end;
    const usually = (expected[day - first] ?? 0) - (own ? (rates[weekdayOf(day)] ?? 0) * openShare(code, day) : 0);
    if (usually < MIN_OF_OTHERS) return 1;
    const had = (observed[day - first] ?? 0) - (own ? readsOnDay(code.reads, day) : 0);
    return Math.min(1, (had + 1) / (usually + 1));
  };
}

interface Group {
  behind: Shape;
  prior: Prior | null;
}

/** Siblings, each group made once. */
function groupsOf(codes: readonly Read[]) {
  const company = shapeOf(hourlyOf(codes), flatShape, COMPANY_WEIGHT);
  const companyPrior = priorOf(codes.map(levelOf));
  const groups = new Map<number, Group>();
  for (const [id, siblings] of Map.groupBy(codes, ({ groupId }) => groupId))
    groups.set(id, {
      behind: shapeOf(hourlyOf(siblings), company, GROUP_WEIGHT),
      prior: priorOf(siblings.map(levelOf)) ?? companyPrior,
    });
  return { of: ({ groupId }: Read): Group => groups.get(groupId) ?? { behind: company, prior: companyPrior } };
}

const levelOf = ({ reads }: Read): Level => ({
  scans: countedScans(reads),
  weeks: (reads.until - reads.from) / WEEK_HOURS,
});

function hourlyOf(codes: readonly Read[]): Float64Array {
  const sum = new Float64Array(WEEK_HOURS);
  for (const { reads } of codes)
    for (let at = 0; at < WEEK_HOURS; at++) sum[at] = (sum[at] ?? 0) + (reads.hourly[at] ?? 0);
  return sum;
}

/** All codes at once: what they would have had since the last scan of any. */
class CompanySilence {
  readonly #codes: readonly Read[];
  readonly #end: number;
  readonly #since: number;
  #expected = 0;
  #weekly = 0;

  constructor(codes: readonly Read[], end: number) {
    this.#codes = codes;
    this.#end = end;
    this.#since = codes.reduce((last, { lastReadAt }) => Math.max(last, lastReadAt ?? 0), 0);
  }

  add(code: Read, rhythm: Rhythm): void {
    if (code.isKnownSilent) return;
    const passing = weeksBetween(rhythm.shape, code, () => 1, hourOf(this.#since) + 1, this.#end);
    this.#expected += weeklyReads(rhythm) * passing;
    this.#weekly += weeklyReads(rhythm);
  }

  finding(days: Days): Finding | null {
    // Of one code it is that code which is silent.
    if (this.#codes.length < 2 || this.#expected < MIN_EXPECTED_OF_COMPANY) return null;
    const chance = Math.exp(-this.#expected / dispersionOfCompany(days, dayOf(hourOf(this.#since))));
    if (chance >= MAX_CHANCE) return null;
    return {
      kind: 'company_silent',
      codeId: null,
      unitId: null,
      since: this.#since,
      lastReadAt: this.#since,
      expected: this.#expected,
      chance,
      weeklyReads: this.#weekly,
      weeks: sumEach(this.#codes.map(({ reads }) => weeksBefore(reads, this.#end))),
      hours: [...hourlyOf(this.#codes)],
    };
  }
}

/** Of the days before the silence. */
function dispersionOfCompany({ first, observed, expected }: Days, lastDay: number): number {
  let [chiSquare, count] = [0, 0];
  for (let at = 0; at < Math.min(expected.length, lastDay - first); at++) {
    const usually = expected[at] ?? 0;
    if (usually < 1) continue;
    chiSquare += ((observed[at] ?? 0) - usually) ** 2 / usually;
    count += 1;
  }
  return Math.max(1, chiSquare / Math.max(1, count));
}

const sumEach = (rows: readonly number[][]): number[] =>
  (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
