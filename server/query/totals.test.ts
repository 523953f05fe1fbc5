import { expect, test } from 'vitest';
import type { Principal } from '../access/principal.ts';
import { createTotals } from './totals.ts';

const NEVER_MS = 3_600_000;
const admin: Principal = { role: 'company_admin', userId: 1, companyId: 1, sessionId: 1, accessVersion: 1 };
const counted = { text: 'select count(*) from feedback where company_id = $1', values: [1] };

function keeping(total: number) {
  const totals = createTotals(NEVER_MS);
  totals.of(admin, counted).keep(total);
  return totals;
}

test('a long list is not counted again', () => {
  const totals = keeping(1_001);
  expect(totals.of(admin, counted).known).toBe(1_001);
  // Nor for a colleague who sees the same.
  expect(totals.of({ ...admin, userId: 2, sessionId: 2 }, counted).known).toBe(1_001);
});

test.each<[string, Principal, typeof counted]>([
  ['another list', admin, { ...counted, text: `${counted.text} and score > 1` }],
  ['other values', admin, { ...counted, values: [2] }],
  ['another company', { ...admin, companyId: 2 }, counted],
  ['the platform', { ...admin, role: 'superadmin' }, counted],
  ['somebody whose access has changed', { ...admin, accessVersion: 2 }, counted],
  ['nobody', { role: 'anonymous' }, counted],
])('%s is counted by itself', (_what, principal, other) => {
  expect(keeping(1_001).of(principal, other).known).toBeNull();
});

test('a list that is not long is counted each time', () => {
  expect(keeping(1_000).of(admin, counted).known).toBeNull();
});

test('what another process of the machine has written is counted again at once', () => {
  const told: (number | null)[] = [];
  let heard: (companyId: number | null) => void = () => undefined;
  const others = {
    tell: (_topic: 'written', companyId: number | null) => void told.push(companyId),
    hear: (_topic: 'written', listener: typeof heard) => void (heard = listener),
  };
  const totals = createTotals(NEVER_MS, others);
  const keep = (): void => totals.of(admin, counted).keep(5_000);
  keep();
  heard(2);
  expect(totals.of(admin, counted).known, 'of another company').toBe(5_000);
  heard(1);
  expect(totals.of(admin, counted).known).toBeNull();
  keep();
  heard(null);
  expect(totals.of(admin, counted).known).toBeNull();
  expect(told, 'what was heard is told to nobody').toEqual([]);
  totals.forget(1);
  expect(told).toEqual([1]);
});

test('a moment later it is counted again', async () => {
  const totals = createTotals(1);
  totals.of(admin, counted).keep(5_000);
  await expect.poll(() => totals.of(admin, counted).known).toBeNull();
});

test.each<[string, number | null, number | null]>([
  ['of the company, it is counted again', 1, null],
  ['of another company, it is not', 2, 5_000],
  ['that may be of any company, it is counted again', null, null],
])('after a write %s', (_what, companyId, known) => {
  const totals = keeping(5_000);
  totals.forget(companyId);
  expect(totals.of(admin, counted).known).toBe(known);
});

test('what was counted before a write and comes after it is not kept', () => {
  const totals = createTotals(NEVER_MS);
  const slow = totals.of(admin, counted);
  totals.forget(1);
  slow.keep(5_000);
  expect(totals.of(admin, counted).known).toBeNull();
});

test('the platform sees the writes of all companies', () => {
  const totals = createTotals(NEVER_MS);
  const platform: Principal = { ...admin, role: 'superadmin' };
  totals.of(platform, counted).keep(5_000);
  totals.forget(7);
  expect(totals.of(platform, counted).known).toBeNull();
});
