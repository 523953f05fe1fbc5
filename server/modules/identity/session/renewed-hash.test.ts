/** A hash of parameters that are no longer those of now is renewed by the login, which alone has the password. */
import { hash } from '@node-rs/argon2';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD, type SignedInAnswer } from '../../../test/accounts.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { codeClock, twoFactorOf } from '../../../test/two-factor.ts';
import { hashPassword, isHashOfNow } from './passwords.ts';

const WHO = 'nobody';
const clock = codeClock();
const served = await servedWorld({ now: clock.now });
const people = twoFactorOf(served, clock);
beforeEach(() => people.reset(WHO));

const stored = async (): Promise<string> => {
  const [row] = await people.asSession<{ password_hash: string }>(
    WHO,
    'select password_hash from user_credential where user_id = $1',
    [people.principal(WHO).userId],
  );
  return row?.password_hash ?? '';
};
const weaken = async (): Promise<string> => {
  const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await people.asSession(WHO, 'update user_credential set password_hash = $2 where user_id = $1', [
    people.principal(WHO).userId,
    weak,
  ]);
  return weak;
};

test('what is hashed now is of the parameters of now', async () => {
  expect(isHashOfNow(await hashPassword(PASSWORD))).toBe(true);
  expect(isHashOfNow(await weaken())).toBe(false);
});

test('the right password renews it, and logs in before and after', async () => {
  const weak = await weaken();
  expect((await people.logIn(WHO, 'Wrong-1234!')).status).toBe(401);
  expect(await stored()).toBe(weak);
  const session = await people.signIn(WHO);
  expect((await people.get('account/userinfo', session.accessToken)).status).toBe(200);
  const renewed = await stored();
  expect(isHashOfNow(renewed)).toBe(true);
  expect((await people.logIn(WHO)).status).toBe(200);
  expect(await stored()).toBe(renewed);
});

test('a challenge that was made with the renewal is answered', async () => {
  const secret = await people.setUp(await people.signIn(WHO));
  await weaken();
  const session: SignedInAnswer = await people.signInWithCode(WHO, secret);
  expect(isHashOfNow(await stored())).toBe(true);
  expect((await people.get('account/userinfo', session.accessToken)).status).toBe(200);
});

test('of two logins at once both are let in', async () => {
  await weaken();
  const both = await Promise.all([people.logIn(WHO), people.logIn(WHO)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(isHashOfNow(await stored())).toBe(true);
});
