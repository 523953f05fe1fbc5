import { expect, test } from 'vitest';
import { effort } from '../../scripts/test/effort.ts';
import { crash } from './crashes.ts';

const KINDS = 6;

test('an answer that was acknowledged outlives whatever breaks, once', async () => {
  const report = await crash({
    cycles: KINDS * effort,
    visitors: 8,
    web: 1,
    pauseMs: 100,
    hungMs: 3_000,
    fullMs: 1_000,
    log: () => undefined,
  });
  expect(report.acknowledged).toBeGreaterThan(0);
  // Without a retry nobody was interrupted, and nothing was shown.
  expect(report.retries).toBeGreaterThan(0);
  expect(Object.keys(report.faults)).toEqual(expect.arrayContaining(['web process killed', 'PostgreSQL killed']));
  expect(report).toMatchObject({ lost: 0, doubled: 0, miscounted: 0 });
});
