/** A card that fails at the end of a period: tries, mails, a company that can only read, and how it opens again. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openPaying, typedCard } from '../payments/test/paying.ts';
import { renewingOf } from './test/renewing.ts';

const paying = await openPaying();
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

const JANUARY = { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z' };
const YEARLY = { from: '2026-01-31T10:00Z', to: '2027-01-31T10:00Z', price: 'de_pro_yearly' };

describe('a card that fails', () => {
  const days = ['2026-02-28T10:00Z', '2026-03-03T10:00Z', '2026-03-07T10:00Z', '2026-03-14T10:00Z'];

  test('is tried on days 0, 3, 7 and 14, with a mail each, and then the company can only read', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    const seen: (string | null)[] = [];
    for (const day of days) {
      await renewing.run(new Date(Date.parse(day) - 60_000).toISOString());
      await renewing.run(day);
      const { company, state, retry } = await renewing.standing(a);
      seen.push(`${company} ${state} ${String(retry)}`);
    }
    expect(seen).toEqual([
      'active past_due 2026-03-03T10:00',
      'active past_due 2026-03-07T10:00',
      'active past_due 2026-03-14T10:00',
      'read_only past_due null',
    ]);
    await renewing.run('2026-06-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      from: '2026-01-31T10:00',
      invoices: ['open 11781'],
      payments: Array.from({ length: 4 }, () => 'card_declined'),
      mails: ['renewal_failed', 'renewal_failed', 'renewal_failed', 'company_read_only'],
    });
  });

  test('on day 0 and works on day 3 keeps the dates', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    await renewing.run('2026-02-28T10:00Z');
    await paying.sql(`update simulated_card set behavior = 'pays'`);
    await renewing.run('2026-03-03T10:00Z');
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      from: '2026-02-28T10:00',
      to: '2026-03-31T10:00',
      retry: null,
      invoices: ['paid 11781'],
      payments: ['card_declined', 'paid'],
      mails: ['renewal_failed', 'receipt'],
    });
  });

  test('for want of one is the same, without a charge', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: null });
    for (const day of days) await renewing.run(day);
    const { company, payments, mails } = await renewing.standing(a);
    expect({ company, payments, mails: mails.length }).toEqual({ company: 'read_only', payments: [], mails: 4 });
  });

  test('stays apart from its next try, however late servers come to it', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    for (const _ of days) await renewing.run('2026-05-01T00:00Z');
    expect(await renewing.standing(a)).toMatchObject({ retry: '2026-05-04T00:00', payments: ['card_declined'] });
  });

  test('since the bank asks, is paid by hand with the same one, at its page', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'asks' });
    await renewing.run('2026-02-28T10:00Z');
    expect((await renewing.standing(a)).payments).toEqual(['authentication_required']);
    const { body, status } = await paying.post('invoicepaywithcreditcard', {
      invoice_id: await renewing.openInvoice(a),
      use_saved_card: true,
      accept_agreement: true,
    });
    expect(status).toBe(200);
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      to: '2026-03-31T10:00',
      invoices: ['paid 11781'],
    });
  });

  test('is replaced, and the new one is charged at once', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: 'declines' });
    await renewing.run('2026-02-28T10:00Z');
    const { body } = await paying.post('companysavedcard/update_company_card', typedCard());
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    await renewing.run(new Date().toISOString());
    expect(await renewing.standing(a)).toMatchObject({
      state: 'active',
      to: '2026-03-31T10:00',
      payments: ['card_declined', 'paid', 'paid'],
    });
  });

  test.each([
    ['a month', JANUARY, '2026-03-31T10:00Z'],
    ['a year', YEARLY, '2028-01-31T10:00Z'],
  ])('opens a company again that pays: %s goes on where it stopped', async (_name, period, end) => {
    await renewing.subscribe(a, { ...period, card: 'declines' });
    const due = Date.parse(period.to);
    for (const day of [0, 3, 7, 14]) await renewing.run(new Date(due + day * 86_400_000).toISOString());
    expect(await renewing.standing(a)).toMatchObject({ company: 'read_only' });
    // As if it had stopped ten days ago.
    await paying.sql(
      `update subscription set suspended_at = now() - interval '10 days' where company_id = $1 and is_current`,
      [a],
    );
    const { body } = await paying.post('invoicepaywithcreditcard', {
      invoice_id: await renewing.openInvoice(a),
      ...typedCard(),
    });
    await paying.decide((body as { redirect_url: string }).redirect_url, 'approve');
    const { company, state, from, to } = await renewing.standing(a);
    const tenDays = 10 * 86_400_000;
    expect([company, state]).toEqual(['active', 'active']);
    const late = (moment: string | null, since: string) =>
      Date.parse(`${String(moment)}Z`) - Date.parse(since) - tenDays;
    for (const one of [late(from, period.to), late(to, end)]) {
      expect(one).toBeGreaterThanOrEqual(-60_000);
      expect(one).toBeLessThan(600_000);
    }
  });
});
