import { expect, test } from 'vitest';
import { localTimeAt } from './local-time.ts';

test.each([
  ['UTC', '2026-03-01T23:59:59.500Z', null],
  ['Europe/Berlin', '2026-03-29T00:59:59.500Z', '2026-03-29T01:59:59.500Z'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00.000Z', '2026-03-02T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01T10:00:00.000Z', '2026-03-02T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-01T07:59:59.999Z', '2026-02-28T23:59:59.999Z'],
])('the clock of %s at %s shows %s', (zone, at, shown) => {
  expect(localTimeAt(Date.parse(at), zone)).toBe(shown);
});
