/** The runs of `npm run bench:feedback`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const FEEDBACK_HISTORY = 'feedback-history.jsonl';

export interface Timed {
  name: string;
  as: string;
  /** Of the 99th percentile; in milliseconds, as all that follow. */
  aim: number;
  p50: number;
  p99: number;
}

/** Pages a second of one status with its total, asked for by sixteen at once. */
export interface Throughput {
  throughput: number;
  /** The same with every total counted, none kept for a moment; absent in older runs. */
  counted?: number;
}

export interface FeedbackEntry extends Throughput {
  date: string;
  commit: string;
  /** Of the machine before the run: others may have been at work on it. */
  load: number;
  rounds: number;
  /** Of all tenants, and of the largest, which is asked. */
  answers: number;
  largest: number;
  cases: Timed[];
}

/** A section of bench/README.md with the last run of each size; empty when nothing was measured yet. */
export function feedbackSection(folder: string): string {
  const file = path.join(folder, FEEDBACK_HISTORY);
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line) => JSON.parse(line) as FeedbackEntry);
  const sizes = [...new Map(entries.map((entry) => [entry.answers, entry])).values()];
  return sizes.length === 0 ? '' : section(sizes.toSorted((one, other) => one.answers - other.answers));
}

const number = (value: number): string => value.toLocaleString('en');

function section(sizes: FeedbackEntry[]): string {
  const [first] = sizes;
  const rows = (first?.cases ?? []).map(({ name, as, aim }) => {
    const cells = sizes.map(({ cases }) => cases.find((one) => one.name === name && one.as === as));
    return `| ${as} | ${name} | ${cells.map((cell) => (cell ? `${cell.p50.toFixed(1)} / **${cell.p99.toFixed(1)}**` : '–')).join(' | ')} | ${aim} |`;
  });
  const runs = sizes.map(
    ({ answers, largest, date, commit, load, throughput, counted }) =>
      `${number(answers)} answers, ${number(largest)} of them of the tenant that is asked: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load.toFixed(1)} on the machine before it, ${throughput.toFixed(0)} pages of one status a second${counted === undefined ? '' : ` (${counted.toFixed(0)} where each total is counted)`}.`,
  );
  return `
# The feedback list
Written by \`npm run bench:feedback\`; the runs are in \`${FEEDBACK_HISTORY}\`. The first page of 25 with its total over HTTP, one request
at a time, ${first?.rounds} of each, each with its total counted anew: median / **99th percentile** in ms. 1,000 tenants with 50,000 units; the tenant that is asked has a
fifth of all. No plan reads a table of tenants from end to end, which each run asserts. 'wide' reaches all 10,000 units by
one grant at the root, 'branch' a hundred, 'narrow' the one that was answered most.

${runs.map((run) => `- ${run}`).join('\n')}

| as | asked for | ${sizes.map(({ answers }) => number(answers)).join(' | ')} | aim |
|---|---|${sizes.map(() => '---:|').join('')}---:|
${rows.join('\n')}
`;
}
