/** Billing details: asked for, checked, on the invoice; and an invoice that is issued again when they were wrong. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openPaying } from '../../payments/test/paying.ts';
import { renewingOf } from '../../subscriptions/test/renewing.ts';

const paying = await openPaying();
const a = paying.served.world.companyA.id;
beforeEach(async () => {
  await paying.sql('update payment set invoice_id = null; delete from invoice where corrects_id is not null');
  await paying.forget();
  await describeCompany({ billing_name: null, address: 'Musterweg 1', postal_code: '10115', city: 'Berlin' });
  await paying.sql(`update customer set country_id = null, tax_number = null`);
});

const describeCompany = (values: Record<string, string | null>) =>
  paying.sql(
    `update customer set ${Object.keys(values)
      .map((name, at) => `${name} = $${at + 2}`)
      .join(', ')} where id = $1`,
    [a, ...Object.values(values)],
  );

async function paid(changes: object = {}): Promise<number> {
  const started = await paying.start(changes);
  await paying.decide(started.redirect_url, 'approve');
  const [row] = await paying.sql<{ id: string }>('select max(id) as id from invoice where company_id = $1', [a]);
  return Number(row?.id);
}

const invoices = () =>
  paying.sql(
    `select kind, state, total::int, tax_amount::int as tax, reverse_charge, billing_name as name, billing_address as address,
      left(number, 3) as series from invoice where company_id = $1 order by id`,
    [a],
  );
const reissue = (id: number, as?: string) => paying.post(`invoice/${id}/reissue`, {}, as);

describe('at the checkout', () => {
  test.each([
    [
      'neither sent nor known',
      { address: undefined, postal_code: undefined, city: undefined },
      ['/address', '/postal_code', '/city'],
    ],
    ['blank', { address: ' ' }, ['/address']],
    ['a VAT number with wrong check digits', { tax_number: 'DE 123 456 789' }, ['/tax_number']],
  ])('%s is refused at its fields', async (_name, changes, pointers) => {
    await describeCompany({ address: null, postal_code: null, city: null });
    const { status, body } = await paying.pay(changes);
    expect(status).toBe(400);
    const { errors } = body as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test('what is sent is kept, and stands on the invoice', async () => {
    await paid({ billing_name: 'Acme Hospitality GmbH' });
    expect(await invoices()).toMatchObject([
      { name: 'Acme Hospitality GmbH', address: 'Speicherstraße 14, 20457 Hamburg', total: 11_781 },
    ]);
  });

  test('an upgrade waits for the address', async () => {
    const renewing = renewingOf(paying);
    await renewing.subscribe(a, { from: '2026-11-01T10:00Z', to: '2099-12-01T10:00Z', price: 'de_basic_monthly' });
    const quote = await paying.post('subscriptionupgradeamountcalculation', {
      sub_plan_id: paying.list.prices['de_pro_monthly'],
    });
    await describeCompany({ city: null });
    const body = {
      quote_id: (quote.body as { quote_id: number }).quote_id,
      use_saved_card: true,
      accept_agreement: true,
    };
    expect(await paying.post('subscriptionupgrade', body)).toMatchObject({
      status: 409,
      body: { code: 'billing_address_missing' },
    });
  });
});

describe('reverse charge', () => {
  const sellFrom = (code: string | null) =>
    paying.sql('update customer set country_id = (select id from country where code = $1) where is_platform', [code]);
  afterAll(() => sellFrom(null));

  test('a business of another country of the Union pays no tax, at the start and at each renewal', async () => {
    await paying.sql(`insert into country (code, alpha3, numeric_code, name) values ('AT', 'AUT', '040', 'Austria')
      on conflict do nothing`);
    await sellFrom('AT');
    const refused = await paying.pay();
    expect(refused).toMatchObject({ status: 409, body: { code: 'amount_changed', total: 9_900, tax_rate: 0 } });
    await paid({ amount: 9_900, save_card: true });
    const end = await paying.sql<{ period_end: Date }>('select period_end from subscription where company_id = $1', [
      a,
    ]);
    await renewingOf(paying).run(end[0]?.period_end.toISOString() ?? '');
    expect(await invoices()).toMatchObject([
      { total: 9_900, tax: 0, reverse_charge: true },
      { total: 9_900, tax: 0, reverse_charge: true },
    ]);
  });

  test('ends with the tax number: the next renewal has the tax of the region', async () => {
    await sellFrom('AT');
    await paid({ amount: 9_900, save_card: true });
    await paying.sql('update customer set tax_number = null where id = $1', [a]);
    const end = await paying.sql<{ period_end: Date }>('select period_end from subscription where company_id = $1', [
      a,
    ]);
    await renewingOf(paying).run(end[0]?.period_end.toISOString() ?? '');
    expect(await invoices()).toMatchObject([
      { total: 9_900, reverse_charge: true },
      { total: 11_781, tax: 1_881, reverse_charge: false },
    ]);
  });
});

describe('an invoice that is issued again', () => {
  test('is taken back by a credit note of its own series, and the new one is paid by the same payment', async () => {
    const id = await paid();
    const before = await paying.sql(
      `select count(*)::int as paid, sum(total)::int as sum from invoice where state = 'paid'`,
    );
    await describeCompany({ billing_name: 'Acme GmbH', address: 'Neuer Wall 2' });
    const list = await paying.served.call({ as: 'adminA', path: 'invoice' });
    expect(JSON.stringify(list.body)).toContain('"can_reissue":true');
    const { status, body } = await reissue(id);
    expect(status).toBe(200);
    expect(await invoices()).toMatchObject([
      { kind: 'invoice', state: 'void', address: 'Speicherstraße 14, 20457 Hamburg', series: 'FT-' },
      { kind: 'credit_note', state: 'void', address: 'Speicherstraße 14, 20457 Hamburg', series: 'CN-', total: 11_781 },
      { kind: 'invoice', state: 'paid', name: 'Acme GmbH', address: 'Neuer Wall 2, 20457 Hamburg', series: 'FT-' },
    ]);
    // The books are as they were: one paid invoice, one payment for it.
    expect(
      await paying.sql(`select count(*)::int as paid, sum(total)::int as sum from invoice where state = 'paid'`),
    ).toEqual(before);
    const anew = (body as { id: number }).id;
    expect(await paying.sql('select invoice_id::int from payment where company_id = $1', [a])).toEqual([
      { invoice_id: anew },
    ]);
    for (const one of [id, anew, (body as { credit_note_id: number }).credit_note_id])
      expect((await paying.served.call({ as: 'adminA', path: `invoice/${one}/pdf` })).status).toBe(200);
    expect(await reissue(id)).toMatchObject({ status: 409, body: { code: 'invoice_corrected' } });
    expect(await reissue(anew)).toMatchObject({ status: 409, body: { code: 'nothing_to_correct' } });
  });

  test('while it is open is charged as the new one', async () => {
    const renewing = renewingOf(paying);
    await renewing.subscribe(a, { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z', card: 'declines' });
    await renewing.run('2026-02-28T10:00Z');
    await describeCompany({ address: 'Neuer Wall 2' });
    expect((await reissue(await renewing.openInvoice(a))).status).toBe(200);
    await paying.sql(`update simulated_card set behavior = 'pays'`);
    await renewing.run('2026-03-03T10:00Z');
    const standing = await renewing.standing(a);
    expect(standing).toMatchObject({
      state: 'active',
      to: '2026-03-31T10:00',
      invoices: ['void 11781', 'void 11781', 'paid 11781'],
    });
  });

  test('by two at once is issued once', async () => {
    const id = await paid();
    await describeCompany({ city: 'Kiel' });
    const answers = await Promise.all([reissue(id), reissue(id), reissue(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await invoices()).toHaveLength(3);
  });
});
