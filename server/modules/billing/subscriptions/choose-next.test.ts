/** What a company chooses for the end of its period, and what becomes of it then. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openPaying } from '../payments/test/paying.ts';
import { renewingOf } from './test/renewing.ts';

const paying = await openPaying();
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

const JANUARY = { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z' };
const YEARLY = { from: '2026-01-31T10:00Z', to: '2027-01-31T10:00Z', price: 'de_pro_yearly' };
const choose = (body: object, as?: string) => paying.post('subscriptionrenewal', body, as);

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
      mails: ['plan_ending', 'plan_ended'],
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
