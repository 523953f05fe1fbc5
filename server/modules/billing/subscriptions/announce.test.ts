/** What is told by mail before a period ends, when a plan is stopped, and once it is over. */
import { beforeEach, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { openPaying } from '../payments/test/paying.ts';
import { announceRenewals } from './announce.ts';
import { renewingOf } from './test/renewing.ts';

const paying = await openPaying();
const renewing = renewingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => paying.forget());

const JANUARY = { from: '2026-01-31T10:00Z', to: '2026-02-28T10:00Z' };
const YEARLY = { from: '2026-01-31T10:00Z', to: '2027-01-31T10:00Z', price: 'de_pro_yearly' };

const announce = (now: string) => announceRenewals(renewing.parts(now));
const mails = async () => (await renewing.standing(a)).mails;

/** The paragraphs of the company's latest mail, as it would be sent now. */
async function latest(): Promise<string> {
  const [mail] = await paying.sql<{ id: string; kind: string; user_id: string; record_id: string }>(
    'select id, kind, user_id, record_id from mail_message where company_id = $1 order by id desc limit 1',
    [a],
  );
  if (!mail) throw new Error('There is no mail.');
  const content = await mailTemplate(mail.kind).compose({
    database: paying.served.database,
    publicUrl: 'https://feedtree.test',
    secret: new Uint8Array(32),
    companyId: a,
    companyName: 'Company A',
    userId: Number(mail.user_id),
    userName: 'Ada',
    email: 'ada@feedtree.test',
    mailId: Number(mail.id),
    createdAt: new Date(),
    emailChangeId: null,
    recordId: Number(mail.record_id),
    locale: 'en',
  });
  return content ? [content.subject, ...content.paragraphs].join('\n') : 'nothing to say';
}

describe('before a period ends', () => {
  test.each([
    ['a month', JANUARY, '2026-02-21T09:59Z', '2026-02-21T10:00Z'],
    ['a year', YEARLY, '2027-01-01T09:59Z', '2027-01-01T10:00Z'],
  ])('of %s a mail tells of the charge, once', async (_name, period, before, then) => {
    await renewing.subscribe(a, period);
    await announce(before);
    expect(await mails()).toEqual([]);
    await announce(then);
    await Promise.all([announce(then), announce(then)]);
    expect(await mails()).toEqual(['renewal_ahead']);
    expect(await latest()).toContain('The saved card ending in 4242 is charged.');
    expect(await latest()).toMatch(/€117\.81|€1,142\.40/);
  });

  test('each period is told of, and what costs nothing is not', async () => {
    await renewing.subscribe(a, JANUARY);
    await announce('2026-02-25T10:00Z');
    await renewing.run('2026-02-28T10:00Z');
    await announce('2026-03-25T10:00Z');
    expect(await mails()).toEqual(['renewal_ahead', 'receipt', 'renewal_ahead']);
    await paying.sql('update subscription set price = 0, announced_for = null where company_id = $1', [a]);
    await announce('2026-03-26T10:00Z');
    expect(await mails()).toHaveLength(3);
  });

  test('a plan that is not renewed is told to end', async () => {
    await renewing.subscribe(a, { ...JANUARY, card: null });
    await paying.sql('update subscription set auto_renew = false where company_id = $1', [a]);
    await announce('2026-02-25T10:00Z');
    expect(await mails()).toEqual(['plan_ending']);
    expect(await latest()).toMatch(/ends on February 28, 2026[^]+No card is saved/);
  });

  test('another plan that was chosen is named with its price', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.post('subscriptionrenewal', { next_sub_plan_id: paying.list.prices['de_basic_monthly'] });
    await announce('2026-02-25T10:00Z');
    expect(await latest()).toContain('changes to The basic plan on February 28, 2026, as was chosen. €22.61');
  });

  test('what has changed by the time of sending is not told', async () => {
    await renewing.subscribe(a, JANUARY);
    await announce('2026-02-25T10:00Z');
    await paying.sql('update subscription set auto_renew = false where company_id = $1', [a]);
    expect(await latest()).toBe('nothing to say');
  });
});

describe('a plan that stops', () => {
  test('is told of as it is stopped, once, and as it has ended', async () => {
    await renewing.subscribe(a, JANUARY);
    await paying.post('subscriptionrenewal', { auto_renew: false });
    await paying.post('subscriptionrenewal', { auto_renew: false });
    expect(await mails()).toEqual(['plan_ending']);
    await renewing.run('2026-02-28T10:00Z');
    expect(await mails()).toEqual(['plan_ending', 'plan_ended']);
    expect(await latest()).toContain('The pro plan has ended');
  });

  test('for want of the card that was removed, and goes on only with another one', async () => {
    await renewing.subscribe(a, JANUARY);
    expect(await paying.post('companysavedcard/remove_company_card', {})).toMatchObject({ status: 200 });
    const renews = () => paying.sql('select auto_renew from subscription where company_id = $1 and is_current', [a]);
    expect(await renews()).toEqual([{ auto_renew: false }]);
    expect(await mails()).toEqual(['plan_ending']);
    expect(await paying.post('subscriptionrenewal', { auto_renew: true })).toMatchObject({
      status: 409,
      body: { code: 'no_saved_card' },
    });
    await renewing.keepCard(a, 'pays');
    expect(await paying.post('subscriptionrenewal', { auto_renew: true })).toMatchObject({ status: 200 });
    expect(await renews()).toEqual([{ auto_renew: true }]);
  });
});
