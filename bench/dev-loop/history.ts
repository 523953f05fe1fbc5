/** The runs of `npm run bench:dev-loop`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const DEV_LOOP_HISTORY_FILE = 'dev-loop-history.jsonl';

export interface Times {
  median: number;
  p95: number;
}

export interface DevLoopHistoryEntry {
  date: string;
  commit: string;
  /** Of the machine, before it and at its end. */
  load: [before: number, after: number];
  /** Milliseconds from the written file to the open screen, over all and by what was changed. */
  saves: Times & { count: number; kept: number };
  changes: Record<string, Times>;
  /** Of the same page and server: one printed file that was written by hand. */
  bare: Times;
  /** Of `npm run generate`, in seconds. */
  generate: number;
}

/** From the schema that was saved to the open screen, 95 of a hundred times. */
export const AIM_MS = 2_000;

/** A section of bench/README.md; empty when nothing was measured yet. */
export function devLoopSection(folder: string): string {
  const file = path.join(folder, DEV_LOOP_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as DevLoopHistoryEntry);
  const last = entries.at(-1);
  return last === undefined ? '' : section(last, entries.slice(-LAST_RUNS));
}

const LAST_RUNS = 6;

function section(
  { date, commit, load, saves, changes, bare, generate }: DevLoopHistoryEntry,
  runs: readonly DevLoopHistoryEntry[],
): string {
  const times = Object.entries({ ...changes, 'a printed file by hand, without the generator': bare });
  const rows = times.map(([name, { median, p95 }]) => `| ${name} | ${median} | ${p95} |`);
  return `
# From a schema to the open screen
Written by \`npm run bench:dev-loop\`; the runs are in \`${DEV_LOOP_HISTORY_FILE}\`. \`npm run dev\` serves a copy of the project; a
browser has the form for a new discount open, with a value that is half typed. ${saves.count} changes are saved to its schema, one after the
other, each timed from the written file until the screen shows it. Browser, server, generator and PostgreSQL share one machine:
on a busy one read the times of what was done in the same run, a printed file that is changed by hand and \`npm run generate\`.

Last run: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load.join(' before and ')} after it: median ${saves.median} ms, p95 **${saves.p95} ms** (aim
${AIM_MS}); what was half typed stood ${saves.kept} times of ${saves.count}. \`npm run generate\` took ${generate} s.

| changed | median ms | p95 ms |
|---|---:|---:|
${rows.join('\n')}

| the last runs | load before and after | median ms | p95 ms | times the hand-written file | times that command | kept |
|---|---:|---:|---:|---:|---:|---:|
${runs.map((run) => `| ${run.date.slice(0, 16).replace('T', ' ')} | ${run.load.join(', ')} | ${run.saves.median} | **${run.saves.p95}** | ${(run.saves.median / run.bare.median).toFixed(1)} | ${(run.saves.median / 1000 / run.generate).toFixed(1)} | ${run.saves.kept} of ${run.saves.count} |`).join('\n')}
`;
}
