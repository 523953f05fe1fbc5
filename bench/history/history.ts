/** The runs of `npm run bench:history`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const HISTORY_COST_FILE = 'history-cost.jsonl';

export interface WriteCost {
  entity: string;
  write: string;
  /** Median milliseconds of one write over HTTP. */
  without: number;
  with: number;
  /** The median of the ratios of the blocks, in each of which both took turns. */
  ratio: number;
  /** Between which the middle half of these ratios lies. */
  quartiles: [low: number, high: number];
}

export interface HistoryCostEntry {
  date: string;
  commit: string;
  load: [before: number, after: number];
  blocks: number;
  writes: number;
  costs: WriteCost[];
}

/** What a write may take with a history and a bin, in times of one without. */
const AIM = 1.1;

/** A section of bench/README.md; empty when nothing was measured yet. */
export function historyCostSection(folder: string): string {
  const file = path.join(folder, HISTORY_COST_FILE);
  if (!existsSync(file)) return '';
  const runs = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryCostEntry);
  const last = runs.at(-1);
  return last === undefined ? '' : section(last, runs.slice(-LAST_RUNS));
}

const LAST_RUNS = 6;

function section(
  { date, commit, load, blocks, writes, costs }: HistoryCostEntry,
  runs: readonly HistoryCostEntry[],
): string {
  const rows = costs.map(
    ({ entity, write, without, with: kept, ratio, quartiles }) =>
      `| ${entity} | ${write} | ${without} | ${kept} | **${ratio}** | ${quartiles.join(' – ')} |`,
  );
  const past = runs.map(
    (run) =>
      `| ${run.date.slice(0, 16).replace('T', ' ')} | ${run.load.join(', ')} | ${run.costs.map(({ ratio }) => ratio).join(' | ')} |`,
  );
  const names = costs.map(({ entity, write }) => `${write}, ${entity}`);
  return `
# What a history costs
Written by \`npm run bench:history\`; the runs are in \`${HISTORY_COST_FILE}\`. The same writes of the same entity over HTTP, one after the
other, by one server that keeps its history and bin (\`x-history\`) and does not, write by write in turns: ${blocks} blocks of ${writes}
writes of each kind. The ratio is the median of those of the blocks (aim ${AIM}).

Last run: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load.join(' before and ')} after it.

| entity | write | without ms | with ms | ratio | middle half |
|---|---|---:|---:|---:|---:|
${rows.join('\n')}

| the last runs | load before and after | ${names.join(' | ')} |
|---|---:|${names.map(() => '---:|').join('')}
${past.join('\n')}
`;
}
