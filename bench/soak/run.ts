// `npm run soak`: two hours of visitors at 70 % of what the server can do, or as many minutes as SOAK_MINUTES says. Fails
// where a request does, or the memory grows.
import path from 'node:path';
import { buildIfStale } from '../../scripts/front-ends.ts';
import { benchDatabase } from '../database.ts';
import { readMeasured } from '../dataset.ts';
import { keepEnduranceRun, untilInterrupted } from '../endurance.ts';
import { writeReport } from '../report.ts';
import { isFlat, soak } from './soak.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 120);

await buildIfStale();
const database = await benchDatabase({ companies: 5, unitsPerCompany: 100, answersPerCompany: 1_000 });
try {
  const { codes } = await readMeasured(database.url);
  const begun = performance.now();
  const report = await soak({
    connectionString: database.url,
    codes,
    share: 0.7,
    fullSeconds: 20,
    seconds: minutes * 60,
    lookSeconds: 10,
    log: (line) => console.log(line),
    isOver: untilInterrupted(),
  });
  console.log(report);
  const failed = Object.values(report.failed).reduce((sum, count) => sum + count, 0);
  keepEnduranceRun({
    command: 'soak',
    minutes: (performance.now() - begun) / 60_000,
    figures: {
      'requests a second at most': report.fullRate,
      'requests a second': report.rate,
      requests: report.requests,
      'MiB in the second quarter': report.before,
      'MiB in the last quarter': report.after,
      'MiB at most': report.most,
    },
    faults: {
      ...(failed > 0 && { 'requests failed': failed }),
      ...(!isFlat(report) && { 'MiB grown': report.after - report.before }),
    },
  });
  writeReport(path.join(import.meta.dirname, '..'));
  if (failed > 0 || !isFlat(report)) process.exitCode = 1;
} finally {
  await database.stop();
}
