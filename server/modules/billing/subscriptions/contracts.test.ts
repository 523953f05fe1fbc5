/** A plan by agreement: given by the super administrator, begun on its day, billed by invoice, and over after its last day. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { SimulatedCrash, crashingDatabase, singleCrash } from '../payments/test/crashes.ts';
import { days } from '../payments/test/owing.ts';
import { cardsOf, openPaying, startedOf, typedCard } from '../payments/test/paying.ts';
import type { CallAnswer } from '../../../test/scenarios.ts';
import { announceRenewals } from './announce.ts';
import { renewingOf } from './test/renewing.ts';

const crash = singleCrash();

const paying = await openPaying({
  through: (database) => crashingDatabase(database, crash.crashPoint),
  isMeant: (failure) => failure instanceof SimulatedCrash,
});
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
const b = paying.served.world.companyB.id;
let enterprise: number;
let euro: number;
beforeAll(async () => {
  enterprise = await idOf(`select id from plan where tag = 'enterprise'`);
  euro = await idOf(`select id from currency where code = 'EUR'`);
  await paying.sql(`update customer set country_id = (select id from country where code = 'DE')`);
});
beforeEach(async () => {
  await paying.forget();
  await paying.sql(`delete from contract; delete from audit_entry;
    update plan set qr_code_count = null; update plan set qr_code_count = 50 where tag = 'enterprise'`);
});

const idOf = async (text: string): Promise<number> => Number((await paying.sql<{ id: string }>(text))[0]?.id);

/** From 2030 on: 12,000 EUR a year, to be paid within 14 days. */
const agreed = (changes: object = {}) => ({
  customer_id: a,
  plan_id: enterprise,
  starts_on: '2030-01-01',
  price: 1_200_000,
  currency_id: euro,
  payment_days: 14,
  note: 'Called twice',
  ...changes,
});
const sell = (changes: object = {}) => paying.post('contract', agreed(changes), 'superadmin');
async function sold(changes: object = {}): Promise<number> {
  const { status, body } = await sell(changes);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as { id: number }).id;
}
const change = (id: number, body: object) =>
  paying.served.call({ as: 'superadmin', method: 'PATCH', path: `contract/${id}`, body });
const violations = ({ status, body }: CallAnswer) => ({
  status,
  violations: ((body as { errors?: { pointer: string; code: string }[] }).errors ?? []).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  ),
});
const codeOf = ({ status, body }: CallAnswer) => `${status} ${(body as { code?: string }).code ?? ''}`;
const usage = async (as = 'adminA') =>
  (await paying.served.call({ as, path: 'subscription/usage' })).body as {
    plan: { tag: string };
    limits: { name: string; limit: number | null }[];
    contracts: Record<string, unknown>[];
  };
const unitsOf = async () => (await usage()).limits.find(({ name }) => name === 'units')?.limit;
const states = async () =>
  (await paying.sql<{ state: string }>('select state from contract order by id')).map(({ state }) => state);
const announce = (now: string) => announceRenewals(renewing.parts(now));
const mails = async () => (await renewing.standing(a)).mails;
const owed = () =>
  paying.sql(
    `select state, subtotal::int, credit_amount::int as credit, total::int, to_char(period_start at time zone 'UTC', 'YYYY-MM-DD') as from,
       to_char(period_end at time zone 'UTC', 'YYYY-MM-DD') as to, (due_at - issued_at)::text as term
     from invoice where number not like 'OLD-%' order by id`,
  );

const NEW_YEAR = '2030-01-01T00:05Z';
const YEAR = { state: 'open', subtotal: 1_200_000, credit: 0, total: 1_428_000, term: '14 days' };

