/** What is typed as a card looks as on the card, key by key. */
import { describe, expect, test } from 'vitest';
import { formatCardNumber, formatExpiry } from './card-format.ts';
import { checkPayment, noCard, paymentBody, type PaymentValues } from './card-values.ts';

test.each([
  ['', ''],
  ['4', '4'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['36227206271667', '3622 720627 1667'],
  ['6205500000000000004', '6205 5000 0000 0000 004'],
  ['42424242424242424242424', '4242 4242 4242 4242 424'],
])('the number %j is shown as %j', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
  expect(formatCardNumber(shown)).toBe(shown);
});

/** Each key in turn, as a field gets them. */
const typedKeyByKey = (keys: string): string =>
  [...keys].reduce((shown, key) => formatExpiry(`${shown}${key}`, shown), '');

describe('an expiry', () => {
  test.each([
    ['0928', '09/28'],
    ['928', '09/28'],
    ['09/28', '09/28'],
    ['1228', '12/28'],
    ['1/28', '01/28'],
    ['09 28', '09/28'],
    ['09/2028', '09/28'],
    ['092855', '09/28'],
  ])('typed as %j is %j', (keys, shown) => expect(typedKeyByKey(keys)).toBe(shown));

  test.each([
    ['09/2028', '09/28'],
    ['09 / 28', '09/28'],
    ['0928', '09/28'],
  ])('filled in as %j is %j', (filled, shown) => expect(formatExpiry(filled)).toBe(shown));

  test('is deleted key by key, the slash with its digit', () => {
    const steps = ['09/28'];
    while (steps.at(-1)) {
      const last = steps.at(-1) ?? '';
      steps.push(formatExpiry(last.slice(0, -1), last));
    }
    expect(steps).toEqual(['09/28', '09/2', '09', '0', '']);
  });
});

describe('a payment', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const values: PaymentValues = { ...noCard, use_saved_card: false, save_card: false, accept_agreement: false };
  const card = { card_number: '4242 4242 4242 4242', card_expiry: '09/28', card_holder: ' Ada Byron ' };

  test('says all that is missing at once', () => {
    expect(Object.keys(checkPayment(values, now))).toEqual([
      'card_number',
      'card_expiry',
      'card_holder',
      'accept_agreement',
    ]);
  });

  test('names what a card can not be', () => {
    const wrong = {
      ...values,
      ...card,
      card_number: '4242 4242 4242 4241',
      card_expiry: '10/26',
      accept_agreement: true,
    };
    expect(checkPayment(wrong, now)).toEqual({
      card_number: 'app.payment.card.violations.number',
      card_expiry: 'app.payment.card.violations.card_expired',
    });
  });

  test('with the kept card asks for no other, and sends none', () => {
    const kept = { ...values, ...card, use_saved_card: true, accept_agreement: true };
    expect(checkPayment(kept, now)).toEqual({});
    expect(paymentBody(kept)).toEqual({ use_saved_card: true, accept_agreement: true });
    expect(paymentBody({ ...kept, use_saved_card: false })).toEqual({
      ...card,
      card_holder: 'Ada Byron',
      save_card: false,
      accept_agreement: true,
    });
  });
});
