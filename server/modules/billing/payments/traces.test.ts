/**
 * A card's number goes through every call that takes one, and through those that should never see one, in every place of a
 * request: afterwards it is nowhere, not in the database, in what was answered, mailed or logged.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantPrices } from '../../../test/prices.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createWorld } from '../../../test/world.ts';
import { CARDS, typedCard } from './test/paying.ts';

const SCRIPT = path.join(import.meta.dirname, 'test/talking-server.ts');

const database = await createTestDatabase();
const world = await createWorld(database.url);
const list = await plantPrices(database.url);
const client = new pg.Client({ connectionString: database.url });
let server: ChildProcess;
let logged = '';
let origin = '';
/** All that came back. */
const said: string[] = [];

await client.connect();
await client.query(`update customer set country_id = (select id from country where code = 'DE')`);
const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-traces-'));
beforeAll(async () => {
  // What its libraries can tell of themselves they tell.
  const env = { ...process.env, DEBUG: '*', NODE_ENV: 'development' };
  server = spawn(process.execPath, [SCRIPT, database.url, folder], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const port = new Promise<string>((resolve) => {
    const take = (chunk: Buffer) => {
      logged += chunk.toString();
      const [, found] = /^(\d+)$/m.exec(logged) ?? [];
      if (found !== undefined) resolve(found);
    };
    server.stdout?.on('data', take);
    server.stderr?.on('data', take);
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(`The server did not start: ${logged}`)));
  origin = `http://127.0.0.1:${await Promise.race([port, ended])}`;
});
afterAll(async () => {
  server.kill('SIGKILL');
  await client.end();
  await world.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function send(
  where: string,
  { method = 'POST', body, headers }: Sent = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${origin}${where}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(await world.authorization('adminA')), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  said.push(JSON.stringify([...response.headers]), text);
  return { status: response.status, text };
}

const firstPlan = (changes: object = {}) => ({
  sub_plan_id: list.prices['de_pro_monthly'],
  country: 'DE',
  tax_number: 'DE 136695976',
  address: 'Speicherstraße 14',
  postal_code: '20457',
  city: 'Hamburg',
  amount: 11_781,
  currency: 'EUR',
  ...typedCard(),
  save_card: true,
  ...changes,
});

/** Pays with a call, and approves at the bank; answers how the call was answered. */
async function pay(call: string, body: object): Promise<number> {
  const { status, text } = await send(`/api/${call}`, { body });
  const { redirect_url: redirect } = JSON.parse(text) as { redirect_url?: string | null };
  if (redirect) {
    const { pathname } = new URL(redirect);
    await send(pathname, { method: 'GET' });
    await send(pathname, {
      body: 'decision=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  return status;
}

const bare = (number: string): string => number.replaceAll(' ', '');

/** Each number in every place of a request where it has no business. */
async function misplace(number: string): Promise<void> {
  const digits = bare(number);
  const json = JSON.stringify(firstPlan({ card_number: number }));
  const call = '/api/account/clientregistercreditcartpay';
  const bodies = [
    json.slice(0, -1),
    `${json}}`,
    `{"card_number": "${number}`,
    firstPlan({ card_number: Number(digits) }),
    firstPlan({ card_number: [number] }),
    ...[
      'card_expiry',
      'card_holder',
      'tax_number',
      'billing_name',
      'address',
      'city',
      'country',
      'discount_code',
      'currency',
      'sub_plan_id',
      'amount',
      'save_card',
    ].map((field) => firstPlan({ [field]: number })),
    ...['sub_plan_id', 'amount'].map((field) => firstPlan({ [field]: Number(digits) })),
    firstPlan({ country: 'US', tax_number: number, sub_plan_id: list.prices['world_pro_monthly'] }),
    firstPlan({ card_holder: `Ada ${digits}` }),
    firstPlan({ [digits]: number }),
    [number],
    number,
  ];
  for (const body of bodies)
    expect((await send(call, { body })).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', `application/${digits}`])
    await send(call, { body: json, headers: { 'content-type': type } });
  const inHeaders = ['x-card', 'user-agent', 'accept-language', 'cookie', 'referer', 'x-request-id', 'idempotency-key'];
  await send(call, {
    body: firstPlan({ card_number: '1' }),
    headers: Object.fromEntries(inHeaders.map((name) => [name, digits])),
  });
  await send(call, { body: firstPlan(), headers: { authorization: `Bearer ${digits}` } });
  for (const where of [
    `${call}?card_number=${digits}`,
    `/api/${digits}`,
    `/api/invoices_detail/${digits}`,
    `/bank/${digits}`,
    `/bank/sim_${digits}?lang=${digits}`,
    `/register/creditcardpay?payment=${digits}`,
    `/Q/${digits}`,
  ])
    for (const method of ['GET', 'POST']) await send(where, { method, ...(method === 'POST' && { body: json }) });
  for (const [where, body] of [
    ['payment/paymentcheck', { reference: digits }],
    ['payment/paymentcheck', { reference: number }],
    ['payment/callback', { reference: digits, card: number }],
    ['subscriptionupgradeamountcalculation', { sub_plan_id: list.prices['de_pro_yearly'], discount_code: number }],
    ['subscriptionupgrade', { quote_id: Number(digits), ...typedCard(number) }],
    ['subscriptionrenewal', { next_sub_plan_id: number }],
    ['invoicepaywithcreditcard', { invoice_id: number, ...typedCard(number) }],
    ['companysavedcard/update_company_card', { ...typedCard(number), card_holder: number }],
    ['jwt/login', { email: number, password: number }],
  ] as const)
    await send(`/api/${where}`, { body });
}

async function dump(): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const { name } of tables)
    found.push(
      ...(await client.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(({ row }) => row),
    );
  return found;
}

test('the number of a card is nowhere after all flows and all errors', { timeout: 240_000 }, async () => {
  const call = 'account/clientregistercreditcartpay';
  for (const number of [CARDS.declined, CARDS.unknown, CARDS.good])
    expect(await pay(call, firstPlan({ card_number: number }))).toBe(200);
  const { text } = await send('/api/subscriptionupgradeamountcalculation', {
    body: { sub_plan_id: list.prices['de_pro_yearly'] },
  });
  const { quote_id: quoteId } = JSON.parse(text) as { quote_id: number };
  for (const number of [CARDS.poor, CARDS.good])
    expect(await pay('subscriptionupgrade', { quote_id: quoteId, ...typedCard(number) })).toBe(200);
  expect(await pay('companysavedcard/update_company_card', typedCard(CARDS.asking))).toBe(200);
  const { rows: invoices } = await client.query<{ id: string }>(
    `insert into invoice (company_id, number, state, description, currency, subtotal, total, issued_at, due_at, billing_name)
     values ($1, 'PLAQUES', 'open', 'Plaques', 'EUR', 100, 100, now(), now(), 'A') returning id`,
    [world.companyA.id],
  );
  for (const number of [CARDS.laterDeclined, CARDS.good])
    expect(await pay('invoicepaywithcreditcard', { invoice_id: Number(invoices[0]?.id), ...typedCard(number) })).toBe(
      number === CARDS.laterDeclined ? 200 : 409,
    );
  for (const number of [CARDS.good, CARDS.declined]) await misplace(number);

  // A server that fails in the middle, and says so.
  await client.query('alter table simulated_charge rename to simulated_charge_away');
  expect(await pay('companysavedcard/update_company_card', typedCard())).toBe(500);
  await client.query('alter table simulated_charge_away rename to simulated_charge');
  await client.query('update payment set settled_at = now(), state = $1 where settled_at is null', ['expired']);
  await client.query('alter table payment rename to payment_away');
  expect(await pay('companysavedcard/update_company_card', typedCard(CARDS.poor))).toBe(500);
  await client.query('alter table payment_away rename to payment');

  await send('/dev/outbox', { method: 'GET' });
  server.kill('SIGTERM');
  await once(server, 'exit');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const everything = {
    database: (await dump()).join('\n'),
    answers: said.join('\n'),
    log: logged,
    files: files.map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1')).join('\n'),
  };
  expect(everything.database, 'the last digits are kept').toMatch(/4242/);
  expect(everything.log, 'failures are logged').toMatch(/"level":"error"/);
  expect(everything.log, 'its libraries talk').toMatch(/knex|koa/);
  for (const [place, content] of Object.entries(everything))
    for (const number of Object.values(CARDS))
      for (const form of [
        number,
        bare(number),
        number.replaceAll(' ', '-'),
        encodeURIComponent(number),
        number.replaceAll(' ', '+'),
      ])
        expect(content.includes(form), `${form} in ${place}: ${around(content, form)}`).toBe(false);
});

const around = (content: string, form: string): string => {
  const at = content.indexOf(form);
  return at < 0 ? '' : content.slice(Math.max(0, at - 200), at + 60);
};
