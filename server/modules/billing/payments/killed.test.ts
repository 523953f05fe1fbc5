/**
 * The server killed between any two steps of what is paid, from the call to the bank's word: whoever asks afterwards finds
 * it had once, charged once and invoiced once, or nothing of it; and then it can be had.
 */
import { expect, test } from 'vitest';
import { renewingOf } from '../subscriptions/test/renewing.ts';
import { reconcile } from './reconcile.ts';
import { SimulatedCrash, crashingDatabase, singleCrash } from './test/crashes.ts';
import { openPaying, type Paying, type Started, typedCard } from './test/paying.ts';

const crash = singleCrash();

const paying = await openPaying({
  through: (database) => crashingDatabase(database, crash.crashPoint),
  isMeant: (failure) => failure instanceof SimulatedCrash,
});
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
await paying.sql(`update customer set country_id = (select id from country where code = 'DE')`);

interface Flow {
  /** What is there before, and what is sent then. */
  prepare(): Promise<() => ReturnType<Paying['post']>>;
  /** Of what is charged. */
  total: number;
  plan: string;
}

const SAVED_CARD_PAYMENT = { use_saved_card: true, accept_agreement: true };
const RUNNING = { from: '2026-01-31T10:00Z', to: '2090-01-31T10:00Z', price: 'de_basic_monthly' };

const upgradeWith =
  (means: object): Flow['prepare'] =>
  async () => {
    await renewing.subscribe(a, RUNNING);
    // Nothing of the running plan is credited, so that the amount is the same at any time.
    await paying.sql('delete from invoice');
    const { body } = await paying.post('subscriptionupgradeamountcalculation', {
      sub_plan_id: paying.list.prices['de_pro_monthly'],
      discount_code: 'FIFTH',
    });
    const { quote_id: quoteId } = body as { quote_id: number };
    return () => paying.post('subscriptionupgrade', { quote_id: quoteId, ...means });
  };

const invoiceWith =
  (means: object): Flow['prepare'] =>
  async () => {
    await renewing.subscribe(a, RUNNING);
    await paying.sql(`update invoice set state = 'open', number = 'OPEN', total = 2261, paid_at = null`);
    const [row] = await paying.sql<{ id: string }>('select id from invoice');
    return () => paying.post('invoicepaywithcreditcard', { invoice_id: Number(row?.id), ...means });
  };

const flows: Record<string, Flow> = {
  'an upgrade with the kept card': { prepare: upgradeWith(SAVED_CARD_PAYMENT), total: 9_425, plan: 'pro monthly' },
  'an upgrade at the bank': { prepare: upgradeWith(typedCard()), total: 9_425, plan: 'pro monthly' },
  'an open invoice with the kept card': {
    prepare: invoiceWith(SAVED_CARD_PAYMENT),
    total: 2_261,
    plan: 'basic monthly',
  },
  'an open invoice at the bank': { prepare: invoiceWith(typedCard()), total: 2_261, plan: 'basic monthly' },
  'a first plan at the bank': {
    prepare: () => Promise.resolve(() => paying.pay({ discount_code: 'FIFTH', amount: 9_425, save_card: true })),
    total: 9_425,
    plan: 'pro monthly',
  },
};

/** The call and, where it leads there, the bank; as far as the server lives. */
async function walk(call: () => ReturnType<Paying['post']>): Promise<void> {
  const { status, body } = await call();
  const { redirect_url: redirect } = body as Partial<Started>;
  if (status === 200 && redirect) await paying.decide(redirect, 'approve').catch(() => undefined);
}

/** What was had, by each of the books. */
async function books() {
  const [row] = await paying.sql<Record<string, number | string | null>>(
    `select (select count(*)::int from payment where state = 'paid') as paid,
       (select count(*)::int from payment where settled_at is null) as "underWay",
       (select count(*)::int from simulated_charge c join payment p using (reference) where c.state = 'paid') as charges,
       (select coalesce(sum(c.amount), 0)::int from simulated_charge c join payment p using (reference) where c.state = 'paid') as charged,
       (select coalesce(sum(total), 0)::int from invoice where state = 'paid') as invoiced,
       (select count(*)::int from invoice where state = 'paid') as invoices,
       (select count(*)::int from mail_message where kind = 'receipt') as receipts,
       (select used_count from discount where code = 'FIFTH') as used,
       (select count(*)::int from discount_redemption) as redeemed,
       (select p.tag || ' ' || s.period from subscription s join plan p on p.id = s.plan_id where s.is_current) as plan`,
  );
  if (!row) throw new Error('There are no books.');
  return row;
}

const had = ({ total, plan }: Flow, before: Awaited<ReturnType<typeof books>>) => ({
  paid: 1,
  underWay: 0,
  charges: 1,
  charged: total,
  invoiced: total,
  invoices: 1,
  receipts: 1,
  used: total === 9_425 ? 1 : before['used'],
  redeemed: total === 9_425 ? 1 : before['redeemed'],
  plan,
});

test.each(Object.entries(flows))('%s is had once or not at all', { timeout: 120_000 }, async (_name, flow) => {
  let hadAfter = 0;
  let notHad = 0;
  for (let step = 0; ; step += 1) {
    await paying.forget();
    const call = await flow.prepare();
    const before = await books();
    crash.crashAt(step);
    await walk(call);
    if (!crash.restart()) break;
    await paying.sql(
      `update payment set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'`,
    );
    await reconcile(paying.served.app.payments);
    const after = await books();
    if (after['paid'] === 0) {
      expect(after, `killed at step ${step}`).toEqual(before);
      notHad += 1;
      await walk(call);
    } else hadAfter += 1;
    expect(await books(), `killed at step ${step}, and tried again`).toEqual(had(flow, before));
  }
  expect(await books()).toMatchObject({ paid: 1, charged: flow.total });
  // From the first word to the last, on both sides of the charge.
  expect(notHad).toBeGreaterThan(10);
  expect(hadAfter).toBeGreaterThan(10);
});