describe('a contract', () => {
  test('is made for a customer, with one that waits at most, and told in both logs without its note', async () => {
    await sold();
    expect(codeOf(await sell())).toBe('409 contract_waiting');
    const logs = await paying.sql<{ company_id: string; changes: object }>(
      `select company_id, changes from audit_entry where entity = 'contract' and operation = 'create' order by company_id = $1`,
      [a],
    );
    expect(logs.map(({ company_id: id }) => Number(id) === a)).toEqual([false, true]);
    expect(logs[1]?.changes).toMatchObject({ price: 1_200_000 });
    expect(logs[1]?.changes).not.toHaveProperty('note');
  });

  test.each([
    ['no customer', { customer_id: 999_999 }, ['/customer_id reference_not_found']],
    ['the past', { starts_on: '2020-01-01' }, ['/starts_on before_today']],
    ['an end before its start', { ends_on: '2029-12-31' }, ['/ends_on ends_before_start']],
    ['no customer at all', { customer_id: undefined }, ['/customer_id required']],
  ])('is refused for %s', async (_name, changes, expected) => {
    expect(violations(await sell(changes))).toEqual({ status: 400, violations: expected });
  });

  test('is for no company but a customer', async () => {
    const platform = paying.served.world.principals['superadmin']?.companyId;
    expect(violations(await sell({ customer_id: platform })).status).toBe(400);
    expect(codeOf(await paying.post('contract', agreed(), 'adminA'))).toBe('403 forbidden');
  });

  test('can be changed and taken back until it begins, then but for what holds from then on', async () => {
    const id = await sold();
    expect((await change(id, { starts_on: '2030-02-01' })).status).toBe(200);
    expect(violations(await change(id, { customer_id: b })).status).toBe(400);
    expect((await change(id, { starts_on: '2030-01-01' })).status).toBe(200);
    await renewing.run(NEW_YEAR);
    expect(violations(await change(id, { starts_on: '2031-01-01', price: 1 }))).toEqual({
      status: 400,
      violations: ['/starts_on contract_began'],
    });
    expect(codeOf(await paying.served.call({ as: 'superadmin', method: 'DELETE', path: `contract/${id}` }))).toBe(
      '409 contract_began',
    );
    expect((await change(id, { price: 100 })).status).toBe(200);
    await sold({ starts_on: '2031-01-01' });
    const waiting = await idOf(`select id from contract where state = 'scheduled'`);
    expect(
      (await paying.served.call({ as: 'superadmin', method: 'DELETE', path: `contract/${waiting}` })).status,
    ).toBeLessThan(300);
    expect(await states()).toEqual(['active']);
  });
});

describe('on its first day', () => {
  test('it takes the place of what ran, whose unused days are credited, and is billed once by all servers', async () => {
    await renewing.subscribe(a, { from: '2029-12-16T00:00Z', to: '2030-01-16T00:00Z' });
    await sold();
    await renewing.run('2029-12-31T23:59Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'pro monthly', invoices: [] });
    await Promise.all([renewing.run(NEW_YEAR), renewing.run(NEW_YEAR), renewing.run(NEW_YEAR)]);
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      plan: 'enterprise yearly',
      from: '2030-01-01T00:00',
      to: '2031-01-01T00:00',
      payments: [],
      mails: ['contract_started', 'contract_invoice'],
    });
    // 15 of 31 days of 9,900.
    const net = 1_200_000 - 4_790;
    expect(await owed()).toEqual([
      { ...YEAR, subtotal: net, credit: 4_790, total: Math.round(net * 1.19), from: '2030-01-01', to: '2031-01-01' },
    ]);
    expect(await states()).toEqual(['active']);
  });

  test('its limits hold instead of the plan’s, wherever they are asked for', async () => {
    await sold({ own_limits: true, qr_code_count: 4 });
    await renewing.run(NEW_YEAR);
    expect(await unitsOf()).toBe(4);
    const info = await paying.served.call({ as: 'adminA', path: 'dashboardinfo' });
    expect(info.body).toMatchObject({ qr_codes: { limit: 4 }, subscription: { tag: 'enterprise' } });
    const { nodes, organizationId } = paying.served.world.companyA;
    const add = () =>
      paying.post('companyorganizationnodes', { organization_id: organizationId, parent_id: nodes.room, name: 'More' });
    expect(await add()).toMatchObject({
      status: 409,
      body: { code: 'plan_limit_reached', detail: expect.stringContaining('4') as unknown },
    });
    const id = await idOf('select id from contract');
    await change(id, { qr_code_count: null });
    expect(await unitsOf()).toBeNull();
    await change(id, { own_limits: false });
    expect(await unitsOf()).toBe(50);
    const account = await paying.served.call({ as: 'superadmin', path: `customer/${a}/account` });
    expect(account.body).toMatchObject({ subscription: { is_by_contract: true, plan: 'The enterprise plan' } });
  });

  test('a free plan, a failed charge and a company that could only read are no hindrance', async () => {
    await renewing.subscribe(a, { from: '2029-11-30T10:00Z', to: '2029-12-30T10:00Z', card: 'declines' });
    await renewing.run('2029-12-30T10:00Z');
    await paying.sql(`update customer set state = 'read_only' where id = $1`, [a]);
    await sold({ is_invoiced: false });
    await renewing.run(NEW_YEAR);
    expect(await renewing.standing(a)).toMatchObject({
      company: 'active',
      plan: 'enterprise yearly',
      invoices: ['void 11781'],
      mails: ['renewal_failed', 'contract_started'],
    });
  });

  test('it waits for a payment that is under way', async () => {
    await renewing.subscribe(a, { from: days(-10), to: days(20), price: 'de_basic_monthly' });
    await sold();
    const quoted = await paying.post('subscriptionupgradeamountcalculation', {
      sub_plan_id: paying.list.prices['de_pro_monthly'],
    });
    const { quote_id: quoteId } = quoted.body as { quote_id: number };
    const started = startedOf(await paying.post('subscriptionupgrade', { quote_id: quoteId, ...typedCard() }));
    await renewing.run(NEW_YEAR);
    expect(await states()).toEqual(['scheduled']);
    await paying.decide(started.redirect_url, 'approve');
    await renewing.run(NEW_YEAR);
    expect(await renewing.standing(a)).toMatchObject({ plan: 'enterprise yearly' });
  });

  test(
    'a server that is killed at any step leaves it begun and billed once, or not at all',
    { timeout: 120_000 },
    async () => {
      let [before, after] = [0, 0];
      for (let step = 0; ; step += 1) {
        await paying.forget();
        await paying.sql('delete from contract');
        await renewing.subscribe(a, { from: '2029-12-16T00:00Z', to: '2030-01-16T00:00Z' });
        await sold();
        crash.crashAt(step);
        await renewing.run(NEW_YEAR).catch(() => undefined);
        const hasCrashed = crash.restart();
        const [state] = await states();
        const { invoices, mails: told } = await renewing.standing(a);
        expect([invoices.length, told.length]).toEqual(state === 'active' ? [1, 2] : [0, 0]);
        if (state === 'active') after += 1;
        else before += 1;
        await renewing.run(NEW_YEAR);
        expect(await renewing.standing(a)).toMatchObject({
          plan: 'enterprise yearly',
          mails: ['contract_started', 'contract_invoice'],
        });
        expect(await owed()).toHaveLength(1);
        if (!hasCrashed) break;
      }
      expect(before).toBeGreaterThan(5);
      expect(after).toBeGreaterThan(0);
    },
  );
});

