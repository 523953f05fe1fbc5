/** Calls of a busy time of many companies that lie in cells, and how long each takes through processes and cells. */
import type { Cost, Costs, Kind } from './costs.ts';
import { createRandom, createStation, exponential, logNormal } from './station.ts';

export interface Situation {
  companies: number;
  answersADay: number;
  cells: number;
  /** Web processes, each with a processor of its own. */
  processes: number;
  /** Processors of each cell. */
  cellProcessors: number;
  /** A code that everybody reads at once. */
  isViral: boolean;
  /** A cell that is down for a while. */
  isDead: boolean;
}

/** Of a day's calls those of the busiest hour. */
export const PEAK_HOUR = 0.1;
/** For each answer. */
export const CALLS_AN_ANSWER: Record<Kind, number> = { answer: 1, page: 3, list: 0.5, detail: 0.5 };
/** Standard deviation of a call's cost over its mean. */
export const VARIATION = 1;
/** What a commit waits for its disk. */
export const DISK_MS = 2;
export const VIRAL = { pagesASecond: 1_667, answersASecond: 167 };
/** Minutes of the simulated time. */
export const MINUTES = { all: 20, warmUp: 2, from: 5, viralUntil: 15, deadUntil: 10 };
/** As the visitor's page does (public-app/client/outbox/deliver.ts). */
const FIRST_RETRY_S = 5;
const LONGEST_RETRY_S = 300;
const SECONDS_A_MINUTE = 60;
const MS = 1_000;
const SEED = 1;

export interface Figures {
  /** Answers of companies in cells that are neither the viral code's nor dead, in milliseconds; null: there is none. */
  others: Quantiles | null;
  /** Answers in the viral code's cell while it is. */
  viral: Quantiles | null;
  /** Of the busiest while the viral code is one, else all the time. */
  busiestProcess: number;
  busiestCell: number;
  /** Answers that came while their cell was down, and how long after its return the last of them was stored. */
  kept: { answers: number; storedAfterSeconds: number } | null;
}

export interface Quantiles {
  p50: number;
  p99: number;
}

interface Call {
  at: number;
  kind: Kind;
  cell: number;
  /** Refused by a cell that is down: only the process works. */
  isRefused: boolean;
  /** It was refused before. */
  isLate: boolean;
}

/** Companies of a size by Zipf's law, in the order in which they came, placed where the fewest are: shares of the cells. */
export function sharesOfCells({ companies, cells }: Pick<Situation, 'companies' | 'cells'>): number[] {
  const random = createRandom(SEED);
  const sizes = Array.from({ length: companies }, (_, at) => 1 / (at + 1));
  for (let at = sizes.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [sizes[at], sizes[other]] = [sizes[other] ?? 0, sizes[at] ?? 0];
  }
  const all = sum(sizes);
  const shares = Array.from({ length: cells }, () => 0);
  for (const [at, size] of sizes.entries()) shares[at % cells] = (shares[at % cells] ?? 0) + size / all;
  return shares;
}

export const peakRate = (answersADay: number): number => (answersADay * PEAK_HOUR) / 3_600;

/** Processors' work a second of processes, and of the busiest cell, while the code is viral if it is. */
export function offered(situation: Situation, costs: Costs): { server: number; database: number } {
  const answers = peakRate(situation.answersADay);
  const usual = (part: keyof Cost): number =>
    sum(kinds.map((kind) => answers * CALLS_AN_ANSWER[kind] * costs.kinds[kind][part])) / MS;
  const viral = (part: keyof Cost): number =>
    situation.isViral
      ? (VIRAL.pagesASecond * costs.kinds.page[part] + VIRAL.answersASecond * costs.kinds.answer[part]) / MS
      : 0;
  return {
    server: usual('server') + viral('server'),
    database: Math.max(...sharesOfCells(situation)) * usual('database') + viral('database'),
  };
}

const kinds = Object.keys(CALLS_AN_ANSWER) as Kind[];
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The viral code lies in the cell with the most load, and the dead cell is the next one. */
function cellsOfTrouble(shares: readonly number[], { isDead }: Situation) {
  const viral = shares.indexOf(Math.max(...shares));
  return { viral, dead: isDead ? (viral + 1) % shares.length : -1 };
}

function* arrivals(random: () => number, rate: number, from: number, until: number): Generator<number> {
  for (let at = from + exponential(random, 1 / rate); at < until; at += exponential(random, 1 / rate)) yield at;
}

