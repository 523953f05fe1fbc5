import { expect, test } from 'vitest';
import { createTestDatabase } from '../../server/test/database.ts';
import { fillDatabase, readMeasured } from '../dataset.ts';
import { isFlat, soak } from './soak.ts';

test('the long run counts requests and memory, and tells memory that grows', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    await fillDatabase(url, { companies: 2, unitsPerCompany: 20, answersPerCompany: 10 });
    const { codes } = await readMeasured(url);
    const report = await soak({
      connectionString: url,
      codes,
      share: 0.7,
      fullSeconds: 2,
      seconds: 8,
      lookSeconds: 1,
      log: () => undefined,
    });
    expect(report.requests).toBeGreaterThan(10);
    expect(report.rate).toBeLessThan(report.fullRate);
    expect(report.before).toBeGreaterThan(50);
    expect(report.most).toBeGreaterThanOrEqual(report.after);
    expect(isFlat({ ...report, after: report.before })).toBe(true);
    expect(isFlat({ ...report, after: report.before * 1.2 })).toBe(false);
  } finally {
    await drop();
  }
});