describe('while it runs', () => {
  test('it goes on whether it is paid or not, at the price that it has by then', async () => {
    const id = await sold({ period: 'monthly', price: 100_000 });
    await renewing.run(NEW_YEAR);
    await change(id, { price: 200_000 });
    expect(await usage()).toMatchObject({
      contracts: [{ state: 'active', price: 200_000, currency: 'EUR', next_invoice_on: '2030-02-01' }],
    });
    await Promise.all([renewing.run('2030-02-01T00:05Z'), renewing.run('2030-02-01T00:05Z')]);
    expect(await owed()).toEqual([
      { ...YEAR, subtotal: 100_000, total: 119_000, from: '2030-01-01', to: '2030-02-01' },
      { ...YEAR, subtotal: 200_000, total: 238_000, from: '2030-02-01', to: '2030-03-01' },
    ]);
    expect(await renewing.standing(a)).toMatchObject({ state: 'active', company: 'active', retry: null });
  });

  test('its invoice is paid by card without moving its period, or marked as paid with a receipt', async () => {
    await sold({ period: 'monthly', price: 100_000 });
    await renewing.run(NEW_YEAR);
    await renewing.run('2030-02-01T00:05Z');
    const [first, second] = await paying.sql<{ id: string }>('select id from invoice order by id');
    const started = startedOf(
      await paying.post('invoicepaywithcreditcard', { invoice_id: Number(first?.id), ...typedCard(), save_card: true }),
    );
    const mark = (invoiceId: number, companyId = a, as = 'superadmin') =>
      paying.post(`customer/${companyId}/mark_invoice_paid`, { invoice_id: invoiceId, reason: 'Transfer' }, as);
    expect(codeOf(await mark(Number(first?.id)))).toBe('409 payment_under_way');
    await paying.decide(started.redirect_url, 'approve');
    expect(await renewing.standing(a)).toMatchObject({
      from: '2030-02-01T00:00',
      to: '2030-03-01T00:00',
      invoices: ['paid 119000', 'open 119000'],
    });
    expect(await cardsOf(paying, a)).toHaveLength(1);
    expect(codeOf(await mark(Number(second?.id), b))).toBe('404 not_found');
    expect(codeOf(await mark(Number(second?.id), a, 'adminA'))).toBe('403 forbidden');
    expect((await mark(Number(second?.id))).body).toEqual({ id: Number(second?.id), state: 'paid' });
    expect(codeOf(await mark(Number(second?.id)))).toBe('409 invoice_not_open');
    expect((await mails()).slice(-2)).toEqual(['receipt', 'receipt']);
    const logged = await paying.sql(
      `select 1 from audit_entry where entity = 'invoice' and operation = 'patch' and company_id = $1`,
      [a],
    );
    expect(logged).toHaveLength(1);
    expect(await paying.post('companysavedcard/remove_company_card', {})).toMatchObject({ status: 200 });
    expect(await paying.sql('select auto_renew from subscription where is_current')).toEqual([{ auto_renew: true }]);
  });

  test('it is changed by agreement alone', async () => {
    await sold();
    await renewing.run(NEW_YEAR);
    const larger = { sub_plan_id: paying.list.prices['de_pro_yearly'] };
    expect(codeOf(await paying.post('subscriptionupgradeamountcalculation', larger))).toBe('409 plan_by_agreement');
    expect(codeOf(await paying.post('subscriptionrenewal', { auto_renew: false }))).toBe('409 plan_by_agreement');
  });

  test('another one takes its place: what is owed for days to come is credited', async () => {
    await sold({ period: 'monthly', price: 310_000 });
    await renewing.run(NEW_YEAR);
    await sold({ starts_on: '2030-01-11', price: 2_000_000 });
    await renewing.run('2030-01-11T00:05Z');
    expect(await states()).toEqual(['ended', 'active']);
    expect(await owed()).toMatchObject([
      { state: 'open', subtotal: 310_000 },
      { state: 'open', subtotal: 1_790_000, credit: 210_000, from: '2030-01-11', to: '2031-01-11' },
    ]);
  });
});

