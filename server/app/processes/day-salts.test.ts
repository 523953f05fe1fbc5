import { expect, test } from 'vitest';
import { createDaySalts } from './day-salts.ts';

test('a salt is one of its day, and gone with it', () => {
  const salts = createDaySalts();
  const first = salts.of('2026-01-01');
  expect(salts.of('2026-01-01')).toEqual(first);
  const second = salts.of('2026-01-02');
  expect(second).not.toEqual(first);
  expect(salts.of('2026-01-01'), 'forgotten').not.toEqual(first);
  expect(createDaySalts().of('2026-01-02'), 'of another machine').not.toEqual(second);
});

test('processes of a machine have the same, also of the day that begins', () => {
  const [own, one, other] = [createDaySalts(), createDaySalts(), createDaySalts()];
  const at = Date.parse('2026-01-01T23:59:59Z');
  one.take(own.share(at));
  other.take(own.share(at));
  for (const day of ['2026-01-01', '2026-01-02']) expect(one.of(day)).toEqual(other.of(day));
  expect(one.of('2026-01-02')).not.toEqual(one.of('2026-01-01'));
  const shared = own.share(at + 2_000);
  expect(Object.keys(shared), 'the day that is over is shared no more').toEqual(['2026-01-02', '2026-01-03']);
  expect(Buffer.from(shared['2026-01-02'] ?? '', 'base64')).toEqual(Buffer.from(one.of('2026-01-02')));
});
