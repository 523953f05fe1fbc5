// `npm run crash`: kills the server and PostgreSQL ten times each under load; fails when an acknowledged answer is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crash } from './crashes.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'feedtree-crash-'));
try {
  const report = await crash({
    directory,
    rounds: Number(process.env['CRASH_ROUNDS'] ?? 10),
    visitors: 24,
    pauseMs: 2_000,
    log: (line) => console.log(line),
  });
  console.log(report);
  if (report.lost + report.doubled + Math.abs(report.miscounted) > 0) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
