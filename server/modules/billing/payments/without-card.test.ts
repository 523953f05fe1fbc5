/** What is paid without a card that is kept, and without any; and why a card did not pay. */
import { beforeEach, describe, expect, test } from 'vitest';
import { payerReasonOf } from '../../../../shared/card/failure-reason.ts';
import { CARDS, nothing, openPaying } from './test/paying.ts';

const paying = await openPaying();
const companyId = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

const renews = async () =>
  (
    await paying.sql<{ auto_renew: boolean }>('select auto_renew from subscription where company_id = $1', [companyId])
  ).map(({ auto_renew }) => auto_renew);

describe('a plan', () => {
  test.each([
    ['renews with the card that is kept', true],
    ['ends with its period where no card is kept', false],
  ])('%s', async (_name, keeps) => {
    const started = await paying.start({ save_card: keeps });
    await paying.decide(started.redirect_url, 'approve');
    expect(await renews()).toEqual([keeps]);
  });

  const NO_CARD = { card_number: undefined, card_expiry: undefined, card_holder: undefined };

  test('that costs nothing asks for no card, and ends', async () => {
    const started = await paying.start({ ...NO_CARD, discount_code: 'WHOLE', amount: 0 });
    expect(started).toMatchObject({ state: 'paid', redirect_url: null });
    expect(await paying.holdings(companyId)).toMatchObject({ invoices: [{ total: 0 }], redemptions: 1, cards: 0 });
    expect(await renews()).toEqual([false]);
  });

  test.each([
    ['that costs something', {}, 400],
    ['that is said to cost nothing, and does', { amount: 0 }, 409],
  ])('%s is not begun without a card', async (_name, changes, status) => {
    const answer = await paying.pay({ ...NO_CARD, ...changes });
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body).toMatchObject({
        errors: ['/card_number', '/card_expiry', '/card_holder'].map((pointer) => ({ pointer, code: 'required' })),
      });
    expect(await paying.holdings(companyId)).toEqual(nothing);
  });
});

describe('a card that does not pay', () => {
  test.each([
    ['poor', 'insufficient_funds'],
    ['declined', 'card_declined'],
  ] as const)('%s tells its payer %s', async (card, reason) => {
    const started = await paying.start({ card_number: CARDS[card] });
    await paying.decide(started.redirect_url, 'approve');
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'failed', reason });
  });

  test.each([
    ['stolen_card', 'card_declined'],
    ['fraudulent', 'card_declined'],
    ['pickup_card', 'card_declined'],
    ['invalid_number', 'incorrect_number'],
    ['try_again_later', 'processing_error'],
    [null, 'card_declined'],
  ])('%s is told as %s', (code, reason) => {
    expect(payerReasonOf(code)).toBe(reason);
  });
});
