// `npm run crash`: a thousand faults under load, or as many as CRASH_CYCLES says: processes of the server and PostgreSQL
// are killed, its connections cut, its disk is full or all of it hangs. Fails when an acknowledged answer is lost.
import path from 'node:path';
import { keepEnduranceRun, untilInterrupted } from '../endurance.ts';
import { writeReport } from '../report.ts';
import { crash } from './crashes.ts';

const begun = performance.now();
const report = await crash({
  cycles: Number(process.env['CRASH_CYCLES'] ?? 1_000),
  visitors: 8,
  web: 3,
  pauseMs: 500,
  // More than any statement may take, and than visitors wait.
  hungMs: 11_000,
  fullMs: 2_000,
  log: (line) => console.log(line),
  isOver: untilInterrupted(),
});
const minutes = (performance.now() - begun) / 60_000;
console.log(report, minutes);
const { faults, acknowledged, retries, lost, doubled, miscounted, slowestRecoveryMs } = report;
const wrong = { 'answers lost': lost, 'answers doubled': doubled, 'answers miscounted': Math.abs(miscounted) };
keepEnduranceRun({
  command: 'crash',
  minutes,
  figures: {
    ...Object.fromEntries(Object.entries(faults).map(([name, times]) => [`× ${name}`, times])),
    'acknowledged answers': acknowledged,
    'sent again': retries,
    'seconds to the slowest recovery': slowestRecoveryMs / 1_000,
  },
  faults: Object.fromEntries(Object.entries(wrong).filter(([, count]) => count > 0)),
});
writeReport(path.join(import.meta.dirname, '..'));
if (Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
