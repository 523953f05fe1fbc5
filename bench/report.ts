/** bench/README.md out of bench/history.jsonl: the last figures as a table, the ratios over time as a chart. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cellsSection } from './cells/history.ts';
import { chart } from './chart.ts';
import { customFieldsSection } from './custom-fields/history.ts';
import { dashboardSection } from './dashboard/history.ts';
import { devLoopSection } from './dev-loop/history.ts';
import { enduranceSection } from './endurance.ts';
import { feedbackSection } from './feedback/history.ts';
import { historyCostSection } from './history/history.ts';
import { measures } from './measures.ts';
import { peersSection } from './peers/history.ts';
import { pageSection } from './page/history.ts';
import { printSection } from './print/history.ts';
import { submissionsSection } from './submissions/history.ts';
import { aimOf, type MeasureSummary, perCoreSecond } from './summary.ts';
import { spreadSection } from './spread/history.ts';
import type { TimingSummary } from './timings.ts';
import { treeSection } from './tree/history.ts';

export const HISTORY_FILE = 'history.jsonl';

export interface HistoryEntry {
  date: string;
  commit: string;
  node: string;
  settings: Record<string, number>;
  /** Empty where only timings were taken. */
  measures: MeasureSummary[];
  /** Absent before there were any. */
  timings?: TimingSummary[];
}

export function readHistory(folder: string): HistoryEntry[] {
  const file = path.join(folder, HISTORY_FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryEntry);
}

export function writeReport(folder: string): void {
  const history = readHistory(folder);
  const loads = history.filter(({ measures }) => measures.length > 0);
  const last = loads.at(-1);
  if (!last) return;
  writeFileSync(path.join(folder, 'chart.svg'), chart(loads.map(({ date, measures: lines }) => ({ date, lines }))));
  const timed = history.findLast(({ timings = [] }) => timings.length > 0);
  writeFileSync(
    path.join(folder, 'README.md'),
    page(last, lastOfEach(loads)) +
      (timed ? timingsOf(timed) : '') +
      submissionsSection(folder) +
      feedbackSection(folder) +
      peersSection(folder) +
      treeSection(folder) +
      customFieldsSection(folder) +
      dashboardSection(folder) +
      pageSection(folder) +
      printSection(folder) +
      devLoopSection(folder) +
      historyCostSection(folder) +
      enduranceSection(folder) +
      cellsSection(folder) +
      spreadSection(folder) +
      QUEUE,
  );
}

/** It is told where the decision is. */
const QUEUE = `
# The queue
\`npm run bench:queue\` measures it beside graphile-worker; figures and what followed from them are in
[docs/decisions/queue.md](../docs/decisions/queue.md).
`;

const percent = (share: number): string => share.toFixed(2);

interface Taken {
  date: string;
  commit: string;
  measure: MeasureSummary;
}

/** A run may have taken only some of the measures: each by its last. What is not measured any more is left out. */
function lastOfEach(loads: readonly HistoryEntry[]): Taken[] {
  const taken = loads.flatMap(({ date, commit, measures }) => measures.map((measure) => ({ date, commit, measure })));
  const lasts = new Map(taken.map((one) => [one.measure.name, one]));
  return measures.flatMap(({ name }) => lasts.get(name) ?? []);
}

function page({ node, settings }: HistoryEntry, taken: readonly Taken[]): string {
  const rows = taken.flatMap(({ date, commit, measure: { name, aim, ratio, contenders } }) =>
    contenders.map(
      (one, at) =>
        `| ${at === 0 ? name : `${date.slice(0, 10)}, ${commit}`} | ${one.name} | ${one.requestsPerSecond.toFixed(0)} | ${one.p50} | ${one.p99} | ${one.cpu?.toFixed(2) ?? '–'} | ${perCoreSecond(one)?.toFixed(0) ?? '–'} | ${one.memory ?? '–'} | ${one.name === 'feedtree' ? `**${percent(ratio)}** (${aimOf(aim)})` : ''} |`,
    ),
  );
  return `# Measured
Written by \`npm run bench\`; the runs are in \`${HISTORY_FILE}\`. The bare server is \`node:http\` with \`pg\`, one prepared statement per
request, without sessions, rights or row-level security. Both run on the same database in the same minutes, in turns; figures are
medians of ${settings['rounds']} runs of ${settings['seconds']} s over ${settings['connections']} connections, with load, server and PostgreSQL on one machine. Read the ratios:
the machine's speed is in both.

Each by its last run, with Node ${node} on ${settings['companies']} companies × ${settings['unitsPerCompany']} units × ${settings['answersPerCompany']} answers.

| measure, run | server | requests/s | p50 ms | p99 ms | CPU cores | a core's second | memory MiB | ratio |
|---|---|---:|---:|---:|---:|---:|---:|---|
${rows.join('\n')}

![Ratio to the bare server by run](chart.svg)
`;
}

const timingsOf = ({ date, commit, timings = [] }: HistoryEntry): string => `
## One request at a time
Single writes over HTTP on the same database, from the request's start to the answer's end: medians of ${timings[0]?.rounds} after one that
warms up. Last run: ${date.slice(0, 10)}, commit ${commit}.

| what | median ms | slowest ms | aim |
|---|---:|---:|---:|
${timings.map(({ name, median, slowest, aim }) => `| ${name} | **${median.toFixed(0)}** | ${slowest.toFixed(0)} | ${aim} |`).join('\n')}
`;
