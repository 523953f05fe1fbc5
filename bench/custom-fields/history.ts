/** The runs of `npm run bench:custom-fields`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const CUSTOM_FIELDS_HISTORY_FILE = 'custom-fields-history.jsonl';

/** Milliseconds of the same list of companies that have added fields, and of others. */
interface Quantile {
  own: number;
  none: number;
}

export interface ListMeasure {
  name: string;
  calls: number;
  median: Quantile;
  p99: Quantile;
}

export interface CustomFieldsHistoryEntry {
  date: string;
  commit: string;
  companies: number;
  fields: number;
  rows: number;
  /** Of the machine, over a minute, before and after. */
  load: [before: number, after: number];
  lists: ListMeasure[];
  /** Milliseconds from the answer to who added a field until the list is filtered by it. */
  usable: { times: number; median: number; most: number };
}

/** Most that lists may take of what they take without. */
const AIM = 1.2;
/** A field is usable. */
const AIM_MS = 2_000;

/** A section of bench/README.md; empty when nothing was measured yet. */
export function customFieldsSection(folder: string): string {
  const file = path.join(folder, CUSTOM_FIELDS_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const last = readFileSync(file, 'utf8').split('\n').findLast(Boolean);
  return last === undefined ? '' : section(JSON.parse(last) as CustomFieldsHistoryEntry);
}

const ratio = ({ own, none }: Quantile): string => (own / none).toFixed(2);
const rounded = ({ own, none }: Quantile): string => `${own.toFixed(1)} to ${none.toFixed(1)}`;

function section({ date, commit, companies, fields, rows, load, lists, usable }: CustomFieldsHistoryEntry): string {
  const measured = lists.map(
    ({ name, calls, median, p99 }) =>
      `| ${name} | ${calls} | ${rounded(median)} | ${ratio(median)} | ${rounded(p99)} | ${ratio(p99)} |`,
  );
  return `
# Fields that companies add
Written by \`npm run bench:custom-fields\`; the runs are in \`${CUSTOM_FIELDS_HISTORY_FILE}\`. ${companies} companies with ${fields} fields each,
whose ${rows} users have a value in all of them, in turns with as many companies that have none, by one process.

Last run: ${date.slice(0, 10)}, commit ${commit}, two cores at a load of ${load.map((one) => one.toFixed(1)).join(' to ')} with the bench's own. Aim: at most
${AIM} times of without at p99, and usable after ${AIM_MS} ms.

| list | calls | median ms, with to without | ratio | p99 ms | ratio |
|---|---:|---:|---:|---:|---:|
${measured.join('\n')}

A field is usable after ${usable.median.toFixed(0)} ms (median of ${usable.times}, at most ${usable.most.toFixed(0)}), in a process that hears of it from another connection.
`;
}
