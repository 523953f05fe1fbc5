/** A world in which the first plan is paid with a card, as the payer and the bank see it. */
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Gateway } from '../gateway.ts';
import { readCharge, type SimulatedCharge } from '../simulator/charges.ts';
import { plantPrices, type PriceList } from '../../../../test/prices.ts';
import { type CallAnswer, type Served, type ServeOptions, servedWorld } from '../../../../test/scenarios.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Good at the bank's page, declined once it is kept. */
  laterDeclined: '4000 0000 0000 0341',
  /** The bank asks at its page each time. */
  asking: '4000 0027 6000 3184',
  poor: '4000 0000 0000 9995',
  /** A good number that is no test card's. */
  unknown: '4111 1111 1111 1111',
};

export interface Paying {
  served: Served;
  list: PriceList;
  pay(changes?: object, as?: string): Promise<CallAnswer>;
  post(path: string, body: object, as?: string): Promise<CallAnswer>;
  /** Presses a button of the bank's page; answers where it leads. */
  decide(redirectUrl: string | null, decision: 'approve' | 'decline'): Promise<Response>;
  check(reference: string): Promise<CallAnswer>;
  callback(headers: Record<string, string>, body: string): Promise<CallAnswer>;
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** What the company has: to be compared before and after. */
  holdings(companyId: number): Promise<Holdings>;
  start(changes?: object, as?: string): Promise<Started>;
  stateOf(reference: string): Promise<unknown>;
  /** The payment in the gateway's books. */
  chargeOf(started: Started): Promise<SimulatedCharge>;
  /** What the gateway does differently from now on; null: nothing. */
  breakGateway(override: Partial<Gateway> | null): void;
  /** Takes away what was bought, and mends the gateway. */
  forget(): Promise<void>;
}

export const nothing = { payments: [], subscriptions: 0, invoices: [], redemptions: 0, cards: 0 };

export interface Holdings {
  payments: string[];
  subscriptions: number;
  invoices: { number: string; total: number }[];
  redemptions: number;
  cards: number;
}

/** A typed card, as paying calls take it. */
export const typedCard = (number = CARDS.good) => ({
  card_number: number,
  card_expiry: '09/40',
  card_holder: 'Ada Byron',
  accept_agreement: true,
});

/** For all tests of a file, as `servedWorld`, with two codes: FIFTH takes a fifth off, once; WHOLE takes all. */
export async function openPaying(options: Pick<ServeOptions, 'through' | 'isMeant'> = {}): Promise<Paying> {
  let override: Partial<Gateway> | null = null;
  const throughGateway = (gateway: Gateway): Gateway =>
    new Proxy(gateway, { get: (target, name: keyof Gateway) => override?.[name] ?? target[name] });
  const served = await servedWorld({ throughGateway, ...options });
  const list = await plantPrices(served.ownerUrl);
  const owner = new pg.Pool({ connectionString: served.ownerUrl, max: 4 });
  // Its connections may still be closing as the database goes.
  owner.on('error', () => undefined);
  afterAll(() => owner.end());
  // Without values several statements may stand in one text.
  const sql: Paying['sql'] = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await owner.query<Row>(text, values)).rows;
  const count = async (table: string, companyId: number): Promise<number> =>
    (await sql(`select id from ${table} where company_id = $1`, [companyId])).length;
  const body = (changes: object = {}): Record<string, unknown> => ({
    sub_plan_id: list.prices['de_pro_monthly'],
    country: 'DE',
    tax_number: 'DE 136695976',
    address: 'Speicherstraße 14',
    postal_code: '20457',
    city: 'Hamburg',
    amount: 11_781,
    currency: 'EUR',
    ...typedCard(),
    ...changes,
  });
  // Whoever pays has one.
  await sql(`update customer set address = 'Musterweg 1', postal_code = '10115', city = 'Berlin'`);
  await sql(`insert into discount (code, percent, valid_from, maximum_uses)
    values ('FIFTH', 20, '2024-01-01', 1), ('WHOLE', 100, '2024-01-01', null)`);
  const pay: Paying['pay'] = (changes, as = 'adminA') =>
    served.call({ as, method: 'POST', path: 'account/clientregistercreditcartpay', body: body(changes) });
  const post: Paying['post'] = (path, sent, as = 'adminA') => served.call({ as, method: 'POST', path, body: sent });
  const check: Paying['check'] = (reference) =>
    served.call({ method: 'POST', path: 'payment/paymentcheck', body: { reference } });
  return {
    served,
    list,
    pay,
    post,
    check,
    start: async (changes, as) => startedOf(await pay(changes, as)),
    stateOf: async (reference) => (await check(reference)).body,
    async chargeOf({ reference }) {
      const [row] = await sql<{ key: string }>('select key from simulated_charge where reference = $1', [reference]);
      const charge = await readCharge(served.database, row?.key ?? '');
      if (!charge) throw new Error('There is no such charge.');
      return charge;
    },
    breakGateway(next) {
      override = next;
    },
    decide: (redirectUrl, decision) =>
      fetch(`${served.origin}${new URL(redirectUrl ?? '').pathname}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `decision=${decision}`,
      }),
    callback: (headers, text) => served.call({ method: 'POST', path: 'payment/callback', headers, body: text }),
    sql,
    async holdings(companyId) {
      const payments = await sql<{ state: string }>('select state from payment where company_id = $1 order by id', [
        companyId,
      ]);
      const invoices = await sql<{ number: string; total: string }>(
        'select number, total from invoice where company_id = $1 order by id',
        [companyId],
      );
      return {
        payments: payments.map(({ state }) => state),
        subscriptions: await count('subscription', companyId),
        invoices: invoices.map(({ number, total }) => ({ number, total: Number(total) })),
        redemptions: await count('discount_redemption', companyId),
        cards: await count('company_saved_card', companyId),
      };
    },
    async forget() {
      override = null;
      await sql(`update customer set saved_card_id = null, state = 'active';
        delete from mail_message; delete from discount_redemption; delete from payment; delete from quote;
        delete from invoice; delete from subscription; delete from company_saved_card; update discount set used_count = 0`);
    },
  };
}

export interface Started {
  reference: string;
  state: string;
  redirect_url: string | null;
}

export const startedOf = ({ status, body }: CallAnswer): Started => {
  if (status !== 200) throw new Error(`The payment was not begun: ${JSON.stringify(body)}`);
  return body as Started;
};

/** Every card that the company ever kept, the oldest first. */
export const cardsOf = (paying: Paying, companyId: number) =>
  paying.sql<{ last4: string; is_saved: boolean; is_removed: boolean }>(
    `select k.last4, c.saved_card_id = k.id as is_saved, k.removed_at is not null as is_removed
     from company_saved_card k join customer c on c.id = k.company_id where k.company_id = $1 order by k.id`,
    [companyId],
  );
