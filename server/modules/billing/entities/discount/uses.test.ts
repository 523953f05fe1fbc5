/** The use of a discount: by whom, when, and what it has cost in each currency. */
import { expect, test } from 'vitest';
import { withConnection } from '../../../../database/with-connection.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

const served = await servedWorld();
const discount = await withConnection(served.ownerUrl, async (client) => {
  const made = await client.query<{ id: string }>(
    "insert into discount (code, percent, valid_from) values ('HALF', 50, now()), ('OTHER', 10, now()) returning id",
  );
  return Number(made.rows[0]?.id);
});

const uses = (query = '', as = 'superadmin') => served.call({ as, path: `discount/${discount}/uses${query}` });

test('nobody has used it yet', async () => {
  expect((await uses()).body).toEqual({ total: 0, sums: [], results: [] });
});

test('who used it, the latest first, and the sum of each currency', async () => {
  const { database, companyA, companyB, principals } = served.world;
  await insertRow(database, companyA.id, 'discount_redemption', {
    discount_id: discount,
    currency: 'EUR',
    amount: 950,
    user_id: principals['adminA']?.userId,
    created_at: '2026-01-01T00:00:00Z',
  });
  await insertRow(database, companyB.id, 'discount_redemption', {
    discount_id: discount,
    currency: 'JPY',
    amount: 1_400,
    created_at: '2026-01-02T00:00:00Z',
  });
  await insertRow(database, companyB.id, 'discount_redemption', {
    discount_id: discount + 1,
    currency: 'EUR',
    amount: 7,
  });
  expect((await uses()).body).toMatchObject({
    total: 2,
    sums: [
      { currency: 'EUR', amount: 950 },
      { currency: 'JPY', amount: 1_400 },
    ],
    results: [
      { company: 'Company B', company_id: companyB.id, user: null, currency: 'JPY', amount: 1_400 },
      { company: 'Company A', company_id: companyA.id, user: 'adminA', plan: null, amount: 950 },
    ],
  });
  expect((await uses('?limit=1&offset=1')).body).toMatchObject({ total: 2, results: [{ company: 'Company A' }] });
});
