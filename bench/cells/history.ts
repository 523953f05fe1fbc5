/** The runs of `npm run bench:cells`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const CELLS_FILE = 'cells-history.jsonl';

/** Some moves in a row. */
export interface MovesMeasured {
  moves: number;
  seconds: number;
  /** Of movers, and of the two databases. */
  kills: { mover: number; database: number };
  acknowledged: number;
  /** Acknowledged and not stored; stored more than once, or in two cells. */
  lost: number;
  doubled: number;
  /** From the first attempt to write an answer until it was acknowledged. */
  p50: number;
  p99: number;
  longest: number;
  /** Longest of the stops, as the movers told them; null: none lived to tell. */
  stopped: number | null;
}

export interface CellsEntry {
  date: string;
  commit: string;
  load: [before: number, after: number];
  answers: number;
  rate: number;
  /** Without a move. */
  still: MovesMeasured;
  calm: MovesMeasured;
  killed: MovesMeasured;
}

const LAST_RUNS = 6;

/** A section of bench/README.md; empty when nothing was measured yet. */
export function cellsSection(folder: string): string {
  const file = path.join(folder, CELLS_FILE);
  if (!existsSync(file)) return '';
  const runs = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CellsEntry);
  const last = runs.at(-1);
  return last === undefined ? '' : section(last, runs.slice(-LAST_RUNS));
}

function section(
  { date, commit, load, answers, rate, still, calm, killed }: CellsEntry,
  runs: readonly CellsEntry[],
): string {
  const row = (what: string, one: MovesMeasured): string =>
    `| ${what} | ${one.moves} | ${one.seconds} | ${one.kills.mover} and ${one.kills.database} | ${one.acknowledged} | **${one.lost}** | **${one.doubled}** | ${one.p50} | ${one.p99} | ${one.longest} | ${one.stopped ?? ''} |`;
  const past = runs.map(
    (run) =>
      `| ${run.date.slice(0, 16).replace('T', ' ')} | ${run.load.join(', ')} | ${run.answers} | ${run.killed.kills.mover + run.killed.kills.database} | ${run.killed.lost + run.calm.lost} | ${run.still.p99}, ${run.calm.p99} | ${run.calm.stopped ?? ''} |`,
  );
  return `
# A company moves
Written by \`npm run bench:cells\`; the runs are in \`${CELLS_FILE}\`. A company of ${answers} answers is moved between two clusters of
PostgreSQL while visitors write ${rate} answers a second: without a move, with one undisturbed, and then while movers and both databases are killed
by SIGKILL at any time and started again. A write is timed from its first attempt until it is acknowledged, wherever that is;
in the last row it waits for databases that start. A move is copied, switched over, undone, switched over and confirmed.

Last run: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load.join(' before and ')} after it.

| | moves | s | movers and databases killed | acknowledged | lost | doubled | p50 ms | p99 ms | longest ms | longest stop ms |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${row('without a move', still)}
${row('undisturbed', calm)}
${row('killed', killed)}

| the last runs | load before and after | answers | kills | lost | p99 ms without a move, undisturbed | longest stop ms |
|---|---:|---:|---:|---:|---:|---:|
${past.join('\n')}
`;
}
