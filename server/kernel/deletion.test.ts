/** What is in use is not deleted: the refusal names what uses it, and so does the question that is asked before. */
import { beforeAll, expect, test } from 'vitest';
import { plantPrices } from '../test/prices.ts';
import { withConnection } from '../database/with-connection.ts';
import { type CallAnswer, servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();
const list = await plantPrices(served.ownerUrl);
let discount: number;
let spare: number;
beforeAll(async () => {
  const made = async (path: string, body: object): Promise<number> => {
    const { body: row } = await served.call({ as: 'superadmin', method: 'POST', path, body });
    return (row as { id: number }).id;
  };
  spare = await made('plan', { name: 'Spare', tag: 'basic' });
  discount = await made('discount', {
    code: 'PRO10',
    kind: 'percent',
    percent: 10,
    valid_from: '2026-01-01T00:00:00Z',
    plan_ids: [list.plans.pro],
  });
});

const check = (entity: string, ids: number[], as = 'superadmin'): Promise<CallAnswer> =>
  served.call({ as, path: `deletion_check?entity=${entity}&ids=${ids.join(',')}` });

const remove = (path: string): Promise<CallAnswer> => served.call({ as: 'superadmin', method: 'DELETE', path });

test('the question names what uses a row, and deletes nothing', async () => {
  const { status, body } = await check('plan', [list.plans.pro, spare]);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      refused: [
        {
          id: list.plans.pro,
          code: 'still_referenced',
          title: 'This is still in use',
          detail: 'Remove what depends on it first.',
          used_by: [
            { entity: 'discount', field: 'plan_ids', count: 1, ids: [discount] },
            { entity: 'sub_plan', field: 'plan_id', count: 6, ids: expect.any(Array) },
          ],
        },
      ],
    },
  });
  expect((await served.call({ as: 'superadmin', path: `plan/${spare}` })).status).toBe(200);
});

test('the deletion itself is refused by the same, also where no key of the database stands behind it', async () => {
  expect(await remove(`plan/${list.plans.pro}`)).toMatchObject({
    status: 409,
    body: {
      code: 'still_referenced',
      used_by: [
        { entity: 'discount', count: 1 },
        { entity: 'sub_plan', count: 6 },
      ],
    },
  });
  await withConnection(served.ownerUrl, (client) =>
    client.query('delete from sub_plan where plan_id = $1', [list.plans.pro]),
  );
  expect(await remove(`plan/${list.plans.pro}`)).toMatchObject({
    status: 409,
    body: { code: 'still_referenced', used_by: [{ entity: 'discount', ids: [discount] }] },
  });
});

test('what nothing uses goes', async () => {
  expect(await check('plan', [spare])).toMatchObject({ status: 200, body: { refused: [] } });
  expect(await remove(`plan/${spare}`)).toMatchObject({ status: 204 });
  expect(await check('plan', [spare])).toMatchObject({ body: { refused: [{ id: spare, code: 'not_found' }] } });
});

test('a refusal of the entity itself is told as well', async () => {
  const { companyA } = served.world;
  expect(await check('organization', [companyA.organizationId], 'adminA')).toMatchObject({
    body: { refused: [{ code: 'organization_in_use', used_by: [] }] },
  });
  expect(await check('organization', [served.world.companyB.organizationId], 'adminA')).toMatchObject({
    body: { refused: [{ code: 'not_found' }] },
  });
});

test.each([
  ['nobody', 'plan', undefined, 401],
  ['a company', 'plan', 'adminA', 403],
  ['a platform, of rows that are companies’ own', 'organization', 'superadmin', 403],
  ['anybody, of what can’t be deleted', 'invoice', 'superadmin', 400],
  ['anybody, of what there is not', 'constructor', 'superadmin', 400],
])('%s is refused the question', async (_who, entity, as, status) => {
  const path = `deletion_check?entity=${entity}&ids=1`;
  expect((await served.call({ ...(as !== undefined && { as }), path })).status).toBe(status);
});

test.each(['', '0', '1,', 'x', Array.from({ length: 101 }, (_, at) => at + 1).join(',')])(
  'ids of "%s" are none',
  async (ids) => {
    expect(await served.call({ as: 'superadmin', path: `deletion_check?entity=plan&ids=${ids}` })).toMatchObject({
      status: 400,
    });
  },
);
