/** Units that are made while what is above them goes away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveWorld } from '../../test/scenarios.ts';
import { holdRows } from '../../test/until-blocked.ts';

describe('a unit that is made', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveWorld();
  });
  afterAll(() => served.close());

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
    const remove = 'update node set deleted_at = now() where id = any($1)';
    const body = { organization_id: organizationId, parent_id: nodes.room, name: 'late' };
    expect(await makeDuring(remove, [[nodes.branch, nodes.room]], body)).toEqual([400, '/parent_id']);
  });

  test('while its organization is deleted is refused', async () => {
    const { organizationId } = served.world.companyA;
    const remove = 'update organization set deleted_at = now() where id = $1';
    const body = { organization_id: organizationId, name: 'late' };
    expect(await makeDuring(remove, [organizationId], body)).toEqual([400, '/organization_id']);
  });
});