describe('before its end', () => {
  async function latest(): Promise<string> {
    const [mail] = await paying.sql<{ id: string; kind: string; user_id: string; record_id: string }>(
      'select id, kind, user_id, record_id from mail_message where company_id = $1 order by id desc limit 1',
      [a],
    );
    if (!mail) throw new Error('There is no mail.');
    const content = await mailTemplate(mail.kind).compose({
      database: paying.served.database,
      publicUrl: 'https://feedtree.test',
      secret: new Uint8Array(32),
      companyId: a,
      companyName: 'Company A',
      userId: Number(mail.user_id),
      userName: 'Ada',
      email: 'ada@feedtree.test',
      mailId: Number(mail.id),
      createdAt: new Date(),
      emailChangeId: null,
      recordId: Number(mail.record_id),
      locale: 'en',
    });
    return content ? [content.subject, ...content.paragraphs].join('\n') : 'nothing to say';
  }

  test('a mail tells what is billed next, once', async () => {
    await sold({ period: 'monthly', price: 100_000 });
    await renewing.run(NEW_YEAR);
    expect(await latest()).toMatch(/€1,190\.00[^]+January 15, 2030|due/);
    await announce('2030-01-20T00:00Z');
    await Promise.all([announce('2030-01-26T00:00Z'), announce('2030-01-26T00:00Z')]);
    expect(await mails()).toEqual(['contract_started', 'contract_invoice', 'contract_renewal']);
    expect(await latest()).toMatch(/The enterprise plan[^]+February 1, 2030[^]+€1,190\.00/);
  });

  test('a mail tells of the end; the last days are billed as days, and then the free plan follows', async () => {
    await sold({ period: 'monthly', price: 310_000, ends_on: '2030-03-10' });
    await renewing.run(NEW_YEAR);
    await renewing.run('2030-02-01T00:05Z');
    await renewing.run('2030-03-01T00:05Z');
    expect((await owed()).at(-1)).toMatchObject({ subtotal: 100_000, from: '2030-03-01', to: '2030-03-11' });
    expect(await usage()).toMatchObject({ contracts: [{ ends_on: '2030-03-10', next_invoice_on: null }] });
    await announce('2030-03-05T00:00Z');
    expect((await mails()).at(-1)).toBe('contract_ending');
    expect(await latest()).toContain('March 10, 2030');
    await renewing.run('2030-03-10T23:00Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'enterprise monthly' });
    await renewing.run('2030-03-11T00:05Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'free monthly', from: '2030-03-11T00:00', to: null });
    expect(await states()).toEqual(['ended']);
    expect((await mails()).at(-1)).toBe('plan_ended');
    // What was billed stays owed.
    expect((await owed()).map((invoice) => (invoice as { state: string }).state)).toEqual(['open', 'open', 'open']);
    const id = await idOf('select id from contract');
    expect(codeOf(await change(id, { price: 1 }))).toBe('409 contract_began');
    // As the form sends it: with the revision that it began with.
    expect((await change(id, { note: 'It was good', revision: 1 })).status).toBe(200);
    const untold = await paying.sql(
      `select changes from audit_entry where entity = 'contract' and company_id = $1
        and (changes = '{}' or changes ?| array['note', 'revision'])`,
      [a],
    );
    expect(untold).toEqual([]);
  });

  test('an end that is agreed on later cuts the period short', async () => {
    const id = await sold();
    await renewing.run(NEW_YEAR);
    await change(id, { ends_on: '2030-06-30' });
    const account = await paying.served.call({ as: 'superadmin', path: `customer/${a}/account` });
    expect(account.body).toMatchObject({ subscription: { auto_renew: false } });
    await renewing.run('2030-07-01T00:05Z');
    expect(await renewing.standing(a)).toMatchObject({ plan: 'free monthly', from: '2030-07-01T00:00' });
    expect(await owed()).toHaveLength(1);
  });
});
