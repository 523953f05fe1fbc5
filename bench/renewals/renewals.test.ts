import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { simulateRenewals } from './simulate.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

test(
  'six workers that are killed between any two steps make one invoice and one charge a period',
  { timeout: 180_000 },
  async () => {
    const report = await simulateRenewals({
      connectionString: database.url,
      companies: 24,
      months: 24,
      workers: 6,
      deadliness: 0.01,
      seed: 'short',
      tell: () => undefined,
    });
    expect(report.faults).toEqual({});
    // Without them nothing was shown.
    expect(report.kills).toBeGreaterThan(20);
    expect(report.paidInvoices).toBeGreaterThan(200);
    expect(report.openInvoices).toBeGreaterThan(0);
    expect(report.readOnly).toBe(report.openInvoices);
    expect(report.charges).toBe(report.paidInvoices);
    expect(report.charged).toBe(report.invoiced);
  },
);
