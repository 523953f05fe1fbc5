/** An invoice as a file, and what of the company's books stands in it. */
import { expect, test } from 'vitest';
import { servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';
import { seller } from './test/bills.ts';
import { readPdf } from '../../../platform/pdf/test/pdf-text.ts';

const DAY = new Date('2026-03-01T10:00:00Z');
const facts = {
  number: 'FT-2026-00007',
  currency: 'EUR',
  description: 'A training day',
  subtotal: 10_000,
  total: 11_900,
};

const served = await servedWorld({ seller });
const own = await insertRow(served.database, served.world.companyA.id, 'invoice', {
  ...facts,
  tax_rate: 19,
  tax_amount: 1_900,
  issued_at: DAY,
  due_at: DAY,
  billing_name: 'Acme & Söhne',
  state: 'paid',
  paid_at: DAY,
});

async function fetchPdf(id: number, locale: string) {
  const response = await fetch(`${served.origin}/api/invoice/${id}/pdf`, {
    headers: { ...(await served.world.authorization('adminA')), 'preferred-language': locale },
  });
  return { response, file: Buffer.from(await response.arrayBuffer()) };
}

test('an administrator gets it in his language, under its number', async () => {
  const { response, file } = await fetchPdf(own, 'de');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain('filename="Rechnung FT-2026-00007.pdf"');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const said = readPdf(file).pages.join('').replaceAll('\n', '');
  for (const part of [
    'Rechnung',
    'Acme & Söhne',
    'Büyükdere Caddesi 185',
    'billing@feedtree.test',
    'A training day',
    '119,00',
    'Bezahlt am 1. März 2026',
  ])
    expect(said).toContain(part);
});

test('the card that paid it, and the credit of the quote that was paid, stand on it', async () => {
  const { companyA } = served.world;
  const { database } = served;
  const insert = (table: string, row: Record<string, unknown>) => insertRow(database, companyA.id, table, row);
  const [price] = await database.lookup<{ id: number }>('platform', {
    text: `with made as (insert into plan (name, tag) values ('P', 'pro') returning id),
      coin as (insert into currency (code, name, symbol) values ('EUR', 'Euro', 'e') returning id),
      place as (insert into plan_location (name, currency_id) select 'W', id from coin returning id)
      insert into sub_plan (plan_id, plan_location_id, period, price) select made.id, place.id, 'monthly', 12000 from made, place returning id`,
    values: [],
  });
  const quote = await insert('quote', {
    kind: 'upgrade',
    sub_plan_id: price?.id,
    currency: 'EUR',
    price: 12_000,
    credit: 2_000,
    total: 11_900,
    expires_at: DAY,
  });
  const charge = { currency: 'EUR', amount: 11_900, gateway: 'simulator', invoice_id: own, quote_id: quote };
  await insert('payment', {
    ...charge,
    reference: '1'.repeat(32),
    state: 'failed',
    card_brand: 'visa',
    card_last4: '0002',
  });
  await insert('payment', {
    ...charge,
    reference: '2'.repeat(32),
    state: 'paid',
    card_brand: 'jcb',
    card_last4: '0505',
  });
  const said = readPdf((await fetchPdf(own, 'en')).file)
    .pages.join('')
    .replaceAll('\n', '');
  expect(said).toContain('−€20.00');
  expect(said).toContain('€120.00');
  expect(said).toContain('JCB •••• 0505');
  expect(said).not.toContain('0002');
});

test('a plan is called as it was on its day; what is no plan stands as it was written', async () => {
  const { companyA } = served.world;
  const [plan] = await served.database.lookup<{ id: number }>('platform', {
    text: "insert into plan (name, tag) values ('Renamed since', 'pro') returning id",
    values: [],
  });
  const subscription = await insertRow(served.database, companyA.id, 'subscription', {
    plan_id: plan?.id,
    period: 'yearly',
    started_at: DAY,
    period_start: DAY,
  });
  const line = { description: 'Pro, large, yearly, 2026-03-01 to 2027-02-28', subscription_id: subscription };
  const row = { ...facts, ...line, plan_id: plan?.id, issued_at: DAY, due_at: DAY, billing_name: 'A' };
  const dates = { period_start: DAY, period_end: new Date('2027-03-01T10:00:00Z') };
  const id = await insertRow(served.database, companyA.id, 'invoice', { ...row, ...dates, number: 'FT-2026-00009' });
  const said = readPdf((await fetchPdf(id, 'en')).file)
    .pages.join('')
    .replaceAll('\n', '');
  expect(said).toContain('Plan Pro, large');
  expect(said).toMatch(/Yearly · March 1, 2026\W+February 28, 2027/);
  const listed = await served.call({ as: 'adminA', path: `invoice/${id}` });
  expect(listed.body).toMatchObject({ plan_name: 'Pro, large', period: 'yearly' });
  const other = await served.call({ as: 'adminA', path: `invoice/${own}` });
  expect(other.body).toMatchObject({ plan_name: null, period: null });
});
