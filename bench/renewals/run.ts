// `npm run crash:renewals`: six workers renew 1,000 subscriptions over 24 simulated months and are killed all the time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { simulateRenewals } from './simulate.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'feedtree-renewals-'));
try {
  const postgres = await startEmbedded({ directory, database: 'renewals' });
  try {
    await migrate(postgres.url);
    const report = await simulateRenewals({
      connectionString: postgres.url,
      companies: Number(process.env['RENEWAL_COMPANIES'] ?? 1_000),
      months: 24,
      workers: 6,
      deadliness: 0.005,
      seed: process.env['RENEWAL_SEED'] ?? 'long',
      tell: (line) => console.log(line),
    });
    console.log(report);
    if (Object.keys(report.faults).length > 0 || report.charged !== report.invoiced) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
