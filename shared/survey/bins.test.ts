import { expect, test } from 'vitest';
import { alike, binned, MOST_LINES } from './bins.ts';

const points = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: String(at), label: String(at), count: at }));

test('few points are drawn as they are', () => {
  expect(binned(points(MOST_LINES))).toEqual(points(MOST_LINES));
});

test('many are drawn in groups that hold them all', () => {
  const groups = binned(points(101));
  expect(groups.length).toBeLessThanOrEqual(MOST_LINES);
  expect(groups[0]).toMatchObject({ value: '0', label: '0 – 8', count: 36 });
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(5050);
});

test('two sides are grouped alike, whatever each of them has', () => {
  const [even, odd] = [points(40).filter((_, at) => at % 2 === 0), points(40).filter((_, at) => at % 2 === 1)];
  const [one, other] = [binned(alike(even, odd)), binned(alike(odd, even))];
  expect(one.map(({ label }) => label)).toEqual(other.map(({ label }) => label));
  const sum = (items: { count: number }[]) => items.reduce((total, { count }) => total + count, 0);
  expect([sum(one), sum(other)]).toEqual([sum(even), sum(odd)]);
});

test('what is no number keeps its place', () => {
  const [inside, outside] = ['inside', 'outside'].map((value) => ({ value, label: value, count: 2 })) as [never, never];
  expect(alike([outside], [inside])).toMatchObject([
    { value: 'outside', count: 2 },
    { value: 'inside', count: 0 },
  ]);
});