function callsOf(situation: Situation, shares: readonly number[]): Call[] {
  const random = createRandom(SEED);
  const { viral, dead } = cellsOfTrouble(shares, situation);
  const [from, viralUntil, deadUntil, end] = [MINUTES.from, MINUTES.viralUntil, MINUTES.deadUntil, MINUTES.all].map(
    (minutes) => minutes * SECONDS_A_MINUTE,
  ) as [number, number, number, number];
  const calls: Call[] = [];
  const add = (at: number, kind: Kind, cell: number): void => {
    if (cell !== dead || at < from || at >= deadUntil) {
      calls.push({ at, kind, cell, isRefused: false, isLate: false });
      return;
    }
    let [tried, pause] = [at, FIRST_RETRY_S];
    // An answer is kept by its page, which comes again; whoever reads comes by himself, later.
    for (; kind === 'answer' && tried < deadUntil; pause = Math.min(LONGEST_RETRY_S, pause * 2)) {
      calls.push({ at: tried, kind, cell, isRefused: true, isLate: true });
      tried += pause * (0.75 + random() / 2);
    }
    calls.push({ at: tried, kind, cell, isRefused: kind !== 'answer', isLate: true });
  };
  const cellAt = (): number => {
    let rest = random();
    const found = shares.findIndex((share) => (rest -= share) < 0);
    return found < 0 ? 0 : found;
  };
  const answers = peakRate(situation.answersADay);
  for (const [kind, times] of Object.entries(CALLS_AN_ANSWER) as [Kind, number][])
    for (const at of arrivals(random, answers * times, 0, end)) add(at, kind, cellAt());
  if (situation.isViral) {
    for (const at of arrivals(random, VIRAL.pagesASecond, from, viralUntil)) add(at, 'page', viral);
    for (const at of arrivals(random, VIRAL.answersASecond, from, viralUntil)) add(at, 'answer', viral);
  }
  return calls;
}

/** Through a process, then through its cell; times in seconds. */
export function simulate(situation: Situation, costs: Costs): Figures {
  const random = createRandom(SEED + 1);
  const shares = sharesOfCells(situation);
  const trouble = cellsOfTrouble(shares, situation);
  const cost = (kind: Kind, part: 'server' | 'database'): number =>
    logNormal(random, costs.kinds[kind][part], VARIATION) / MS;
  const watched = {
    from: (situation.isViral ? MINUTES.from : MINUTES.warmUp) * SECONDS_A_MINUTE,
    until: (situation.isViral ? MINUTES.viralUntil : MINUTES.all) * SECONDS_A_MINUTE,
  };
  const isWatched = (at: number): boolean => at >= watched.from && at < watched.until;
  const busy = { processes: new Map<number, number>(), cells: new Map<number, number>() };
  const work = (of: Map<number, number>, which: number, at: number, takes: number): void => {
    if (isWatched(at)) of.set(which, (of.get(which) ?? 0) + takes);
  };

  const processes = Array.from({ length: situation.processes }, () => createStation(1));
  const handed: (Call & { began: number; reached: number })[] = [];
  for (const call of callsOf(situation, shares).toSorted((one, other) => one.at - other.at)) {
    const process = Math.floor(random() * situation.processes);
    const takes = cost(call.kind, 'server');
    work(busy.processes, process, call.at, takes);
    const reached = processes[process]?.serve(call.at, takes) ?? call.at;
    if (!call.isRefused) handed.push({ ...call, began: call.at, reached });
  }
  const cells = shares.map(() => createStation(situation.cellProcessors));
  const others: number[] = [];
  const viral: number[] = [];
  const returned = MINUTES.deadUntil * SECONDS_A_MINUTE;
  let [kept, stored] = [0, returned];
  for (const { kind, cell, began, reached, isLate } of handed.toSorted((one, other) => one.reached - other.reached)) {
    const takes = cost(kind, 'database');
    work(busy.cells, cell, reached, takes);
    const done = cells[cell]?.serve(reached, takes) ?? reached;
    if (kind !== 'answer') continue;
    if (isLate) [kept, stored] = [kept + 1, Math.max(stored, done)];
    if (!isWatched(began) || isLate) continue;
    const took = (done - began) * MS + DISK_MS;
    if (situation.isViral && cell === trouble.viral) viral.push(took);
    else if (cell !== trouble.dead) others.push(took);
  }
  const share = (of: Map<number, number>, servers: number): number =>
    Math.max(0, ...of.values()) / (watched.until - watched.from) / servers;
  return {
    others: quantilesOf(others),
    viral: situation.isViral ? quantilesOf(viral) : null,
    busiestProcess: share(busy.processes, 1),
    busiestCell: share(busy.cells, situation.cellProcessors),
    kept: situation.isDead ? { answers: kept, storedAfterSeconds: stored - returned } : null,
  };
}

function quantilesOf(took: readonly number[]): Quantiles | null {
  if (took.length === 0) return null;
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
