/** Units from before that an import changed or moved: what they are given back, and what not. */
import { beforeEach, describe, expect, test } from 'vitest';
import { foldCounters } from '../../../insight/index.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { storedUnits } from '../../../../test/tree.ts';
import { csv, importAndApply, unitsOf } from '../../../../test/unit-imports.ts';
import { createImports, HEADER, fresh } from '../test/take-back.ts';

const served = await servedWorld();

const { insert, importRows, check, checkAndTakeBack, patchUnit, moveUnit } = createImports(() => served);

describe('an import that changed and moved units from before', () => {
  let prefix: string;
  let first: number;
  beforeEach(async () => {
    prefix = fresh();
    first = await importRows(
      [`${prefix}a`, 'A', 'Room', ''],
      [`${prefix}b`, 'B', 'Room', `${prefix}a`],
      [`${prefix}c`, 'C', 'Room', `${prefix}b`],
    );
  });

  const ownUnits = async () => (await unitsOf(served)).filter(({ external_id: id }) => id?.startsWith(prefix));

  test('gives them back what they were, and their place', async () => {
    const before = await ownUnits();
    const second = await importRows(
      [`${prefix}new`, 'New', '', ''],
      [`${prefix}b`, 'B!', 'Hall', `${prefix}new`],
      [`${prefix}a`, 'A', 'Room', `${prefix}new`],
    );
    expect((await check(second)).body).toMatchObject({ remove_count: 1, give_back_count: 2, kept_count: 0 });
    expect((await checkAndTakeBack(second)).status).toBe(200);
    expect(await ownUnits()).toEqual(before);
    const stored = await storedUnits(served);
    const byId = new Map(stored.map((unit) => [unit.id, unit]));
    for (const { id, path } of await ownUnits()) expect(byId.get(id)?.path).toBe(path);
  });

  test('touched what the first one made, until it is taken back itself', async () => {
    const second = await importRows([`${prefix}c`, 'Another C', 'Room', `${prefix}b`]);
    expect((await check(first)).body).toMatchObject({ remove_count: 0, kept_count: 3, plan: null });
    await checkAndTakeBack(second);
    expect((await check(first)).body).toMatchObject({ remove_count: 3, kept_count: 0 });
  });

  test('that found all as it was touched nothing, and is none', async () => {
    const { body } = await importAndApply(served, { file: csv(HEADER, [`${prefix}c`, 'C', 'Room', `${prefix}b`]) });
    expect(body.import_id).toBeNull();
    expect((await check(first)).body).toMatchObject({ remove_count: 3 });
  });

  test('leaves those that somebody has changed or moved since', async () => {
    const [a, b, c] = (await ownUnits()).map(({ id }) => id);
    const second = await importRows([`${prefix}b`, 'B!', 'Room', ''], [`${prefix}c`, 'C!', 'Room', '']);
    await patchUnit(b ?? 0, { name: 'B?' });
    await moveUnit(c ?? 0, a ?? 0);
    const { body } = await check(second);
    expect(body).toMatchObject({ remove_count: 0, give_back_count: 2, kept_count: 2 });
    expect(body.kept).toEqual([
      { id: c, name: 'C!', kind: 'move', reasons: ['moved'] },
      { id: b, name: 'B?', kind: 'change', reasons: ['changed'] },
    ]);
    await checkAndTakeBack(second);
    expect(await ownUnits()).toMatchObject([
      { name: 'A', parent: null },
      { name: 'B?', parent: 'A' },
      { name: 'C', parent: 'A' },
    ]);
  });

  test('leaves a unit where it is when the place it came from is gone, or below it now', async () => {
    const [a, b] = (await ownUnits()).map(({ id }) => id);
    const second = await importRows([`${prefix}b`, 'B', 'Room', '']);
    await moveUnit(a ?? 0, b ?? 0);
    expect((await check(second)).body).toMatchObject({
      plan: null,
      kept: [{ id: b, kind: 'move', reasons: ['no_place'] }],
    });
    await served.call({ as: 'adminA', method: 'DELETE', path: `companyorganizationnodes/${a}` });
    expect((await check(second)).body).toMatchObject({
      plan: null,
      kept: [{ id: b, kind: 'move', reasons: ['no_place'] }],
    });
  });

  test('hands their figures to the units above, there and back', async () => {
    const [a, b, c] = (await ownUnits()).map(({ id }) => id);
    await insert('node_day_delta', { node_id: c, open: 3, answers: 3, day: '2026-01-05' });
    await foldCounters(served.database);
    const openOf = async (id: number | undefined): Promise<number> => {
      const { body } = await served.call({ as: 'adminA', path: `companyorganizationnodes/${id}` });
      return (body as { subtree_open_feedback_count: number }).subtree_open_feedback_count;
    };
    expect(await Promise.all([a, b, c].map(openOf))).toEqual([3, 3, 3]);
    const second = await importRows([`${prefix}b`, 'B', 'Room', ''], [`${prefix}c`, 'C', 'Room', `${prefix}a`]);
    expect(await Promise.all([a, b, c].map(openOf))).toEqual([3, 0, 3]);
    const third = await importRows([`${prefix}a`, 'A', 'Room', `${prefix}b`]);
    expect(await Promise.all([a, b, c].map(openOf))).toEqual([3, 3, 3]);
    await checkAndTakeBack(third);
    await checkAndTakeBack(second);
    expect(await Promise.all([a, b, c].map(openOf))).toEqual([3, 3, 3]);
  });
});
