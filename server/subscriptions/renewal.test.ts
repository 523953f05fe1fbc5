/** What comes at the end of a period, over simulated months. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayError } from '../payments/gateway.ts';
import { reconcile } from '../payments/reconcile.ts';
import { openPaying, type Paying, typedCard } from '../payments/test/paying.ts';
import { type Renewing, renewingOf } from './test/renewing.ts';

let paying: Paying;
let renewing: Renewing;
let a: number;
beforeAll(async () => {
  paying = await openPaying();
  renewing = renewingOf(paying);
  a = paying.served.world.companyA.id;
});
afterAll(() => paying.served.close());
beforeEach(() => paying.forget());

const JANUARY = { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z' };
const YEARLY = { from: '2026-01-31T10:00Z', to: '2027-01-31T10:00Z', price: 'de_pro_yearly' };
const choose = (body: object, as?: string) => paying.post('subscriptionrenewal', body, as);
const openInvoice = async (): Promise<number> => {
  const [row] = await paying.sql<{ id: string }>(`select id from invoice where company_id = $1 and state = 'open'`, [
    a,
  ]);
  return Number(row?.id);
};

describe('a period that is over', () => {
  test('is followed by the next one, at the price that was agreed, on the day of the month that it began on', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.sql(`update sub_plan set price = price * 2 where id = $1`, [paying.list.prices['de_pro_monthly']]);
    await renewing.run('2026-02-28T09:59Z');
    expect(await renewing.standing(a)).toMatchObject({ to: '2026-02-28T10:00', invoices: [] });
    await renewing.run('2026-02-28T10:00Z');
    expect(await renewing.standing(a)).toEqual({
      company: 'active',
      state: 'active',
      plan: 'pro monthly',
      from: '2026-02-28T10:00',
      to: '2026-03-31T10:00',
      retry: null,
      invoices: ['paid 11781'],
      payments: ['paid'],
      mails: ['receipt'],
    });
    await renewing.run('2026-03-31T10:01Z');
    await paying.sql(`update sub_plan set price = price / 2 where id = $1`, [paying.list.prices['de_pro_monthly']]);
    expect(await renewing.standing(a)).toMatchObject({ from: '2026-03-31T10:00', to: '2026-04-30T10:00' });
  });

  test('is charged once by all servers that come to it at once', async () => {
    await renewing.subscribe(a, JANUARY);
    await renewing.subscribe(paying.served.world.companyB.id, JANUARY);
    await Promise.all(Array.from({ length: 6 }, () => renewing.run('2026-03-01T00:00Z')));
    await renewing.run('2026-03-01T00:00Z');
    for (const { id } of [paying.served.world.companyA, paying.served.world.companyB])
      expect(await renewing.standing(id)).toMatchObject({ payments: ['paid'], invoices: ['paid 11781'] });
  });

  test('is made up for, one after the other, where no server ran for months', async () => {
    await renewing.subscribe(a, JANUARY);
    for (let round = 0; round < 4; round += 1) await renewing.run('2026-05-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      to: '2026-05-31T10:00',
      payments: ['paid', 'paid', 'paid'],
    });
  });

  test('of a closed company is left alone', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.sql(`update customer set state = 'closed' where id = $1`, [a]);
    await renewing.run('2026-03-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({ payments: [], invoices: [] });
  });

  test('of what costs nothing is followed by the next one without a charge', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.sql('update subscription set price = 0 where company_id = $1', [a]);
    await renewing.run('2026-03-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({ to: '2026-03-31T10:00', payments: [], invoices: ['paid 0'] });
  });
});

describe('a card that fails', () => {
  const days = ['2026-02-28T10:00Z', '2026-03-03T10:00Z', '2026-03-07T10:00Z', '2026-03-14T10:00Z'];

  test('is tried on days 0, 3, 7 and 14, with a mail each, and then the company can only read', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    const seen: (string | null)[] = [];
    for (const day of days) {
      await renewing.run(new Date(Date.parse(day) - 60_000).toISOString());
      await renewing.run(day);
      const { company, state, retry } = await renewing.standing(a);
      seen.push(`${company} ${state} ${String(retry)}`);
    }
    expect(seen).toEqual([
      'active past_due 2026-03-03T10:00',
      'active past_due 2026-03-07T10:00',
      'active past_due 2026-03-14T10:00',
      'read_only past_due null',
    ]);
    await renewing.run('2026-06-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      from: '2026-01-31T10:00',
      invoices: ['open 11781'],
      payments: Array.from({ length: 4 }, () => 'card_declined'),
      mails: ['renewal_failed', 'renewal_failed', 'renewal_failed', 'company_read_only'],
    });
  });

  test('on day 0 and works on day 3 keeps the dates', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    await renewing.run('2026-02-28T10:00Z');
    await paying.sql(`update simulated_card set behavior = 'pays'`);
    await renewing.run('2026-03-03T10:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      from: '2026-02-28T10:00',
      to: '2026-03-31T10:00',
      retry: null,
      invoices: ['paid 11781'],
      payments: ['card_declined', 'paid'],
      mails: ['renewal_failed', 'receipt'],
    });
  });

  test('for want of one is the same, without a charge', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: null });
    for (const day of days) await renewing.run(day);
    const { company, payments, mails } = await renewing.standing(a);
    expect({ company, payments, mails: mails.length }).toEqual({ company: 'read_only', payments: [], mails: 4 });
  });

  test('stays apart from its next try, however late servers come to it', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    for (const _ of days) await renewing.run('2026-05-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({ retry: '2026-05-04T00:00', payments: ['card_declined'] });
  });

  test('since the bank asks, is paid by hand with the same one, at its page', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'asks' });
    await renewing.run('2026-02-28T10:00Z');
    expect((await renewing.standing(a)).payments).toEqual(['authentication_required']);
    const { body, status } = await paying.post('invoicepaywithcreditcard', {
      invoice_id: await openInvoice(),
      use_saved_card: true,
      accept_agreement: true,
    });
    expect(status).toBe(200);
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      to: '2026-03-31T10:00',
      invoices: ['paid 11781'],
    });
  });

  test('is replaced, and the new one is charged at once', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    await renewing.run('2026-02-28T10:00Z');
    const { body } = await paying.post('companysavedcard/update_company_card', typedCard());
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    await renewing.run(new Date().toISOString());
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      to: '2026-03-31T10:00',
      payments: ['card_declined', 'paid', 'paid'],
    });
  });

  test.each([
    ['a month', JANUARY, '2026-03-31T10:00Z'],
    ['a year', YEARLY, '2028-01-31T10:00Z'],
  ])('opens a company again that pays: %s goes on where it stopped', async (_name, period, end) => {
    await renewing.subscribe(a, { ...period, card: 'declines' });
    const due = Date.parse(period.to);
    for (const day of [0, 3, 7, 14]) await renewing.run(new Date(due + day * 86_400_000).toISOString());
    expect(await renewing.standing(a)).toMatchObject({ company: 'read_only' });
    // As if it had stopped ten days ago.
    await paying.sql(
      `update subscription set suspended_at = now() - interval '10 days' where company_id = $1 and is_current`,
      [a],
    );
    const { body } = await paying.post('invoicepaywithcreditcard', { invoice_id: await openInvoice(), ...typedCard() });
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    const { company, state, from, to } = await renewing.standing(a);
    const tenDays = 10 * 86_400_000;
    expect([company, state]).toEqual(['active', 'active']);
    const late = (moment: string | null, since: string) =>
      Date.parse(`${String(moment)}Z`) - Date.parse(since) - tenDays;
    for (const one of [late(from, period.to), late(to, end)]) {
      expect(one).toBeGreaterThanOrEqual(-60_000);
      expect(one).toBeLessThan(600_000);
    }
  });
});

describe('what was chosen for the end', () => {
  test('to stop is the free plan, and nothing is asked for', async () => {
    await renewing.subscribe(a, JANUARY);
    expect(await choose({ auto_renew: false })).toMatchObject({ status: 200, body: { auto_renew: false } });
    await renewing.run('2026-02-28T09:00Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly' });
    await renewing.run('2026-02-28T10:00Z');
    expect(await renewing.standing(a)).toEqual({
      company: 'active',
      state: 'active',
      plan: 'free monthly',
      from: '2026-02-28T10:00',
      to: null,
      retry: null,
      invoices: [],
      payments: [],
      mails: [],
    });
  });

  test('to stop and then to go on is to go on', async () => {
    await renewing.subscribe(a, JANUARY);
    await choose({ auto_renew: false });
    expect(await choose({ auto_renew: true })).toMatchObject({ status: 200, body: { auto_renew: true } });
    await renewing.run('2026-02-28T10:00Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', to: '2026-03-31T10:00' });
  });

  test('a smaller plan begins then, is paid then, and is taken back before', async () => {
    await renewing.subscribe(a, JANUARY);
    const smaller = paying.list.prices['de_basic_monthly'];
    expect(await choose({ next_sub_plan_id: smaller })).toMatchObject({ body: { next_sub_plan_id: smaller } });
    expect(await choose({ next_sub_plan_id: null })).toMatchObject({ body: { next_sub_plan_id: null } });
    await choose({ next_sub_plan_id: smaller });
    await renewing.run('2026-02-28T10:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      plan: 'basic monthly',
      from: '2026-02-28T10:00',
      to: '2026-03-28T10:00',
      invoices: ['paid 2261'],
      payments: ['paid'],
    });
  });

  test('a year becomes months, and a plan the free one', async () => {
    await renewing.subscribe(a, YEARLY);
    await choose({ next_sub_plan_id: paying.list.prices['de_pro_monthly'] });
    await renewing.run('2027-01-31T10:00Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', to: '2027-02-28T10:00' });
    await choose({ next_sub_plan_id: paying.list.prices['de_free_monthly'] });
    await renewing.run('2027-02-28T10:00Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'free monthly', to: null, invoices: ['paid 11781'] });
  });

  test('a plan that is offered no longer leaves all as it was', async () => {
    await renewing.subscribe(a, JANUARY);
    await choose({ next_sub_plan_id: paying.list.prices['de_basic_monthly'] });
    await paying.sql('update sub_plan set is_active = false where id = $1', [paying.list.prices['de_basic_monthly']]);
    await renewing.run('2026-02-28T10:00Z');
    await paying.sql('update sub_plan set is_active = true');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', to: '2026-03-31T10:00' });
  });

  test('is acted on at once by who does not pay: stopped, the invoice is void and the company open', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    for (const day of ['2026-02-28T10:00Z', '2026-03-03T10:00Z', '2026-03-07T10:00Z', '2026-03-14T10:00Z'])
      await renewing.run(day);
    expect(await choose({ auto_renew: false })).toMatchObject({ status: 200 });
    await renewing.run('2026-03-20T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      company: 'active',
      plan: 'free monthly',
      invoices: ['void 11781'],
    });
  });

  test.each([
    ['nothing at all', {}, 400, 'invalid_input', ['']],
    [
      'a stop with a next plan',
      { auto_renew: false, next_sub_plan_id: 'de_basic_monthly' },
      400,
      'invalid_input',
      ['/next_sub_plan_id'],
    ],
    [
      'a price of another country',
      { next_sub_plan_id: 'jp_basic_monthly' },
      400,
      'invalid_input',
      ['/next_sub_plan_id'],
    ],
    ['a missing price', { next_sub_plan_id: 999_999 }, 400, 'invalid_input', ['/next_sub_plan_id']],
    ['a longer period', { next_sub_plan_id: 'de_pro_yearly' }, 409, 'not_a_downgrade', []],
    ['what it has', { next_sub_plan_id: 'de_pro_monthly' }, 409, 'not_a_downgrade', []],
    ['a field of another call', { auto_renew: true, price: 1 }, 400, 'invalid_input', ['/price']],
  ] as const)('is refused: %s', async (_name, body, status, code, pointers) => {
    await renewing.subscribe(a, JANUARY);
    const next = 'next_sub_plan_id' in body ? body.next_sub_plan_id : undefined;
    const sent = typeof next === 'string' ? { ...body, next_sub_plan_id: paying.list.prices[next] } : body;
    const answer = await choose(sent);
    expect(answer).toMatchObject({ status, body: { code } });
    const { errors = [] } = answer.body as { errors?: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
    const rows = await paying.sql('select auto_renew, next_sub_plan_id from subscription where company_id = $1', [a]);
    expect(rows).toEqual([{ auto_renew: true, next_sub_plan_id: null }]);
  });

  test('is refused to a company on the free plan, one without any, another one, and who is no administrator', async () => {
    expect(await choose({ auto_renew: false })).toMatchObject({ status: 409, body: { code: 'nothing_to_renew' } });
    await renewing.subscribe(a, JANUARY);
    expect(await choose({ auto_renew: false }, 'adminB')).toMatchObject({ status: 409 });
    expect(await choose({ auto_renew: false }, 'user_edit')).toMatchObject({ status: 403 });
    expect(await choose({ auto_renew: false }, 'anonymous')).toMatchObject({ status: 401 });
    await paying.sql('update subscription set period_end = null where company_id = $1', [a]);
    expect(await choose({ auto_renew: false })).toMatchObject({ status: 409, body: { code: 'nothing_to_renew' } });
  });
});

describe('a renewal that was cut off', () => {
  const unreachable = () => Promise.reject(new GatewayError('no route'));
  const quiet = async (now: string) => {
    const told: string[] = [];
    const { renewDue } = await import('./renew.ts');
    await renewDue({ ...renewing.parts(now), log: { error: (message: string) => void told.push(message) } });
    return told;
  };

  test.each(['open', 'confirm', 'look'] as const)(
    'before it could %s the charge goes on with the same one',
    async (step) => {
      await renewing.subscribe(a, JANUARY);
      paying.breakGateway({ [step]: unreachable });
      expect(await quiet('2026-02-28T10:00Z')).toEqual(['renewing a subscription failed']);
      paying.breakGateway(null);
      await renewing.run('2026-02-28T10:01Z');
      expect(await renewing.standing(a)).toMatchObject({
        payments: ['paid'],
        invoices: ['paid 11781'],
        to: '2026-03-31T10:00',
      });
    },
  );

  test('leaves the company to who pays by hand: then there is nothing left to charge', async () => {
    await renewing.subscribe(a, JANUARY);
    paying.breakGateway({ confirm: unreachable });
    await quiet('2026-02-28T10:00Z');
    paying.breakGateway(null);
    const { body } = await paying.post('invoicepaywithcreditcard', { invoice_id: await openInvoice(), ...typedCard() });
    await renewing.run('2026-02-28T10:01Z');
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    await renewing.run('2026-02-28T10:02Z');
    expect(await renewing.standing(a)).toMatchObject({ payments: ['canceled', 'paid'], invoices: ['paid 11781'] });
  });

  test('and given up is no failed attempt: the next one charges the same invoice', async () => {
    await renewing.subscribe(a, JANUARY);
    paying.breakGateway({ confirm: unreachable });
    await quiet('2026-02-28T10:00Z');
    paying.breakGateway(null);
    await paying.sql(
      `update payment set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
    );
    await reconcile(paying.served.app.payments);
    expect(await renewing.standing(a)).toMatchObject({ state: 'active', payments: ['canceled'], mails: [] });
    await renewing.run('2026-02-28T12:00Z');
    expect(await renewing.standing(a)).toMatchObject({ payments: ['canceled', 'paid'], invoices: ['paid 11781'] });
  });
});
