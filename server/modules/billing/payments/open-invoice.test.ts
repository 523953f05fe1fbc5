/** An open invoice that is paid with a card. */
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, days, SAVED_CARD_PAYMENT, owingOf } from './test/owing.ts';
import { cardsOf, CARDS, openPaying, startedOf, typedCard } from './test/paying.ts';

const paying = await openPaying();
const owing = owingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => owing.begin());
const saved = () => cardsOf(paying, a);

describe('an open invoice', () => {
  test('is paid with a card, which may be kept, and leads back to the invoices', async () => {
    const started = startedOf(await owing.payInvoice(await owing.openInvoice(), { ...typedCard(), save_card: true }));
    const led = await paying.decide(started.redirect_url, 'approve');
    expect(led.headers.get('location')).toBe(`https://feedback.test/invoices_detail?payment=${started.reference}`);
    expect(await owing.renewing.standing(a)).toMatchObject({
      invoices: ['paid 2261'],
      payments: ['paid'],
      mails: ['receipt'],
    });
    expect((await saved()).map(({ is_saved: isSaved, is_removed: isRemoved }) => [isSaved, isRemoved])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('of something besides the plan leaves the plan alone', async () => {
    const [row] = await paying.sql<{ id: string }>(
      `insert into invoice (company_id, number, state, description, currency, subtotal, total, issued_at, due_at, billing_name)
       values ($1, 'PLAQUES', 'open', 'Plaques', 'EUR', 100, 100, now(), now(), 'A') returning id`,
      [a],
    );
    const subscription = () => paying.sql('select * from subscription where company_id = $1', [a]);
    const before = await subscription();
    expect((await owing.payInvoice(Number(row?.id), SAVED_CARD_PAYMENT)).body).toMatchObject({ state: 'paid' });
    expect(await subscription()).toEqual(before);
    expect(await paying.sql(`select state from invoice where number = 'PLAQUES'`)).toEqual([{ state: 'paid' }]);
  });

  test('is paid once by all who pay it at once', async () => {
    const id = await owing.openInvoice();
    await Promise.all(Array.from({ length: 10 }, () => owing.payInvoice(id, SAVED_CARD_PAYMENT)));
    const { invoices, payments } = await owing.renewing.standing(a);
    expect(invoices).toEqual(['paid 2261']);
    expect(payments.filter((state) => state === 'paid')).toHaveLength(1);
  });

  test('that is refused leaves the payment that is under way', async () => {
    const id = await owing.openInvoice();
    const started = startedOf(await owing.payInvoice(id));
    expect((await owing.payInvoice(999_999)).status).toBe(404);
    expect((await owing.upgrade(999_999, SAVED_CARD_PAYMENT)).status).toBe(404);
    expect(await paying.stateOf(started.reference)).toMatchObject({ state: 'pending' });
    await paying.decide(started.redirect_url, 'approve');
    expect(await owing.renewing.standing(a)).toMatchObject({ invoices: ['paid 2261'], payments: ['paid'] });
  });

  test('is refused where it is paid, of another company, or missing', async () => {
    const id = await owing.openInvoice();
    expect(codeOf(await owing.payInvoice(id, typedCard(), 'adminB'))).toEqual({ status: 404, code: 'not_found' });
    expect(codeOf(await owing.payInvoice(999_999))).toEqual({ status: 404, code: 'not_found' });
    await owing.payInvoice(id, SAVED_CARD_PAYMENT);
    expect(codeOf(await owing.payInvoice(id, SAVED_CARD_PAYMENT))).toEqual({ status: 409, code: 'invoice_not_open' });
    expect((await owing.renewing.standing(a)).payments).toEqual(['paid']);
  });
});

test('a card that is good today and fails later is kept, and then asks for another one', async () => {
  await paying.forget();
  const started = startedOf(await paying.pay({ card_number: CARDS.laterDeclined, save_card: true }));
  await paying.decide(started.redirect_url, 'approve');
  await owing.renewing.run(days(32));
  expect(await owing.renewing.standing(a)).toMatchObject({ state: 'past_due', payments: ['paid', 'card_declined'] });
});
