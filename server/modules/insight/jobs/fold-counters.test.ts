import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';
import { foldCounters } from './fold-counters.ts';

describe('folding counters', async () => {
  const served = await servedWorld();

  const count = async (reads: number, answers: number, open: number, day = '2026-01-05'): Promise<void> => {
    const { database, companyA } = served.world;
    await insertRow(database, companyA.id, 'node_day_delta', {
      node_id: companyA.nodes.room,
      day,
      reads,
      answers,
      open,
    });
  };
  const counters = async (): Promise<unknown> =>
    (await served.call({ as: 'adminA', path: `companyorganizationnodes/${served.world.companyA.nodes.room}` })).body;
  const rows = async (table: string): Promise<object[]> =>
    served.world.database.lookup('worker', {
      text: `select node_id, day::text, reads, answers, open from ${table} order by company_id, node_id, day`,
      values: [],
    });

  test('readers see the same figures before, between and after', async () => {
    await count(3, 2, 2);
    await count(1, 0, -1);
    await count(5, 5, 5, '2026-01-06');
    const expected = { qr_read_count: 9, total_feedback_count: 7, open_feedback_count: 6 };
    expect(await counters()).toMatchObject(expected);
    expect(await foldCounters(served.world.database)).toBe(3);
    expect(await counters()).toMatchObject(expected);
    expect(await rows('node_day_delta')).toEqual([]);
    const { root, branch, room } = served.world.companyA.nodes;
    expect(await rows('subtree_day')).toEqual(
      [root, branch, room].flatMap((unit) => [
        { node_id: unit, day: '2026-01-05', reads: 4, answers: 2, open: 1 },
        { node_id: unit, day: '2026-01-06', reads: 5, answers: 5, open: 5 },
      ]),
    );
    await count(1, 1, 0);
    expect(await counters()).toMatchObject({ qr_read_count: 10, total_feedback_count: 8, open_feedback_count: 6 });
    await foldCounters(served.world.database);
    expect(await rows('subtree_day')).toContainEqual({
      node_id: room,
      day: '2026-01-05',
      reads: 5,
      answers: 3,
      open: 1,
    });
  });

  test('two that fold at the same time count nothing twice', async () => {
    await Promise.all(Array.from({ length: 40 }, () => count(1, 0, 0, '2026-02-01')));
    const { database } = served.world;
    await Promise.all([foldCounters(database), foldCounters(database), foldCounters(database)]);
    await foldCounters(database);
    expect(await rows('subtree_day')).toContainEqual({
      node_id: served.world.companyA.nodes.root,
      day: '2026-02-01',
      reads: 40,
      answers: 0,
      open: 0,
    });
    expect(await foldCounters(database)).toBe(0);
  });
});
