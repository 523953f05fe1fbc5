import { expect, test } from 'vitest';
import { healthOf } from './health-of.ts';

const when = '2026-03-01T09:00:00Z';

test.each([
  [{ is_active: false, failing_since: when, last_delivered_at: when }, 'off'],
  [{ is_active: true, failing_since: when, last_delivered_at: when }, 'failing'],
  [{ is_active: true, failing_since: null, last_delivered_at: null }, 'unused'],
  [{ is_active: true, failing_since: null, last_delivered_at: when }, 'healthy'],
])('%j is %s', (hook, health) => {
  expect(healthOf(hook)).toBe(health);
});
