/** The card that a company keeps: verified with nothing charged, replaced, taken away, forgotten. */
import { beforeEach, describe, expect, test } from 'vitest';
import { renewingOf } from '../subscriptions/test/renewing.ts';
import { forgetCards } from './forget-cards.ts';
import { codeOf } from './test/owing.ts';
import { cardsOf, CARDS, openPaying, startedOf, typedCard } from './test/paying.ts';

const paying = await openPaying();
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(async () => {
  await paying.forget();
  await renewing.subscribe(a, { from: '2026-01-31T10:00Z', to: '2090-01-31T10:00Z' });
});

const saved = () => cardsOf(paying, a);

describe('the saved card', () => {
  const update = (body: object = typedCard(), as?: string) =>
    paying.post('companysavedcard/update_company_card', body, as);
  const remove = (as?: string) => paying.post('companysavedcard/remove_company_card', {}, as);

  test('is replaced by one that the bank has verified, with nothing charged', async () => {
    const started = startedOf(await update(typedCard('5555 5555 5555 4444')));
    expect(await saved()).toHaveLength(1);
    const { pathname } = new URL(started.redirect_url ?? '');
    const page = await (await fetch(`${paying.served.origin}${pathname}?lang=en`)).text();
    expect(page).toContain('<dd>Nothing is charged now</dd>');
    const led = await paying.decide(started.redirect_url, 'approve');
    expect(led.headers.get('location')).toBe(`https://feedback.test/payment_method?payment=${started.reference}`);
    expect(await saved()).toEqual([
      { last4: '4242', is_saved: false, is_removed: true },
      { last4: '4444', is_saved: true, is_removed: false },
    ]);
    expect(
      await paying.sql('select kind, amount::int, state from simulated_charge where reference = $1', [
        started.reference,
      ]),
    ).toEqual([{ kind: 'verification', amount: 0, state: 'paid' }]);
    expect(await renewing.standing(a)).toMatchObject({ invoices: [], mails: [] });
  });

  test.each([
    ['the bank refuses', CARDS.declined, 'approve'],
    ['its owner refuses', CARDS.good, 'decline'],
  ] as const)('stays where %s the new one', async (_name, card, decision) => {
    const started = startedOf(await update(typedCard(card)));
    await paying.decide(started.redirect_url, decision);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'failed' });
    expect(await saved()).toEqual([{ last4: '4242', is_saved: true, is_removed: false }]);
    expect((await renewing.standing(a)).mails).toEqual(['payment_failed']);
  });

  test('is taken away at once, and forgotten by the gateway afterwards', async () => {
    expect(await remove()).toMatchObject({ status: 200, body: { id: expect.any(Number) } });
    const [row] = await paying.sql<{ id: string; token: string }>(
      'select id, gateway_token as token from company_saved_card',
    );
    expect((await paying.served.call({ as: 'adminA', path: `companysavedcard/${String(row?.id)}` })).status).toBe(404);
    const kept = { invoice_id: 1, use_saved_card: true, accept_agreement: true };
    expect(codeOf(await paying.post('invoicepaywithcreditcard', kept))).toEqual({ status: 409, code: 'no_saved_card' });
    expect(codeOf(await remove())).toEqual({ status: 409, code: 'no_saved_card' });
    await forgetCards(paying.served.app.payments);
    expect(await saved()).toEqual([]);
    expect(await paying.sql('select 1 from simulated_card where token = $1', [row?.token])).toEqual([]);
  });

  test('stays to be forgotten where the gateway is not reached', async () => {
    await remove();
    paying.breakGateway({ forget: () => Promise.reject(new Error('no route')) });
    await expect(forgetCards(paying.served.app.payments)).rejects.toThrow('1 failed');
    expect(await saved()).toHaveLength(1);
    paying.breakGateway(null);
    await forgetCards(paying.served.app.payments);
    expect(await saved()).toEqual([]);
  });

  test('is forgotten although fifty that were taken away before it fail each time', async () => {
    await remove();
    await paying.sql(
      `insert into company_saved_card (company_id, holder, brand, last4, expiry_month, expiry_year, consented_at, gateway, gateway_token, removed_at, created_at, updated_at)
        select company_id, holder, brand, last4, expiry_month, expiry_year, consented_at, gateway, 'stuck ' || place, removed_at, created_at,
          updated_at - interval '1 day' from company_saved_card, generate_series(1, 50) place`,
    );
    paying.breakGateway({
      forget: ({ token }) => (token.startsWith('stuck') ? Promise.reject(new Error('no route')) : Promise.resolve()),
    });
    await expect(forgetCards(paying.served.app.payments)).rejects.toThrow('50 failed');
    await expect(forgetCards(paying.served.app.payments)).rejects.toThrow('49 failed');
    paying.breakGateway(null);
    expect(await paying.sql("select 1 from company_saved_card where gateway_token not like 'stuck%'")).toEqual([]);
    await paying.sql('delete from company_saved_card');
  });
});
