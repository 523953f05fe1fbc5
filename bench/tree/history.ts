/** The runs of `npm run bench:tree`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Movement } from './visit.ts';

export const TREE_HISTORY_FILE = 'tree-history.jsonl';

export interface TreeHistoryEntry {
  date: string;
  commit: string;
  browser: string;
  rounds: number;
  /** Milliseconds to a chart that can be used. */
  opening: { first: number; later: number };
  /** By what is open, then by what is done. */
  moves: Record<string, Record<string, Movement>>;
}

/** Spec of the screen: a tree of 10,000 units opens in less. */
const AIM_MS = 1_500;

/** A section of bench/README.md; empty when nothing was measured yet. */
export function treeSection(folder: string): string {
  const file = path.join(folder, TREE_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const last = lines.at(-1);
  return last === undefined ? '' : section(JSON.parse(last) as TreeHistoryEntry);
}

function section({ date, commit, browser, rounds, opening, moves }: TreeHistoryEntry): string {
  const rows = Object.entries(moves).flatMap(([open, done]) =>
    Object.entries(done).map(
      ([name, { median, p95, slow, frames, longTasks, longTaskTime }], at) =>
        `| ${at === 0 ? open : ''} | ${name} | ${median} | ${p95} | ${slow} of ${frames} | ${longTasks} | ${longTaskTime} |`,
    ),
  );
  return `
# The organization's tree
Written by \`npm run bench:tree\`; the runs are in \`${TREE_HISTORY_FILE}\`. Chromium without a graphics card, browser, server and
PostgreSQL on one machine, 1280 × 800. The tree has 10,021 units on four levels.

Last run: ${date.slice(0, 10)}, commit ${commit}, Chromium ${browser}.

From the address to a chart that can be used, median of ${rounds}: **${opening.later} ms** (aim ${AIM_MS}); of a browser that has nothing of the
program yet ${opening.first} ms.

| open | done | frame median ms | p95 ms | over 50 ms | long tasks | together ms |
|---|---|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
