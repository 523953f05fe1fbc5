/** Changes of one tree that come at the same time: whatever order they get, the tree stays a tree. */
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../../seed/random.ts';
import { type CallAnswer, servedWorld } from '../../../../test/scenarios.ts';
import { addUnit, storedUnit, storedUnits } from '../../../../test/tree.ts';
import { holdRows } from '../../../../test/until-blocked.ts';

describe('changes at the same time', async () => {
  const served = await servedWorld();

  const unitPath = (id: number, action = '') => `companyorganizationnodes/${id}${action}`;
  const post = (path: string, body: object = {}) => served.call({ as: 'adminA', method: 'POST', path, body });
  const move = (id: number, target: number | null) => post(unitPath(id, '/move'), { target_id: target });
  const remove = (id: number) => served.call({ as: 'adminA', method: 'DELETE', path: unitPath(id) });
  const restore = (id: number) => post(unitPath(id, '/restore'));
  const create = (parentId: number, count: number) => {
    const { organizationId } = served.world.companyA;
    return post('companyorganizationnodes', { organization_id: organizationId, parent_id: parentId, name: 'x', count });
  };

  /** What is wrong with the stored tree: paths that are not the parent's and the own id, living units below deleted ones. */
  async function violations(): Promise<string[]> {
    const units = await storedUnits(served);
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    return units.flatMap((unit) => {
      const parent = unit.parent_id === null ? null : byId.get(unit.parent_id);
      const path = `${parent?.path ?? '/'}${unit.id}/`;
      return [
        ...(parent === undefined ? [`${unit.id} has a parent that is not there`] : []),
        ...(unit.path === path ? [] : [`${unit.id} is at ${unit.path}, not at ${path}`]),
        ...(!unit.is_deleted && parent?.is_deleted ? [`${unit.id} lives below a deleted unit`] : []),
      ];
    });
  }

  test('opposite moves: one is done, the other would make a circle and is refused', async () => {
    const { root } = served.world.companyA.nodes;
    for (let round = 0; round < 20; round++) {
      const [one, other] = [await addUnit(served, root), await addUnit(served, root)];
      const below = await addUnit(served, other);
      const answers = await Promise.all([move(one, below), move(other, one)]);
      expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'move_below_itself' });
    }
    expect(await violations()).toEqual([]);
  });

  test('moves in a circle of many: one at least can not be done', async () => {
    const { root } = served.world.companyA.nodes;
    const ring = await Promise.all(Array.from({ length: 6 }, () => addUnit(served, root)));
    const answers = await Promise.all(ring.map((unit, at) => move(unit, ring[(at + 1) % ring.length] ?? root)));
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    expect(await violations()).toEqual([]);
  });

  test('a move below a unit that is deleted: the one goes with it, or is refused', async () => {
    const { root } = served.world.companyA.nodes;
    for (let round = 0; round < 10; round++) {
      const [moving, going] = [await addUnit(served, root), await addUnit(served, root)];
      const [moved, removed] = await Promise.all([move(moving, going), remove(going)]);
      expect(removed.status).toBe(204);
      expect([200, 404]).toContain(moved.status);
      expect((await storedUnit(served, moving)).is_deleted).toBe(moved.status === 200);
    }
    expect(await violations()).toEqual([]);
  });

  test('a return below a unit that is deleted: the one is refused, or goes with it', async () => {
    const { root } = served.world.companyA.nodes;
    for (let round = 0; round < 10; round++) {
      const above = await addUnit(served, root);
      const below = await addUnit(served, above);
      await remove(below);
      const [back, removed] = await Promise.all([restore(below), remove(above)]);
      expect([back.status, removed.status]).toEqual([expect.toSatisfy((status) => [200, 409].includes(status)), 204]);
      expect((await storedUnit(served, below)).is_deleted).toBe(true);
    }
    expect(await violations()).toEqual([]);
  });

  test('hundreds of moves, deletions, returns and creations in one another leave a tree', async () => {
    const random = createRandom('changes at the same time');
    const { root } = served.world.companyA.nodes;
    const first = await addUnit(served, root, { name: 'stage' });
    await create(first, 20);
    const answers: CallAnswer[] = [];
    for (let round = 0; round < 12; round++) {
      const ids = (await storedUnits(served)).flatMap(({ id, path }) =>
        path.includes(`/${first}/`) && id !== first ? [id] : [],
      );
      const any = () => random.pick(ids);
      const kinds = [
        () => move(any(), any()),
        () => move(any(), any()),
        () => move(any(), first),
        () => remove(any()),
        () => restore(any()),
        () => restore(any()),
        () => create(any(), 2),
      ];
      answers.push(...(await Promise.all(Array.from({ length: 8 }, () => kinds.map((kind) => kind())).flat())));
      expect(await violations()).toEqual([]);
    }
    // Too many at once for the pool or the lock are told to come again; nothing fails otherwise.
    expect(
      answers.map(({ status }) => status).filter((status) => ![200, 201, 204, 400, 404, 409, 503].includes(status)),
    ).toEqual([]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(100);
  });

  test('an answer of a visitor does not wait for the move of its unit', async () => {
    const { nodes, codes } = served.world.companyA;
    const below = await addUnit(served, nodes.room);
    const holder = await holdRows(served.ownerUrl);
    await holder.query('select 1 from node where id = $1 for update', [below]);
    // Stops in the midst of its statement, with the organization and the unit itself locked.
    const moved = move(nodes.room, nodes.otherBranch);
    await holder.untilBlocked();
    const body = { code: codes.room, answers: { experience: 5 } };
    const answered = await served.call({ method: 'POST', path: 'setsurveyanswer', body });
    const resolved = await served.call({ method: 'POST', path: 'getnodeurl', body: { code: codes.room } });
    await holder.release();
    expect([answered.status, resolved.status, (await moved).status]).toEqual([200, 200, 200]);
  });
});
