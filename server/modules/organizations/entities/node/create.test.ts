/** Units that are made while what is above them goes away. */
import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { addUnit } from '../../../../test/tree.ts';
import { holdRows } from '../../../../test/until-blocked.ts';
import { MAX_LEVELS } from './tree.ts';

describe('a unit that is made', async () => {
  const served = await servedWorld();

  /** Makes a unit while a transaction that has already run `text` is not finished yet. */
  async function makeDuring(text: string, values: unknown[], body: object) {
    const holder = await holdRows(served.ownerUrl);
    await holder.query(text, values);
    const made = served.call({ as: 'adminA', method: 'POST', path: 'companyorganizationnodes', body });
    await holder.untilBlocked();
    await holder.release();
    const answer = await made;
    const { errors = [] } = answer.body as { errors?: { pointer: string }[] };
    return [answer.status, ...errors.map(({ pointer }) => pointer)];
  }

  test('while the unit two above is deleted does not stay behind alone', async () => {
    const { nodes, organizationId } = served.world.companyA;
    // As a deletion does it: the organization first, then all units at once.
    const remove = `with locked as (select 1 from organization where id = $1 for update)
      update node set deleted_at = now() from locked where node.id = any($2)`;
    const body = { organization_id: organizationId, parent_id: nodes.room, name: 'late' };
    const values = [organizationId, [nodes.branch, nodes.room]];
    expect(await makeDuring(remove, values, body)).toEqual([400, '/parent_id']);
  });

  test('below the deepest level is refused', async () => {
    let parent = served.world.companyA.nodes.otherBranch;
    for (let level = 3; level <= MAX_LEVELS; level++) parent = await addUnit(served, parent);
    const body = { organization_id: served.world.companyA.organizationId, parent_id: parent, name: 'x' };
    const refused = await served.call({ as: 'adminA', method: 'POST', path: 'companyorganizationnodes', body });
    const message = 'An organization has at most 50 levels. Choose a unit further up.';
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/parent_id', code: 'tree_too_deep', message }],
    });
  });

  test('while its organization is deleted is refused', async () => {
    const { organizationId } = served.world.companyA;
    const remove = 'update organization set deleted_at = now() where id = $1';
    const body = { organization_id: organizationId, name: 'late' };
    expect(await makeDuring(remove, [organizationId], body)).toEqual([400, '/organization_id']);
  });
});
