/** bench/README.md out of bench/history.jsonl: the last figures as a table, the ratios over time as a chart. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageSection } from './page/history.ts';
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

const COLORS = ['#0B6E6E', '#3B82C4', '#B7791F', '#8B5CA8', '#6B7280'];
const WIDTH = 860;
const HEIGHT = 320;
const MARGIN = { left: 48, right: 270, top: 24, bottom: 36 };

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
  writeFileSync(path.join(folder, 'chart.svg'), chart(loads));
  const timed = history.findLast(({ timings = [] }) => timings.length > 0);
  writeFileSync(
    path.join(folder, 'README.md'),
    page(last) + (timed ? timingsOf(timed) : '') + treeSection(folder) + pageSection(folder),
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

/** Ratios by run, labelled at the ends of their lines. */
function chart(history: HistoryEntry[]): string {
  const names = history.at(-1)?.measures.map(({ name }) => name) ?? [];
  const [innerWidth, innerHeight] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  const highest = Math.max(1, ...history.flatMap(({ measures }) => measures.map(({ ratio }) => ratio)));
  const x = (at: number): number =>
    MARGIN.left + (history.length > 1 ? (at / (history.length - 1)) * innerWidth : innerWidth);
  const y = (ratio: number): number => MARGIN.top + innerHeight * (1 - ratio / highest);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (ratio) =>
      `<line x1="${MARGIN.left}" x2="${MARGIN.left + innerWidth}" y1="${y(ratio)}" y2="${y(ratio)}" stroke="#D5DAE3"/><text x="${MARGIN.left - 8}" y="${y(ratio) + 4}" text-anchor="end">${ratio}</text>`,
  );
  const lines = names.map((name, at) => {
    const points = history.flatMap(({ measures }, run) => {
      const ratio = measures.find((measure) => measure.name === name)?.ratio;
      return ratio === undefined ? [] : [{ x: x(run), y: y(ratio) }];
    });
    const color = COLORS[at % COLORS.length];
    const end = points.at(-1);
    const label = end ? `<text x="${end.x + 10}" y="${MARGIN.top + 14 + at * 18}" fill="${color}">${name}</text>` : '';
    const dots = points.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="3" fill="${color}"/>`).join('');
    return `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.map((point) => `${point.x},${point.y}`).join(' ')}"/>${dots}${label}`;
  });
  const dates = [history[0], history.at(-1)].map((entry, at) =>
    entry
      ? `<text x="${at === 0 ? MARGIN.left : MARGIN.left + innerWidth}" y="${HEIGHT - 12}" text-anchor="${at === 0 ? 'start' : 'end'}">${entry.date.slice(0, 10)}</text>`
      : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#566077"><rect width="100%" height="100%" fill="#FFFFFF"/>${grid.join('')}${lines.join('')}${dates.join('')}</svg>\n`;
}
