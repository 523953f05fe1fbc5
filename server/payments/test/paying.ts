/** A world in which the first plan is paid with a card, as the payer and the bank see it. */
import type pg from 'pg';
import { plantPrices, type PriceList, withOwner } from '../../billing/test/prices.ts';
import { type CallAnswer, type ServeOptions, type Served, serveWorld } from '../../test/scenarios.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  /** A good number that is no test card's. */
  unknown: '4111 1111 1111 1111',
};

export interface Paying {
  served: Served;
  list: PriceList;
  body(changes?: object): Record<string, unknown>;
  pay(changes?: object, as?: string): Promise<CallAnswer>;
  /** Presses a button of the bank's page; answers where it leads. */
  decide(redirectUrl: string | null, decision: 'approve' | 'decline'): Promise<Response>;
  check(reference: string): Promise<CallAnswer>;
  callback(headers: Record<string, string>, body: string): Promise<CallAnswer>;
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** What the company has: to be compared before and after. */
  holdings(companyId: number): Promise<Holdings>;
  /** Takes away what was bought. */
  forget(): Promise<void>;
}

export interface Holdings {
  payments: string[];
  subscriptions: number;
  invoices: { number: string; total: number }[];
  redemptions: number;
  cards: number;
}

export async function openPaying(options: ServeOptions = {}): Promise<Paying> {
  const served = await serveWorld(options);
  const list = await plantPrices(served.ownerUrl);
  const sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withOwner(served.ownerUrl, async (client) => (await client.query<Row>(text, values)).rows);
  const count = async (table: string, companyId: number): Promise<number> =>
    (await sql(`select id from ${table} where company_id = $1`, [companyId])).length;
  const body = (changes: object = {}): Record<string, unknown> => ({
    sub_plan_id: list.prices['de_pro_monthly'],
    country: 'DE',
    tax_number: 'DE 123456789',
    amount: 11_781,
    currency: 'EUR',
    card_number: CARDS.good,
    card_expiry: '09/40',
    card_holder: 'Ada Byron',
    accept_agreement: true,
    ...changes,
  });
  return {
    served,
    list,
    body,
    pay: (changes, as = 'adminA') =>
      served.call({ as, method: 'POST', path: 'account/clientregistercreditcartpay', body: body(changes) }),
    decide: (redirectUrl, decision) =>
      fetch(`${served.origin}${new URL(redirectUrl ?? '').pathname}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `decision=${decision}`,
      }),
    check: (reference) => served.call({ method: 'POST', path: 'payment/paymentcheck', body: { reference } }),
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
      await sql('update customer set saved_card_id = null');
      for (const table of ['discount_redemption', 'payment', 'quote', 'invoice', 'subscription', 'company_saved_card'])
        await sql(`delete from ${table}`);
      await sql('update discount set used_count = 0');
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
