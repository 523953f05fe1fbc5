/** A discount code with one use, and all who want it at once. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '../../../test/scenarios.ts';
import { CARDS, openPaying, startedOf } from './test/paying.ts';

const paying = await openPaying();
beforeEach(() => paying.forget());

const DISCOUNTED = { discount_code: 'FIFTH', amount: 9_425 };

describe('a code with one use', () => {
  test('is had by one of all who pay at once, and its count is that of its redemptions', async () => {
    const begin = (as: string) => paying.pay(DISCOUNTED, as);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(at % 2 === 0 ? 'adminA' : 'adminB')));
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const [counted] = await paying.sql<{ used_count: number; redeemed: number }>(
      `select d.used_count, (select count(*)::int from discount_redemption r where r.discount_id = d.id) as redeemed
       from discount d where d.code = 'FIFTH'`,
    );
    expect(counted?.used_count).toBe(counted?.redeemed);
    expect(counted?.used_count).toBeLessThanOrEqual(1);
    const living = await paying.sql<{ company_id: string; living: number }>(
      `select company_id, count(*)::int as living from payment where settled_at is null group by company_id`,
    );
    expect(living.every((one) => one.living === 1)).toBe(true);
  });
});

/** Administrators of companies of their own, signed in, who have no plan yet; answers their names. */
async function manyAdmins(count: number): Promise<string[]> {
  const rows = await paying.sql<{ company_id: number; user_id: number; session_id: number }>(
    `with companies as (
       insert into customer (name, email) select 'Company ' || n, 'many' || n || '-' || gen_random_uuid() || '@test.example' from generate_series(1, $1) n
       returning id
     ), users as (
       insert into customer_user (company_id, full_name, email, login_email, state, is_admin)
       select id, 'Admin', 'admin-of-many' || id || '@test.example', 'admin-of-many' || id || '@test.example', 'active', true from companies returning company_id, id
     )
     insert into session (company_id, user_id, family, refresh_hash, expires_at)
     select company_id, id, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day' from users
     returning company_id, user_id, id as session_id`,
    [count],
  );
  return rows.map(({ company_id: companyId, user_id: userId, session_id: sessionId }) => {
    const name = `admin of ${companyId}`;
    paying.served.world.principals[name] = { role: 'company_admin', companyId, userId, sessionId, accessVersion: 1 };
    return name;
  });
}

/** A server that is busy asks to be asked again, and so does one that was too busy in the middle of a payment, after a while. */
async function insist(call: () => Promise<CallAnswer>): Promise<CallAnswer> {
  const answer = await call();
  const isUnderWay = (answer.body as { code?: string }).code === 'payment_under_way';
  if (isUnderWay)
    await paying.sql(`update payment set created_at = now() - interval '3 minutes' where settled_at is null`);
  return answer.status === 503 || isUnderWay ? insist(call) : answer;
}

const books = () =>
  paying.sql(
    `select d.used_count, (select count(*)::int from discount_redemption) as redeemed,
       (select count(*)::int from payment where settled_at is null) as under_way,
       (select count(*)::int from payment where state = 'paid') as paid,
       (select coalesce(sum(c.amount), 0)::int from simulated_charge c join payment using (reference) where c.state = 'paid') as charged,
       (select coalesce(sum(total), 0)::int from invoice where state = 'paid') as invoiced,
       (select count(*)::int from subscription where is_current) as plans
     from discount d where d.code = 'FIFTH'`,
  );

test('two hundred companies pay with it at once: one has it, all others are told, and nobody is charged without a plan', async () => {
  const admins = await manyAdmins(200);
  const answers = await Promise.all(admins.map((as) => insist(() => paying.pay(DISCOUNTED, as))));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => !winners.includes(answer)))
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'coupon_invalid', errors: [{ pointer: '/discount_code' }] },
    });
  expect(await books()).toEqual([
    { used_count: 1, redeemed: 1, under_way: 1, paid: 0, charged: 0, invoiced: 0, plans: 0 },
  ]);
  const [winner] = winners;
  if (winner) await paying.decide(startedOf(winner).redirect_url, 'approve');
  expect(await books()).toEqual([
    { used_count: 1, redeemed: 1, under_way: 0, paid: 1, charged: 9_425, invoiced: 9_425, plans: 1 },
  ]);
});

test('given back by a card that was declined, one of all others has it', async () => {
  const [first = '', ...others] = await manyAdmins(20);
  const declined = startedOf(await paying.pay({ ...DISCOUNTED, card_number: CARDS.declined }, first));
  // While the bank still asks, some come too early; the code goes to one of those who come after its word, or to none.
  const [, ...answers] = await Promise.all([
    paying.decide(declined.redirect_url, 'approve'),
    ...others.map((as) => insist(() => paying.pay(DISCOUNTED, as))),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const last = answers.some(({ status }) => status === 200) ? null : await insist(() => paying.pay(DISCOUNTED, first));
  const winner = answers.find(({ status }) => status === 200) ?? last;
  if (winner) await paying.decide(startedOf(winner).redirect_url, 'approve');
  expect(await books()).toEqual([
    { used_count: 1, redeemed: 1, under_way: 0, paid: 1, charged: 9_425, invoiced: 9_425, plans: 1 },
  ]);
});
