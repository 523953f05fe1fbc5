import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { isSound, type RenewalReport, simulateRenewals } from './simulate.ts';
import { effort } from '../../scripts/test/effort.ts';
import { openWorkersApart } from './workers-apart.ts';
import { openWorkersWithin } from './workers-within.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await createTestDatabase()));
afterEach(() => database.drop());

const log = (): void => undefined;

function expectSound(report: RenewalReport): void {
  expect(report.discrepancies).toEqual({});
  expect(isSound(report)).toBe(true);
  expect(report.charges).toBe(report.paidInvoices);
  expect(report.readOnly).toBe(report.openInvoices);
}

test('six workers that are killed between any two steps make one invoice and one charge a period', async () => {
  const { url: connectionString } = database;
  const report = await simulateRenewals({
    connectionString,
    companies: 24,
    days: 31,
    months: 24,
    employ: () => openWorkersWithin({ connectionString, workers: 6, crashRate: 0.01, seed: 'short' }),
    log,
  });
  expectSound(report);
  expect(report.failures).toEqual({});
  // Without them nothing was shown.
  expect(report.kills).toBeGreaterThan(20);
  expect(report.paidInvoices).toBeGreaterThan(200);
  expect(report.openInvoices).toBeGreaterThan(0);
});

test('a fifth of the payments that the gateway does not answer are neither lost nor taken twice', async () => {
  const { url: connectionString } = database;
  const report = await simulateRenewals({
    connectionString,
    companies: 12 * effort,
    days: 31,
    months: 24,
    employ: () =>
      openWorkersWithin({ connectionString, workers: 4, crashRate: 0.002, faultShare: 0.2, seed: 'faulty' }),
    log,
  });
  expectSound(report);
  expect(report.faulty).toBeGreaterThan(10 * effort);
});

test('processes that are killed by SIGKILL at random moments do too', async () => {
  const { url: connectionString } = database;
  const report = await simulateRenewals({
    connectionString,
    companies: 60,
    days: 3,
    months: 2,
    employ: () => openWorkersApart({ connectionString, workers: 3, lifeMs: 800, seed: 'brief' }),
    log,
  });
  expectSound(report);
  expect(report.paidInvoices).toBeGreaterThan(60);
  expect(report.kills).toBeGreaterThan(0);
});
