/** bench/README.md out of bench/history.jsonl: the last figures as a table, the ratios over time as a chart. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chart } from './chart.ts';
import { dashboardSection } from './dashboard/history.ts';
import { feedbackSection } from './feedback/history.ts';
import { pageSection } from './page/history.ts';
import { printSection } from './print/history.ts';
import { submissionsSection } from './submissions/history.ts';
import type { MeasureSummary } from './summary.ts';
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
    page(last) +
      (timed ? timingsOf(timed) : '') +
      submissionsSection(folder) +
      feedbackSection(folder) +
      treeSection(folder) +
      dashboardSection(folder) +
      pageSection(folder) +
      printSection(folder),
  );
}

const percent = (share: number): string => share.toFixed(2);

function page({ date, commit, node, settings, measures }: HistoryEntry): string {
  const rows = measures.flatMap(({ name, aim, ratio, contenders }) =>
    contenders.map(
      (one, at) =>
        `| ${at === 0 ? name : ''} | ${one.name} | ${one.requestsPerSecond.toFixed(0)} | ${one.p50} | ${one.p99} | ${one.cpu?.toFixed(2) ?? '–'} | ${one.memory ?? '–'} | ${one.name === 'feedtree' ? `**${percent(ratio)}** (aim ${aim})` : ''} |`,
    ),
  );
  return `# Measured
Written by \`npm run bench\`; the runs are in \`${HISTORY_FILE}\`. The bare server is \`node:http\` with \`pg\`, one prepared statement per
request, without sessions, rights or row-level security. Both run on the same database in the same minutes, in turns; figures are
medians of ${settings['rounds']} runs of ${settings['seconds']} s over ${settings['connections']} connections, with load, server and PostgreSQL on one machine. Read the ratios:
the machine's speed is in both.

Last run: ${date.slice(0, 10)}, commit ${commit}, Node ${node}, ${settings['companies']} companies × ${settings['unitsPerCompany']} units × ${settings['answersPerCompany']} answers.

| measure | server | requests/s | p50 ms | p99 ms | CPU cores | memory MiB | ratio |
|---|---|---:|---:|---:|---:|---:|---|
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
