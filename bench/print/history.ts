/** The runs of `npm run bench:print`, and how they are told in bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const PRINT_HISTORY_FILE = 'print-history.jsonl';

export interface PrintRun {
  what: string;
  codes: number;
  seconds: number;
  /** Of the archive, or of all files together. */
  megabytes: number;
  /** Most that the process took, and before it began, in MB. */
  peak: number;
  before: number;
  /** The longest time that nothing else had its turn, in milliseconds. */
  longestTurn: number;
}

export interface PrintHistoryEntry {
  date: string;
  commit: string;
  /** Of the machine, before it. */
  load: number;
  /** The bare library's before those of as many codes. */
  runs: PrintRun[];
}

/** A section of bench/README.md; empty when nothing was measured yet. */
export function printSection(folder: string): string {
  const file = path.join(folder, PRINT_HISTORY_FILE);
  if (!existsSync(file)) return '';
  const last = readFileSync(file, 'utf8').split('\n').filter(Boolean).at(-1);
  return last === undefined ? '' : section(JSON.parse(last) as PrintHistoryEntry);
}

function section({ date, commit, load, runs }: PrintHistoryEntry): string {
  const bare = (codes: number): number => runs.find((run) => run.codes === codes)?.seconds ?? 1;
  const rows = runs.map(({ what, codes, seconds, megabytes, peak, before, longestTurn }) =>
    [
      '',
      what,
      codes.toLocaleString('en'),
      seconds.toFixed(1),
      `**${(seconds / bare(codes)).toFixed(1)}**`,
      megabytes.toFixed(1),
      `${before} → ${peak}`,
      String(longestTurn),
      '',
    ].join(' | '),
  );
  return `
# Prints of many codes
Written by \`npm run bench:print\`; the runs are in \`${PRINT_HISTORY_FILE}\`. Each run is a process of its own. The bare one is the library
that our codes come from (\`qrcode\`), which writes each as a plain SVG file; ours write one packed ZIP with folders and the packing
list, in a thread of their own. All take turns; each figure is the median of its runs.
Aims: 1,000 codes as SVG and PDF in under 20 s and 300 MB, and at most twice the bare library's time.

Last run: ${date.slice(0, 10)}, commit ${commit}, with a load of ${load} on the machine before it.

| what | codes | s | times the bare one | MB written | memory MB, before → most | longest turn ms |
|---|---:|---:|---:|---:|---:|---:|
${rows.map((row) => row.trim()).join('\n')}
`;
}
