/** Another e-mail for an account: proof, confirmation at the new address, word to the old one and the way back. */
import { beforeEach, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../../app/mail-templates.ts';
import { withConnection } from '../../../../database/with-connection.ts';
import { releaseEmails } from '../../jobs/release-emails.ts';
import { deliverDue } from '../../../../platform/mail/deliver.ts';
import type { AddressedMail } from '../../../../platform/mail/transport.ts';
import { PASSWORD, peopleOf } from '../../../../test/accounts.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { TEST_SECRET } from '../../../../test/world.ts';

const OLD = 'nobody@test.example';
const NEW = 'new@test.example';
const NEXT = 'Newer-5678!';

const served = await servedWorld();
const people = peopleOf(served);
let sent: AddressedMail[] = [];
beforeEach(async () => {
  sent = [];
  await withConnection(served.ownerUrl, async (client) => {
    // What an address was given lately is counted in the log.
    await client.query("delete from audit_entry where operation in ('create', 'change_email')");
    await client.query("delete from customer_user where full_name in ('Squatter', 'Later')");
  });
  for (const table of ['mail_message', 'email_change', 'account_notice'])
    await served.world.database.lookup('worker', { text: `delete from ${table}`, values: [] });
  await people.reset('adminB');
  for (const name of ['nobody', 'adminA']) {
    await people.reset(name);
    await people.asSession(
      name,
      `update customer_user set state = 'active', access_version = 1, email = $2, login_email = $2 where id = $1`,
      [people.principal(name).userId, `${name.toLowerCase()}@test.example`],
    );
  }
});

async function deliver(): Promise<AddressedMail[]> {
  sent = [];
  await deliverDue({
    mailTemplate,
    database: served.world.database,
    publicUrl: 'https://feedback.test',
    secret: TEST_SECRET,
    transport: {
      leaves: 'sent',
      async send(mail) {
        sent.push(mail);
      },
    },
    log: { error: (_message, { error }) => expect.fail(String(error)) },
  });
  return sent;
}

const call = (path: string, body: object, as?: string) =>
  served.call({ method: 'POST', path, body, ...(as !== undefined && { as }) });
const ask = (body: object = {}) => call('account/email', { email: NEW, password: PASSWORD, ...body }, 'nobody');
const askOf = (body: object = {}, as = 'adminA') =>
  call(
    `customeruser/${people.principal('nobody').userId}/change_email`,
    { email: NEW, password: PASSWORD, ...body },
    as,
  );
const state = async (as = 'nobody') => (await served.call({ as, path: 'account/email' })).body;
const tokenOf = (address: string): string => {
  const mail = sent.find(({ to, text }) => to.address === address && text.includes('/email-change#'));
  return /email-change#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? `no link to ${address}`;
};
const follow = (step: 'check' | 'confirm' | 'takeback', token: string) =>
  call(`account/emailchange/${step}`, { token });
const logIn = (email: string, password = PASSWORD) => call('jwt/login', { email, password });

/** The change is confirmed; answers the token that takes it back. */
async function changed(asking: () => Promise<{ status: number }> = ask): Promise<string> {
  expect((await asking()).status).toBeLessThan(300);
  await deliver();
  const back = tokenOf(OLD);
  expect((await follow('confirm', tokenOf(NEW))).body).toEqual({ state: 'open' });
  await deliver();
  return back;
}

describe('proof of who asks', () => {
  test.each([
    { what: 'none', proof: {}, pointer: '/password' },
    { what: 'a wrong password', proof: { password: 'Wrong-1234!' }, pointer: '/password' },
    { what: 'a code alone', proof: { code: '123456' }, pointer: '/password' },
    { what: 'a code without a second factor', proof: { password: PASSWORD, code: '123456' }, pointer: '/code' },
  ])('$what is refused, for the own e-mail and a colleague’s', async ({ proof, pointer }) => {
    for (const answer of [
      await call('account/email', { email: NEW, ...proof }, 'nobody'),
      await call(`customeruser/${people.principal('nobody').userId}/change_email`, { email: NEW, ...proof }, 'adminA'),
      await call(`customeruser/${people.principal('nobody').userId}/send_password_link`, proof, 'adminA'),
      await call(`customeruser/${people.principal('nobody').userId}/reset_two_factor`, proof, 'adminA'),
    ])
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
    expect(await deliver()).toEqual([]);
  });

  test('no patch changes it any more', async () => {
    const path = `customeruser/${people.principal('nobody').userId}`;
    const answer = await served.call({ as: 'adminA', method: 'PATCH', path, body: { email: NEW } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/email' }] } });
  });
});

describe('until it is confirmed', () => {
  test('both addresses are told, the e-mail stays, and its owner sees what waits', async () => {
    expect((await ask({ email: ' New@Test.Example' })).status).toBe(400);
    expect((await ask()).status).toBe(204);
    const mails = await deliver();
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([NEW, OLD]);
    expect(await state()).toMatchObject({ email: OLD, pending: { email: NEW } });
    expect((await logIn(OLD)).status).toBe(200);
    expect((await logIn(NEW)).status).toBe(401);
    const { body } = await served.call({ as: 'adminA', path: `customeruser/${people.principal('nobody').userId}` });
    expect(body).toMatchObject({ email: OLD, pending_email: NEW });
  });

  test('a newer request ends the one before, a cancelled one ends, and each says so', async () => {
    await ask();
    await deliver();
    const first = tokenOf(NEW);
    await ask({ email: 'newer@test.example' });
    expect((await follow('check', first)).body).toMatchObject({ state: 'cancelled' });
    expect((await follow('confirm', first)).body).toEqual({ state: 'cancelled' });
    expect((await call('account/email/cancel', {}, 'nobody')).status).toBe(204);
    expect(await state()).toEqual({ email: OLD, pending: null });
    expect((await call('account/email/cancel', {}, 'nobody')).status).toBe(409);
  });

  test('the link is mailed again, three times in a quarter of an hour', async () => {
    await ask();
    expect((await call('account/email/resend', {}, 'nobody')).body).toEqual({ email: NEW });
    const id = people.principal('nobody').userId;
    expect((await call(`customeruser/${id}/resend_email_change`, {}, 'adminA')).body).toMatchObject({
      pending_email: NEW,
    });
    expect((await call('account/email/resend', {}, 'nobody')).status).toBe(429);
  });

  test('a link has its time', async () => {
    await ask();
    await deliver();
    await people.asSession('nobody', "update email_change set expires_at = now() - interval '1 second'");
    expect((await follow('check', tokenOf(NEW))).body).toMatchObject({ state: 'expired' });
    expect((await follow('confirm', tokenOf(NEW))).body).toEqual({ state: 'expired' });
  });

  test('a link that was not made here, or for the other purpose, is not found', async () => {
    await ask();
    await deliver();
    expect((await follow('confirm', tokenOf(OLD))).status).toBe(404);
    expect((await follow('takeback', tokenOf(NEW))).status).toBe(404);
    expect((await follow('check', `${tokenOf(NEW).slice(0, -2)}AA`)).status).toBe(404);
    expect((await follow('check', 'x')).status).toBe(404);
  });
});

describe('confirmed', () => {
  test('the new e-mail counts, once, and other sessions end but for the own', async () => {
    const other = await people.signIn('nobody');
    await changed();
    expect((await logIn(NEW)).status).toBe(200);
    expect((await logIn(OLD)).status).toBe(401);
    expect((await people.get('account/userinfo', other.accessToken)).status).toBe(401);
    expect((await served.call({ as: 'nobody', path: 'account/userinfo' })).status).toBe(200);
    expect(sent.map(({ to }) => to.address)).toEqual([OLD]);
  });

  test('by an administrator: all sessions of the colleague end, none of his own', async () => {
    await changed(askOf);
    expect((await served.call({ as: 'nobody', path: 'account/userinfo' })).status).toBe(401);
    expect((await served.call({ as: 'adminA', path: 'account/userinfo' })).status).toBe(200);
  });

  test('a second click says what has become of it', async () => {
    await ask();
    await deliver();
    await follow('confirm', tokenOf(NEW));
    expect((await follow('confirm', tokenOf(NEW))).body).toEqual({ state: 'confirmed' });
    expect((await follow('check', tokenOf(NEW))).body).toMatchObject({ state: 'confirmed', is_confirmed: true });
  });

  test('an address of another account is not told to who asks, only to its mailbox', async () => {
    expect((await ask({ email: 'adminb@test.example' })).status).toBe(204);
    const mail = (await deliver()).find(({ to }) => to.address === 'adminb@test.example');
    expect(mail?.text).toContain('already belongs to another account');
    expect(mail?.text).not.toContain('/email-change');
  });

  test('an address that came to another account meanwhile is refused at the link', async () => {
    await ask();
    await deliver();
    const token = tokenOf(NEW);
    await people.asSession('adminA', 'update customer_user set email = $2, login_email = $2 where id = $1', [
      people.principal('adminA').userId,
      NEW,
    ]);
    expect(await follow('confirm', token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });
});

describe('for 7 days', () => {
  test('the old address takes it back: sessions end, the password too, and another one is set', async () => {
    const back = await changed(askOf);
    const thief = ((await logIn(NEW)).body as { accessToken: string }).accessToken;
    expect((await follow('check', back)).body).toMatchObject({
      purpose: 'take_back',
      state: 'open',
      is_confirmed: true,
    });
    const { body } = await follow('takeback', back);
    const { password_token: token } = body as { password_token: string };
    expect((await people.get('account/userinfo', thief)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(401);
    expect((await logIn(OLD)).status).toBe(401);
    expect((await call('account/setforgetpassword', { token, password: NEXT })).status).toBe(204);
    expect((await logIn(OLD, NEXT)).status).toBe(200);
    expect((await follow('takeback', back)).body).toEqual({ state: 'taken_back', password_token: null });
  });

  test('… also once the change was followed by a second one, and a second factor of the thief is gone', async () => {
    const back = await changed(askOf);
    await people.asSession(
      'nobody',
      `insert into two_factor (company_id, user_id, secret, confirmed_at)
        select company_id, id, 'x', now() + interval '1 second' from customer_user where id = $1`,
      [people.principal('nobody').userId],
    );
    await askOf({ email: 'third@test.example' });
    await deliver();
    await follow('confirm', tokenOf('third@test.example'));
    await deliver();
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual([NEW, OLD]);
    await follow('takeback', back);
    const rows = await people.asSession<{ email: string; login_email: string }>(
      'nobody',
      'select email, login_email from customer_user where id = $1',
      [people.principal('nobody').userId],
    );
    expect(rows).toEqual([{ email: OLD, login_email: OLD }]);
    expect(await people.asSession('nobody', 'select 1 from two_factor')).toEqual([]);
    expect(await people.asSession('nobody', 'select 1 from email_change where held_email is not null')).toEqual([]);
  });

  test('before it is confirmed the same link ends it', async () => {
    await askOf();
    await deliver();
    const [confirm, back] = [tokenOf(NEW), tokenOf(OLD)];
    expect((await follow('check', back)).body).toMatchObject({ state: 'open', is_confirmed: false });
    expect((await follow('takeback', back)).body).toMatchObject({ state: 'open' });
    expect((await follow('confirm', confirm)).body).toEqual({ state: 'taken_back' });
  });

  test('nobody else gets the old address: no registration, no invitation, no other change', async () => {
    const back = await changed();
    const invited = { full_name: 'Squatter', email: OLD };
    expect((await call('customeruser', invited, 'adminA')).status).toBe(409);
    const elsewhere = await call('customeruser', invited, 'adminB');
    expect(elsewhere.status).toBe(201);
    await deliver();
    expect(sent.some(({ text }) => text.includes('/reset-password#'))).toBe(false);
    await call('account/clientregister', {
      company_name: 'Squatters',
      full_name: 'Squatter',
      email: OLD,
      password: PASSWORD,
      accept_terms: true,
      accept_privacy: true,
    });
    await deliver();
    expect(sent.some(({ text }) => text.includes('/register/confirm'))).toBe(false);
    expect((await follow('takeback', back)).status).toBe(200);
  });

  test('afterwards it is free, and the link says that it is too late', async () => {
    const back = await changed();
    await people.asSession('nobody', "update email_change set take_back_until = now() - interval '1 second'");
    expect((await follow('takeback', back)).body).toEqual({ state: 'expired', password_token: null });
    await releaseEmails(served.world.database);
    const invited = { full_name: 'Later', email: OLD };
    expect((await call('customeruser', invited, 'adminA')).status).toBe(201);
  });

  test('resets and links are told to the old address as well, and in the product', async () => {
    await changed(askOf);
    const id = people.principal('nobody').userId;
    await people.asSession(
      'nobody',
      "insert into two_factor (company_id, user_id, secret, confirmed_at) select company_id, id, 'x', now() from customer_user where id = $1",
      [id],
    );
    const proof = { password: PASSWORD };
    expect((await call(`customeruser/${id}/reset_two_factor`, proof, 'adminA')).status).toBe(200);
    expect((await call(`customeruser/${id}/send_password_link`, proof, 'adminA')).status).toBe(200);
    const mails = await deliver();
    expect(mails.filter(({ to }) => to.address === OLD).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Two-factor login was reset', 'A password link was sent']),
    );
    expect(mails.filter(({ to }) => to.address === NEW)).toHaveLength(2);
    const { accessToken } = (await logIn(NEW)).body as { accessToken: string };
    const { body } = await people.get('account/userinfo', accessToken);
    const { account_notices: notices } = body as { account_notices: { id: number; kind: string; by: string }[] };
    expect(notices.map(({ kind, by }) => [kind, by])).toEqual([
      ['password_link_sent', 'adminA'],
      ['two_factor_reset', 'adminA'],
      ['email_changed', ''],
    ]);
    await people.post(`account/notices/${notices[0]?.id}/seen`, {}, accessToken);
    const after = (await people.get('account/userinfo', accessToken)).body as { account_notices: object[] };
    expect(after.account_notices.map((notice) => (notice as { kind: string }).kind)).toContain(
      'email_change_requested',
    );
  });
});
