/**
 * `npm run bench:print`: how long the prints of many codes take and how much memory, beside the bare library that draws
 * their codes, in the same minutes. Each is a process of its own, so that none has what another one left in memory.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { writeReport } from '../report.ts';
import { PRINT_HISTORY_FILE, type PrintHistoryEntry, type PrintRun } from './history.ts';

const CODES = Number(process.env['BENCH_CODES'] ?? 1000);
/** So many that the start of a thread, some tenths of a second, counts for little. */
const MANY = 5 * CODES;
/** A bare one before those of as many codes. */
const MEASURES: [name: string, codes: number][] = [
  ['bare', CODES],
  ['plain', CODES],
  ['marked', CODES],
  ['sheets', CODES],
  ['posters', CODES],
  ['bare', MANY],
  ['plain', MANY],
];
const TURNS = 3;
const benchFolder = path.join(import.meta.dirname, '..');

function measure([name, codes]: (typeof MEASURES)[number]): PrintRun {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-bench-print-'));
  try {
    const script = path.join(import.meta.dirname, 'measure.ts');
    const printed = execFileSync(process.execPath, [script, name, String(codes), folder]);
    return JSON.parse(printed.toString()) as PrintRun;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median of some, by its time. */
function medianOf(runs: readonly PrintRun[]): PrintRun {
  const median = runs.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(runs.length / 2)];
  if (!median) throw new Error('Nothing was measured.');
  console.log(`${median.codes} ${median.what}: ${median.seconds} s, ${median.peak} MB at most`);
  return median;
}

const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
// In turns, so that a noisy minute hits all.
const turns = Array.from({ length: TURNS }, () => MEASURES.map(measure));
const entry: PrintHistoryEntry = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim(),
  load,
  runs: MEASURES.map((_, at) => medianOf(turns.flatMap((runs) => runs[at] ?? []))),
};
appendFileSync(path.join(benchFolder, PRINT_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
writeReport(benchFolder);
