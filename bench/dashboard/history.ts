/** The runs of `npm run bench:dashboard`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const DASHBOARD_HISTORY_FILE = 'dashboard-history.jsonl';

/** Milliseconds of a call, its answer read. */
export interface Timed {
  p50: number;
  p99: number;
}

export interface DashboardHistoryEntry {
  date: string;
  commit: string;
  /** Of each. */
  calls: number;
  /** Answers of all tenants, and of the one that is asked. */
  sizes: { answers: number; largest: number; calls: Record<string, Timed> }[];
}

/** A section of bench/README.md; empty when nothing was measured yet. */
export function dashboardSection(folder: string): string {
  const file = path.join(folder, DASHBOARD_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const last = readFileSync(file, 'utf8').split('\n').filter(Boolean).at(-1);
  return last === undefined ? '' : section(JSON.parse(last) as DashboardHistoryEntry);
}

function section({ date, commit, calls, sizes }: DashboardHistoryEntry): string {
  const names = Object.keys(sizes[0]?.calls ?? {});
  const rows = names.map((name) => {
    const cells = sizes.map(({ calls: of }) => `${of[name]?.p50} / ${of[name]?.p99}`);
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return `
# The dashboard
Written by \`npm run bench:dashboard\`; the runs are in \`${DASHBOARD_HISTORY_FILE}\`. 1,000 tenants with 50,000 units; the
tenant that is asked has a fifth of all: ${sizes.map(({ largest }) => largest.toLocaleString('en')).join(', ')} answers. Asked
${calls} times one after the other; server and PostgreSQL on one machine. Aims: the whole company under 200 ms, a level of the tree under 50 ms
at the 99th percentile, and neither grows with the answers.

Last run: ${date.slice(0, 10)}, commit ${commit}. Milliseconds, median / 99th percentile:

| call | ${sizes.map(({ answers }) => `${answers.toLocaleString('en')} answers`).join(' | ')} |
|---|${sizes.map(() => '---:|').join('')}
${rows.join('\n')}
`;
}
