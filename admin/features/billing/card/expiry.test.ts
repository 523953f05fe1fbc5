import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

test.each([
  [11, 2026, '2026-11-30T23:59:59Z', 'ends_soon'],
  [11, 2026, '2026-12-01T00:00:00Z', 'expired'],
  [12, 2026, '2026-11-01T00:00:00Z', 'ends_soon'],
  [1, 2027, '2026-11-30T00:00:00Z', 'good'],
  [1, 2027, '2026-12-01T00:00:00Z', 'ends_soon'],
  [12, 2025, '2026-01-01T00:00:00Z', 'expired'],
])('%i/%i is, at %s, %s', (month, year, now, expected) => {
  expect(expiryOf({ expiry_month: month, expiry_year: year }, new Date(now))).toBe(expected);
});
