/** A plan that is only begun is nobody's to see but the super administrator's, wherever a customer might meet it. */
import { beforeAll, expect, test } from 'vitest';
import { servedWorld } from '../test/scenarios.ts';
import { plantPrices, settle } from '../test/prices.ts';
import { withConnection } from '../database/with-connection.ts';

const served = await servedWorld();
const list = await plantPrices(served.ownerUrl);
const made: Record<string, number> = {};
await settle(served.ownerUrl, served.world.companyA.id, 'DE');
beforeAll(async () => {
  const plans = { begun: {}, priceless: { user_count: 5 }, limitless: {}, whole: { user_count: 5 } };
  await withConnection(served.ownerUrl, async (client) => {
    for (const [name, { user_count: users = null }] of Object.entries(plans) as [string, { user_count?: number }][]) {
      const { rows } = await client.query<{ id: string }>(
        "insert into plan (name, tag, user_count) values ($1, 'basic', $2) returning id",
        [name, users],
      );
      made[name] = Number(rows[0]?.id);
    }
    for (const name of ['limitless', 'whole'])
      made[`${name} price`] = Number(
        (
          await client.query<{ id: string }>(
            "insert into sub_plan (plan_id, plan_location_id, period, price) values ($1, $2, 'monthly', 500) returning id",
            [made[name], list.locations.de],
          )
        ).rows[0]?.id,
      );
  });
});

const names = (rows: unknown): string[] => (rows as { name: string }[]).map(({ name }) => name);

test('customers are shown the whole ones alone: in the list, one by one, and in the comparison', async () => {
  const { body } = await served.call({ as: 'adminA', path: 'plan?range=[0,99]' });
  const seen = names(body);
  expect(seen).toContain('whole');
  expect(seen.filter((name) => ['begun', 'priceless', 'limitless'].includes(name))).toEqual([]);
  for (const name of ['begun', 'priceless', 'limitless'])
    expect((await served.call({ as: 'adminA', path: `plan/${made[name]}` })).status).toBe(404);
  const { body: compared } = await served.call({ as: 'adminA', path: 'planlocation/get_plan' });
  expect(names((compared as { plans: unknown }).plans)).toEqual(
    seen.toSorted((one, other) => seen.indexOf(one) - seen.indexOf(other)),
  );
});

test('enterprise is sold by contact, and the free plan costs nothing: neither needs a price', async () => {
  await withConnection(served.ownerUrl, async (client) => {
    await client.query('delete from sub_plan where plan_id = $1', [list.plans.free]);
  });
  const { body } = await served.call({ as: 'adminA', path: 'plan?range=[0,99]' });
  expect(names(body)).toEqual(expect.arrayContaining(['The free plan', 'The enterprise plan']));
});

test('a price of one that is not offered is neither shown nor taken', async () => {
  const { body } = await served.call({ as: 'adminA', path: 'subplan?range=[0,99]' });
  const ids = (body as { id: number }[]).map(({ id }) => id);
  expect(ids).toContain(made['whole price']);
  expect(ids).not.toContain(made['limitless price']);
  const quoted = (id: number | undefined) =>
    served.call({
      as: 'adminA',
      method: 'POST',
      path: 'discount/check_discount',
      body: { code: 'NONE', sub_plan_id: id },
    });
  const [offered, other] = [await quoted(made['whole price']), await quoted(made['limitless price'])];
  expect(other.body).not.toEqual(offered.body);
  expect(other.body).toMatchObject({ errors: [{ pointer: '/sub_plan_id' }] });
});

test('the super administrator sees all, and what is missing', async () => {
  const { body } = await served.call({ as: 'superadmin', path: 'plan?range=[0,99]' });
  const offers = Object.fromEntries(
    (body as { name: string; offer: string }[]).map(({ name, offer }) => [name, offer]),
  );
  expect(offers).toMatchObject({
    begun: 'no_limit',
    limitless: 'no_limit',
    priceless: 'no_price',
    whole: 'offered',
    'The enterprise plan': 'offered',
  });
});
