/** The runs of the batteries that try to break the product for long, and how they are told in bench/README.md. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ENDURANCE_HISTORY_FILE = 'endurance-history.jsonl';

export interface EnduranceRun {
  /** As `npm run <command>`. */
  command: keyof typeof BATTERIES;
  minutes: number;
  /** What was done, by its name. */
  figures: Record<string, number>;
  /** What must not be, by its name, and how often; empty where all is well. */
  faults: Record<string, number>;
}

interface EnduranceEntry extends EnduranceRun {
  date: string;
  commit: string;
}

/** By command, what it does. */
const BATTERIES = {
  hostile:
    'hostile inputs over every operation and kind of caller: sound calls of the access matrix, changed in address, query, body and headers',
  crash:
    'processes of web, worker and PostgreSQL killed by SIGKILL, its connections cut, its disk full, all of it hung, in turns under load; a ledger of the answers that were acknowledged',
  payments:
    'renewals by workers that die between two steps, with a gateway that does not answer for a fifth of the payments, before or after it has done what it was asked; invoices, payments and charges at the gateway compared',
  soak: 'visitors who look and answer, at 70 % of what the server can do, and what its processes hold of the memory',
} as const;

/**
 * Keeps a run in the history.
 * @param run that is over
 */
export function keepEnduranceRun(run: EnduranceRun): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const entry: EnduranceEntry = { date: new Date().toISOString(), commit, ...run };
  appendFileSync(path.join(import.meta.dirname, ENDURANCE_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
}

/**
 * Ends a run early at Ctrl-C, with its figures so far.
 * @returns whether it is to end
 */
export function untilInterrupted(): () => boolean {
  let isInterrupted = false;
  process.once('SIGINT', () => (isInterrupted = true));
  return () => isInterrupted;
}

const told = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count.toLocaleString('en', { maximumFractionDigits: 1 })} ${name}`)
    .join('; ') || '**none**';

/**
 * A section of bench/README.md, each battery by its last run.
 * @param folder of the history
 * @returns the section; empty when nothing was tried yet
 */
export function enduranceSection(folder: string): string {
  const file = path.join(folder, ENDURANCE_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as EnduranceEntry);
  const lasts = new Map(entries.map((entry) => [entry.command, entry]));
  const rows = Object.entries(BATTERIES).flatMap(([command, does]) => {
    const last = lasts.get(command as EnduranceRun['command']);
    if (!last) return [];
    const { date, commit, minutes, figures, faults } = last;
    return [
      `| \`npm run ${command}\` | ${does} | ${date.slice(0, 10)}, ${commit} | ${minutes.toFixed(1)} | ${told(figures)} | ${told(faults)} |`,
    ];
  });
  return `
# Endurance
What is tried for long; the runs are in \`${ENDURANCE_HISTORY_FILE}\`. Each has a short form among the tests, which is the same code
([testing](../docs/testing.md)).

| command | does | last run | minutes | done | faults |
|---|---|---|---:|---|---|
${rows.join('\n')}
`;
}
