/** The runs of `npm run bench:page`, and how they are told in bench/README.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chart, type ChartedRun } from '../chart.ts';
import type { LoadSettings, ServedSummary } from './served.ts';
import type { PageSummary } from './summary.ts';

export const PAGE_HISTORY_FILE = 'page-history.jsonl';
const PAGE_CHART_FILE = 'page-chart.svg';

export interface PageHistoryEntry {
  date: string;
  commit: string;
  node: string;
  browser: string;
  settings: LoadSettings;
  /** Of the last minute before the run and at its end: what else the machine did is in the figures. */
  loadAverage: { before: number; after: number };
  /** Empty where only the server was measured, `served` where only the browser was. */
  pages: PageSummary[];
  served: ServedSummary[];
}

/** Of the issue; bytes and milliseconds. */
const AIMS = { bytesUntilAnswerable: 15_000, bytesInAll: 90_000, largestContentfulPaint: 1_000, interaction: 100 };
const PAGES_A_SECOND_AIM = 2_000;

/** What of each aim a run took; nothing where the run did not measure it. */
export function sharesOfAims({ date, pages, served }: PageHistoryEntry): ChartedRun {
  const ours = pages.filter(({ contender }) => contender === 'feedtree');
  const worst = (figure: (page: PageSummary) => number): number => Math.max(...ours.map(figure));
  const shares = {
    'bytes until answerable': worst((page) => page.bytesUntilAnswerable) / AIMS.bytesUntilAnswerable,
    'bytes in all': worst((page) => page.bytesInAll) / AIMS.bytesInAll,
    'largest contentful paint': worst((page) => page.largestContentfulPaint) / AIMS.largestContentfulPaint,
    'tap to paint': worst(({ interaction }) => interaction.median) / AIMS.interaction,
    'time of a page on the server': Math.max(
      ...served.map(({ contenders }) => PAGES_A_SECOND_AIM / ourRate(contenders)),
    ),
  };
  const lines = Object.entries(shares).map(([name, ratio]) => ({ name, ratio }));
  return { date, lines: lines.filter(({ ratio }) => Number.isFinite(ratio)) };
}

const ourRate = (contenders: ServedSummary['contenders']): number =>
  contenders.find(({ name }) => name === 'feedtree')?.requestsPerSecond ?? Number.NaN;

/** A section of bench/README.md with its chart beside it; empty when nothing was measured yet. */
export function pageSection(folder: string): string {
  const file = path.join(folder, PAGE_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PageHistoryEntry);
  const shown = entries.findLast(({ pages }) => pages.length > 0);
  const served = entries.findLast((entry) => entry.served.length > 0);
  if (!shown) return served ? serverSection(served) : '';
  writeFileSync(path.join(folder, PAGE_CHART_FILE), chart(entries.map(sharesOfAims)));
  return browserSection(shown) + (served ? serverSection(served) : '') + CHARTED;
}

const CHARTED = `
What of each aim a run took, of our worse layout and of the slowest of the served pages: below 1 the aim is met.

![Share of each aim by run](${PAGE_CHART_FILE})
`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const whole = (value: number): string => value.toFixed(0);

const lastRun = ({ date, commit, loadAverage: { before, after } }: PageHistoryEntry): string =>
  `Last run: ${date.slice(0, 10)}, commit ${commit}, load average ${before.toFixed(1)} before and ${after.toFixed(1)} after`;

function browserSection(entry: PageHistoryEntry): string {
  const { browser, settings, pages } = entry;
  const row = (page: PageSummary): string =>
    [
      page.contender,
      page.layout,
      kilobytes(page.bytesUntilAnswerable),
      kilobytes(page.bytesInAll),
      whole(page.largestContentfulPaint),
      whole(page.firstAnswer),
      `${page.beforeScript} of ${page.visits}`,
      whole(page.interaction.median),
      whole(page.interaction.worst),
      page.heap.toFixed(1),
    ].join(' | ');
  return `
# The survey page
Written by \`npm run bench:page\`; the runs are in \`${PAGE_HISTORY_FILE}\`. Ten questions (\`page/questions.ts\`) as our server shows
them, and as [SurveyJS](https://surveyjs.io) and [rjsf](https://rjsf-team.github.io/react-jsonschema-form/) render them, both built
by vite with the same React and served from memory, compressed by brotli at its hardest; rjsf has no pages. A phone on slow 4G
as Lighthouse has them (\`page/conditions.ts\`): 562.5 ms a request, 1.47 Mbit/s, a processor four times slower. Medians of ${settings.rounds}
cold visits in turns. In all is what the server sent, to a service worker too. The first answer is a real tap, made as soon as
the first question had been drawn, and still there when all scripts had run.

${lastRun(entry)}, Chromium ${browser}.

| page | layout | kB until answerable | kB in all | largest contentful paint ms | first answer ms | before its script | tap to paint ms | at worst | heap MiB |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
${pages.map((page) => `| ${row(page)} |`).join('\n')}
| aim | | ${kilobytes(AIMS.bytesUntilAnswerable)} | ${kilobytes(AIMS.bytesInAll)} | ${AIMS.largestContentfulPaint} | | | | ${AIMS.interaction} | |
`;
}

function serverSection(entry: PageHistoryEntry): string {
  const { node, settings, served } = entry;
  const rows = served.flatMap(({ name, ratio, pages, queries, countingReads, contenders }) =>
    contenders.map((one, at) => {
      const isOurs = one.name === 'feedtree';
      return [
        at === 0 ? name : '',
        one.name,
        isOurs ? `**${whole(one.requestsPerSecond)}** (aim ${PAGES_A_SECOND_AIM})` : whole(one.requestsPerSecond),
        one.p50,
        one.p99,
        one.cpu.toFixed(2),
        one.memory,
        isOurs ? ratio.toFixed(2) : '',
        isOurs ? `${queries - countingReads} + ${countingReads} for ${pages}` : '',
      ].join(' | ');
    }),
  );
  return `
## Survey pages a second
The ten questions on one page, asked for as a phone does, so that each is a read that is counted. The bare server is
\`node:http\` that answers the same bytes from memory. Medians of ${settings.rounds} runs of ${settings.seconds} s over ${settings.connections} connections, in turns, with load,
server and PostgreSQL on one machine. Queries are those that PostgreSQL had to answer during all runs (pg_stat_statements):
for pages and the server's own jobs, and to count reads.

${lastRun(entry)}, Node ${node}.

| page | server | pages/s | p50 ms | p99 ms | CPU cores | memory MiB | ratio | queries + counting |
|---|---|---:|---:|---:|---:|---:|---:|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
