/** What the machines have shown, kept as rows and told in docs/fresh-machines.md. */
import fs from 'node:fs';
import path from 'node:path';
import { project } from '../front-ends.ts';
import type { Attempt } from './attempt.ts';
import { type Variant, variants } from './variants.ts';

/** An attempt as it is kept; of each variant the last one. */
export interface Result extends Attempt {
  variant: string;
  /** Every test was run, not a few. */
  whole: boolean;
  date: string;
}

const resultsFile = path.join(import.meta.dirname, 'results.json');
export const reportFile = path.join(project, 'docs/fresh-machines.md');

export function readResults(): Result[] {
  return fs.existsSync(resultsFile) ? (JSON.parse(fs.readFileSync(resultsFile, 'utf8')) as Result[]) : [];
}

/** Takes the place of the variant's earlier result, in the table's order, and tells all of them anew. */
export function keepResult(result: Result): void {
  const others = readResults().filter(({ variant }) => variant !== result.variant);
  const results = variants.flatMap(({ name }) => [...others, result].filter(({ variant }) => variant === name));
  fs.writeFileSync(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
  fs.writeFileSync(reportFile, report(results));
}

/** The text of docs/fresh-machines.md. */
export function report(results: readonly Result[]): string {
  const rows = results.flatMap((result) => {
    const variant = variants.find(({ name }) => name === result.variant);
    return variant ? [`| ${cells(variant, result).join(' | ')} |`] : [];
  });
  return `# Both commands on fresh machines

Written by \`npm run fresh-machine\`, which makes each machine with \`debootstrap\`: a bare Debian with git, nodejs and npm and
nothing else, no language set, processes and files of its own. The project is cloned; \`npm start\` runs at a terminal until it
is ready and its pages answer, is stopped with Ctrl-C, leaves no process behind, and does all of that once more; \`npm test\`
runs a few files with a database, a server and a browser, or all of them where it says so; \`npm run generate\` and
\`npm run format\` find the packaged Node. What was downloaded is in the first start's time.

| machine | Debian | Node | npm | who | folder | home | besides | \`npm start\` ready after | again | \`npm test\` | date, commit |
|---|---|---|---|---|---|---|---|---:|---:|---|---|
${rows.join('\n')}
`;
}

function cells(variant: Variant, { debian, node, npm, start, test, whole, date, commit }: Result): string[] {
  const { name, release, user, folder, home, umask, sharedMemory, first } = variant;
  const besides = [
    umask && `umask ${umask}`,
    sharedMemory === false && 'no /dev/shm',
    first && '`npm test` first',
  ].filter(Boolean);
  const started = typeof start === 'string' ? [start, ''] : [`${start.first} s`, `${start.again} s`];
  const tested = whole ? `${test} (all)` : test;
  const machine = [name, `${debian} (${release})`, node.replace('v', ''), npm, user, `\`${folder}\``, home];
  return [...machine, besides.join(', '), ...started, tested, `${date}, ${commit}`].map((text) =>
    text.replaceAll('\n', ' '),
  );
}
