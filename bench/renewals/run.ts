// `npm run crash:renewals`: six workers, each a process, renew 1,000 subscriptions over 24 simulated months and are
// killed by SIGKILL all the time. What it found is kept in bench/renewals/README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { keepRun } from './history.ts';
import { isSound, simulateRenewals } from './simulate.ts';
import { openWorkersApart } from './workers-apart.ts';

const plan = {
  companies: Number(process.env['RENEWAL_COMPANIES'] ?? 1_000),
  days: 31,
  months: 24,
  workers: 6,
  lifeMs: 6_000,
};
const seed = process.env['RENEWAL_SEED'] ?? 'long';

const directory = mkdtempSync(path.join(tmpdir(), 'feedtree-renewals-'));
try {
  const postgres = await startEmbedded({ directory, database: 'renewals' });
  try {
    await migrate(postgres.url);
    const begin = performance.now();
    const report = await simulateRenewals({
      ...plan,
      connectionString: postgres.url,
      employ: () => openWorkersApart({ ...plan, connectionString: postgres.url, seed }),
      log: (line) => console.log(line),
    });
    const minutes = (performance.now() - begin) / 60_000;
    console.log({ ...report, minutes });
    keepRun({ ...plan, seed, minutes, report });
    if (!isSound(report)) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
