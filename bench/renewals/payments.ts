// `npm run payments`: a hundred thousand payments of which the gateway does not answer a fifth, or as many as PAYMENTS
// says. Fails where invoices, payments and charges at the gateway are not the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { keepEnduranceRun } from '../endurance.ts';
import { writeReport } from '../report.ts';
import { isSound, simulateRenewals } from './simulate.ts';
import { openWorkersWithin } from './workers-within.ts';

/** Of one company in two years, a third of which pay by the year. */
const PAYMENTS_A_COMPANY = 16;
const payments = Number(process.env['PAYMENTS'] ?? 100_000);
const seed = process.env['RENEWAL_SEED'] ?? 'payments';

const directory = mkdtempSync(path.join(tmpdir(), 'feedtree-payments-'));
const postgres = await startEmbedded({ directory, database: 'payments', throwaway: true });
try {
  const connectionString = postgres.url;
  await migrate(connectionString);
  const begun = performance.now();
  const report = await simulateRenewals({
    connectionString,
    companies: Math.ceil(payments / PAYMENTS_A_COMPANY),
    days: 31,
    months: 24,
    employ: () => openWorkersWithin({ connectionString, workers: 4, crashRate: 0.001, faultShare: 0.2, seed }),
    log: (line) => console.log(line),
  });
  const minutes = (performance.now() - begun) / 60_000;
  console.log({ ...report, minutes });
  keepEnduranceRun({
    command: 'payments',
    minutes,
    figures: {
      'paid invoices': report.paidInvoices,
      'paid payments': report.paidPayments,
      'charges at the gateway': report.charges,
      'EUR on invoices': report.invoiced / 100,
      'EUR of payments': report.paid / 100,
      'EUR at the gateway': report.charged / 100,
      'payments that met a fault': report.faulty,
      'workers killed': report.kills,
    },
    faults: { ...report.discrepancies, ...(!isSound(report) && { 'books that differ': 1 }) },
  });
  writeReport(path.join(import.meta.dirname, '..'));
  if (!isSound(report)) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
