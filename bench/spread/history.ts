/** The runs of `npm run bench:spread`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const SPREAD_FILE = 'spread-history.jsonl';

/** Medians of the rounds; processor time of one answer in milliseconds. */
export interface SpreadMeasured {
  cells: number;
  /** In each of them. */
  companies: number[];
  server: number;
  database: number;
  both: number;
  /** In milliseconds, from when an answer was due. */
  p99: number;
}

export interface SpreadEntry {
  date: string;
  commit: string;
  load: [before: number, after: number];
  rounds: number;
  seconds: number;
  rate: number;
  /** Processors that all servers and clusters together use while nobody asks. */
  idle: number;
  sides: SpreadMeasured[];
}

export function readSpread(folder: string): SpreadEntry[] {
  const file = path.join(folder, SPREAD_FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SpreadEntry);
}

/** A section of bench/README.md; empty when nothing was measured yet. */
export function spreadSection(folder: string): string {
  const last = readSpread(folder).at(-1);
  if (!last) return '';
  const { date, commit, load, rounds, seconds, rate, idle, sides } = last;
  const one = sides.find(({ cells }) => cells === 1)?.both ?? 0;
  const rows = sides.map(
    ({ cells, companies, server, database, both, p99 }) =>
      `| ${cells} | ${companies.join(', ')} | ${server} | ${database} | **${both}** | ${((both / one - 1) * 100).toFixed(1)} % | ${p99} |`,
  );
  return `
# An answer in one of several cells
Written by \`npm run bench:spread\`; the runs are in \`${SPREAD_FILE}\`. Visitors of 16 companies give ${rate} answers a second at random
times, to a server whose companies lie in ${sides.map(({ cells }) => cells).join(', ')} clusters of PostgreSQL, in turns of ${seconds} s, ${rounds} rounds. Processor time
of one answer is that of the server and of all clusters from /proc, less what they use while nobody asks (${idle} processors, of all
servers and clusters together). Medians of the rounds. Not in it: the work behind the calls (counters, mails), whose rounds
each cell has for itself, so that it is more with more cells where little happens in each; and that home's log is read for
what all cells follow.

Last run: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load.join(' before and ')} after it.

| cells | companies in each | server ms | PostgreSQL ms | together ms | more than one cell | p99 ms |
|---:|---|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
