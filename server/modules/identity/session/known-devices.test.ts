/** A device from which an account was signed in to is locked out by no guesses from elsewhere. */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { withConnection } from '../../../database/with-connection.ts';
import { PASSWORD, peopleOf, type SignedInAnswer } from '../../../test/accounts.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { KNOWN_DEVICE_COOKIE } from './known-devices.ts';
import { type Device, guessersOf, NEXT, WHO, WRONG } from './test/guessers.ts';

const STEP_MS = 30_000;

/** The server's clock, as far as codes go; each test begins at a later time, so that no code is an old one. */
let now = Date.UTC(2030, 0, 1);
const served = await servedWorld({ trustsProxy: true, now: () => now });
const people = peopleOf(served);
const guessers = guessersOf(served);
beforeEach(async () => {
  now += 100 * STEP_MS;
  await guessers.reset();
});

describe('a known device', () => {
  test('is one by a cookie that no script reads, that no other site sends, and that names nobody', async () => {
    const answer = await guessers.deviceAt('192.0.2.3').logIn(WHO, PASSWORD, { 'x-forwarded-proto': 'https' });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(
        `^__Host-${KNOWN_DEVICE_COOKIE}=v1\\.[\\w-]+; path=/; expires=[^;]+; samesite=strict; secure; httponly$`,
        'i',
      ),
    );
    const { userId, companyId } = people.principal(WHO);
    const value = Buffer.from(cookie.split(/[=;]/)[1]?.slice('v1.'.length) ?? '', 'base64url').toString('latin1');
    expect(value).not.toContain(`${companyId}.${userId}`);
    expect(value).not.toContain('nobody');
  });

  test('guesses for itself alone: its lock is no one else’s', async () => {
    const own = guessers.deviceAt('192.0.2.4');
    await own.signIn();
    for (let guess = 0; guess < 10; guess++) expect((await own.logIn(WHO, WRONG)).status).toBe(401);
    const refused = await own.logIn();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await guessers.deviceAt('192.0.2.4').logIn()).status).toBe(200);
  });

  test('is known to each account that was signed in to, and to no other', async () => {
    await people.reset('adminA');
    const own = guessers.deviceAt('192.0.2.5');
    await own.signIn('adminA');
    await guessers.lockStrangersOut();
    expect((await own.logIn(WHO)).status).toBe(429);
    const [stolen, forged] = [guessers.stranger(), guessers.stranger()];
    stolen.take(own.cookie);
    forged.take(own.cookie.slice(0, -1));
    expect((await stolen.logIn(WHO)).status).toBe(429);
    expect((await forged.logIn('adminA')).status).toBe(429);
    await people.asSession(WHO, 'delete from login_throttle');
    await own.signIn(WHO);
    await guessers.lockStrangersOut();
    await guessers.lockStrangersOut('adminA');
    expect((await own.logIn(WHO)).status).toBe(200);
    expect((await own.logIn('adminA')).status).toBe(200);
  });

  const ends: [string, (own: Device, authorization: Record<string, string>) => Promise<unknown>, string][] = [
    [
      'another password',
      (own, session) => own.post('account/changepassword', { current_password: PASSWORD, new_password: NEXT }, session),
      NEXT,
    ],
    [
      'a log-out everywhere',
      (own, session) => own.post('account/endothersessions', { password: PASSWORD }, session),
      PASSWORD,
    ],
    [
      'a password that is set by a link',
      async (own) => own.post('account/setforgetpassword', { token: await guessers.passwordToken(), password: NEXT }),
      NEXT,
    ],
  ];
  test.each(ends)('is known no longer after %s, but for the one that asked for it', async (_what, act, password) => {
    const [own, other] = [guessers.deviceAt('192.0.2.6'), guessers.deviceAt('192.0.2.7')];
    await other.signIn();
    await act(own, await own.signIn());
    await guessers.lockStrangersOut();
    expect((await other.logIn(WHO, password)).status).toBe(429);
    expect((await own.logIn(WHO, password)).status).toBe(200);
  });

  test('is made by no session alone', async () => {
    const session = await guessers.deviceAt('192.0.2.8').signIn();
    const thief = guessers.stranger();
    const answer = await thief.post('account/endothersessions', { password: PASSWORD }, session);
    expect(answer).toMatchObject({ status: 200 });
    expect(thief.cookie).toBe('');
  });

  test('is nobody’s once its account is deleted, whoever has its e-mail afterwards', async () => {
    const email = 'leaver@test.example';
    const own = guessers.deviceAt('192.0.2.9');
    await withConnection(served.ownerUrl, async (client) => {
      const hire = () =>
        client.query(
          `with hired as (insert into customer_user (company_id, full_name, email, login_email, state)
            values ($1, 'Leaver', $2, $2, 'active') returning company_id, id)
          insert into user_credential (company_id, user_id, password_hash)
          select company_id, id, (select password_hash from user_credential where user_id = $3) from hired`,
          [people.principal(WHO).companyId, email, people.principal(WHO).userId],
        );
      await hire();
      await own.signIn(email);
      await guessers.lockStrangersOut(email);
      expect((await own.logIn(email)).status).toBe(200);
      await client.query('delete from customer_user where email = $1', [email]);
      expect((await own.logIn(email)).status).toBe(429);
      await hire();
      expect((await own.logIn(email)).status).toBe(429);
    });
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: now });
  const wrong = '000000';

  /** Turned on from a device that gives its first code at a login. */
  async function turnOn(own: Device): Promise<string> {
    const session = await own.signIn();
    const { secret } = (await own.post('account/twofactor/begin', { password: PASSWORD }, session)).body as {
      secret: string;
    };
    await own.post('account/twofactor/confirm', { code: codeOf(secret) }, session);
    now += STEP_MS;
    expect((await answer(own, codeOf(secret))).status).toBe(200);
    now += STEP_MS;
    return secret;
  }
  async function answer(device: Device, code: string, password = PASSWORD): Promise<CallAnswer> {
    const { challenge } = (await device.logIn(WHO, password)).body as { challenge: string };
    return device.post('jwt/twofactor', { challenge, code });
  }

  test('is not locked for its owner by who has his password and guesses elsewhere', async () => {
    const own = guessers.deviceAt('192.0.2.20');
    const secret = await turnOn(own);
    for (let guess = 0; guess < 5; guess++) expect((await answer(guessers.stranger(), wrong)).status).toBe(400);
    expect((await answer(guessers.stranger(), codeOf(secret))).status).toBe(429);
    expect((await answer(own, codeOf(secret))).status).toBe(200);
  });

  test('has no more guesses on a device that only a link or the password alone made known', async () => {
    const secret = await turnOn(guessers.deviceAt('192.0.2.21'));
    const mailbox = guessers.deviceAt('192.0.2.22');
    for (let guess = 0; guess < 5; guess++) expect((await answer(guessers.stranger(), wrong)).status).toBe(400);
    const token = await guessers.passwordToken();
    expect((await mailbox.post('account/setforgetpassword', { token, password: NEXT })).status).toBe(204);
    expect((await answer(mailbox, codeOf(secret), NEXT)).status).toBe(429);
  });

  test('guesses in an open session are counted for that session', async () => {
    const own = guessers.deviceAt('192.0.2.23');
    const secret = await turnOn(own);
    const sessionOf = async () => {
      now += STEP_MS;
      const { accessToken } = (await answer(own, codeOf(secret))).body as SignedInAnswer;
      return { authorization: `Bearer ${accessToken}` };
    };
    const [one, other] = [await sessionOf(), await sessionOf()];
    now += STEP_MS;
    const renew = (session: Record<string, string>, code: string) =>
      own.post('account/twofactor/recoverycodes', { password: PASSWORD, code }, session);
    for (let guess = 0; guess < 5; guess++) expect((await renew(one, wrong)).status).toBe(400);
    expect((await renew(one, codeOf(secret))).status).toBe(429);
    expect((await renew(other, codeOf(secret))).status).toBe(200);
  });
});
