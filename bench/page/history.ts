/** The runs of `npm run bench:page`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSummary } from './summary.ts';

export const PAGE_HISTORY_FILE = 'page-history.jsonl';

export interface PageHistoryEntry {
  date: string;
  commit: string;
  node: string;
  browser: string;
  rounds: number;
  /** Of the last minute before the run and at its end: what else the machine did is in the figures. */
  loadAverage: { before: number; after: number };
  pages: PageSummary[];
}

/** Of the issue; bytes and milliseconds. */
const AIMS = { bytesUntilAnswerable: 15_000, bytesInAll: 90_000, largestContentfulPaint: 1_000, interaction: 100 };

/** A section of bench/README.md; empty when nothing was measured yet. */
export function pageSection(folder: string): string {
  const file = path.join(folder, PAGE_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PageHistoryEntry);
  const last = entries.findLast(({ pages }) => pages.length > 0);
  return last ? section(last) : '';
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const whole = (value: number): string => value.toFixed(0);

function section({ date, commit, browser, rounds, loadAverage, pages }: PageHistoryEntry): string {
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
as Lighthouse has them (\`page/conditions.ts\`): 562.5 ms a request, 1.47 Mbit/s, a processor four times slower. Medians of ${rounds}
cold visits in turns. The first answer is a real tap, made as soon as the first question had been drawn, and still there when
all scripts had run.

Last run: ${date.slice(0, 10)}, commit ${commit}, Chromium ${browser}, load average ${loadAverage.before.toFixed(1)} before and ${loadAverage.after.toFixed(1)} after.

| page | layout | kB until answerable | kB in all | largest contentful paint ms | first answer ms | before its script | tap to paint ms | at worst | heap MiB |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
${pages.map((page) => `| ${row(page)} |`).join('\n')}
| aim | | ${kilobytes(AIMS.bytesUntilAnswerable)} | ${kilobytes(AIMS.bytesInAll)} | ${AIMS.largestContentfulPaint} | | | | ${AIMS.interaction} | |
`;
}
