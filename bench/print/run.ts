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

const CODES = process.env['BENCH_CODES'] ?? '1000';
/** The bare one first. */
const MEASURES = ['bare', 'plain', 'marked', 'sheets', 'posters'];
const TURNS = 3;
const benchFolder = path.join(import.meta.dirname, '..');

/** The median of some, by its time. */
function measure(name: string): PrintRun {
  const runs = Array.from({ length: TURNS }, (): PrintRun => {
    const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-bench-print-'));
    try {
      const printed = execFileSync(process.execPath, [
        path.join(import.meta.dirname, 'measure.ts'),
        name,
        CODES,
        folder,
      ]);
      return JSON.parse(printed.toString()) as PrintRun;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  const [median] = runs.toSorted((one, other) => one.seconds - other.seconds).slice(Math.floor(TURNS / 2));
  if (!median) throw new Error('Nothing was measured.');
  console.log(`${median.what}: ${median.seconds} s, ${median.peak} MB at most`);
  return median;
}

const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
const entry: PrintHistoryEntry = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim(),
  load,
  runs: MEASURES.map(measure),
};
appendFileSync(path.join(benchFolder, PRINT_HISTORY_FILE), `${JSON.stringify(entry)}\n`);
writeReport(benchFolder);
