import { describe, expect, test } from 'vitest';
import { createLevelLoader, type LevelPage } from './level-loader.ts';
import type { LevelKey } from './opened.ts';

interface Row {
  id: number;
  parent_id: number | null;
}

/** A server with so many units below each. */
function serverWith(counts: Record<number, number>) {
  const asked: [LevelKey | number[], number][] = [];
  const ask = (below: LevelKey | number[], page: number): Promise<LevelPage<Row>> => {
    asked.push([below, page]);
    if (below === 500) return Promise.reject(new Error('No connection.'));
    const parents = Array.isArray(below) ? below : [Number(below)];
    const all = parents.flatMap((parent) =>
      Array.from({ length: counts[parent] ?? 0 }, (_, at) => ({ id: parent * 1000 + at, parent_id: parent })),
    );
    return Promise.resolve({ rows: all.slice(page * 100, page * 100 + 100), total: all.length });
  };
  return { asked, load: createLevelLoader(ask) };
}

describe('levels that are asked for at the same time', () => {
  test('come together as long as they fit one answer', async () => {
    const { asked, load } = serverWith({ 1: 40, 2: 40, 3: 40 });
    const pages = await Promise.all([1, 2, 3].map((level) => load({ level, page: 0, expected: 40 })));
    expect(asked).toEqual([
      [[1, 2], 0],
      [3, 0],
    ]);
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [40, 40],
      [40, 40],
      [40, 40],
    ]);
    expect(pages[1]?.rows.every(({ parent_id: parent }) => parent === 2)).toBe(true);
  });

  test('come one by one when nobody knows how large they are, or when they are', async () => {
    const { asked, load } = serverWith({ 1: 3, 2: 250 });
    const pages = await Promise.all([
      load({ level: 'top', page: 0 }),
      load({ level: 1, page: 0 }),
      load({ level: 2, page: 1, expected: 250 }),
    ]);
    expect(asked).toEqual([
      ['top', 0],
      [1, 0],
      [2, 1],
    ]);
    expect(pages[2]).toMatchObject({ total: 250 });
  });

  test('are asked for again, each by itself, when there are more than was thought', async () => {
    const { asked, load } = serverWith({ 1: 90, 2: 30 });
    const pages = await Promise.all([
      load({ level: 1, page: 0, expected: 10 }),
      load({ level: 2, page: 0, expected: 30 }),
    ]);
    expect(asked).toEqual([
      [[1, 2], 0],
      [1, 0],
      [2, 0],
    ]);
    expect(pages.map(({ rows }) => rows.length)).toEqual([90, 30]);
  });

  test('fail by themselves', async () => {
    const { load } = serverWith({ 1: 200 });
    const [good, bad] = await Promise.allSettled([
      load({ level: 1, page: 0, expected: 200 }),
      load({ level: 500, page: 0 }),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad.status).toBe('rejected');
  });
});
