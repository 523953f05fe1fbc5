/** A company that registers, called by everybody: nobody learns by it which e-mails have an account. */
import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../../modules/identity/session/passwords.ts';
import { formatPasswordToken, hashPasswordSecret } from '../../modules/identity/session/password-token.ts';
import type { Try } from './calls.ts';
import { oneOfEachRole } from './callers.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { type Caller, everyone, type Permit } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

const PASSWORD = 'Right-1234!';
const SECRET_BYTES = 32;

const register =
  (path: string): Tries =>
  (fixture, caller) => {
    const call = (email: string) => ({
      method: 'POST',
      path,
      body: {
        company_name: 'New',
        full_name: 'New',
        email,
        password: PASSWORD,
        accept_terms: true,
        accept_privacy: true,
      },
      status: 204,
    });
    const known = { ...call('adminb@test.example'), target: "a foreign user's e-mail" };
    // Each answer takes its time: by one of each role is enough.
    return oneOfEachRole.includes(caller)
      ? [{ ...call(`registered${fixture.serial()}@test.example`), target: 'a new company' }, known]
      : [known];
  };

/** A company that waits for its confirmation, and the token of its link. */
async function waiting(fixture: Fixture): Promise<string> {
  const email = `${randomUUID()}@test.example`;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const tomorrow = new Date(Date.now() + 86_400_000);
  const companyId = await fixture.insert('customer', { name: 'Waiting', email, confirm_until: tomorrow });
  const userId = await fixture.insert('customer_user', {
    company_id: companyId,
    full_name: 'Waiting',
    email,
    is_admin: true,
    state: 'invited',
  });
  await fixture.insert('user_credential', {
    company_id: companyId,
    user_id: userId,
    password_hash: await hashPassword(PASSWORD),
    reset_hash: hashPasswordSecret(secret, email),
    reset_expires_at: tomorrow,
  });
  return formatPasswordToken({ companyId, userId, secret });
}

const missing = (): string =>
  formatPasswordToken({
    companyId: MISSING_ID,
    userId: MISSING_ID,
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  });

const noLink = { status: 404, code: 'registration_link_not_found' };

const byLink =
  (path: string, body: object): Tries =>
  async (fixture) => {
    const call = (token: string) => ({ method: 'POST', path, body: { token, ...body } });
    return [
      { ...call(await waiting(fixture)), target: 'a link', status: 200 },
      { ...call(missing()), target: 'a missing one', ...noLink },
    ];
  };

export const registrationCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'session.register': { may: [everyone], tries: register('jwt/register') },
  'session.client_register': { may: [everyone], tries: register('account/clientregister') },
  'session.resend_confirmation': {
    may: [everyone],
    tries: (_fixture, caller) => {
      const call = (email: string) => ({
        method: 'POST',
        path: 'account/clientregisterresend',
        body: { email },
        status: 204,
      });
      const unknown = { ...call('missing@test.example'), target: 'a missing one' };
      return oneOfEachRole.includes(caller)
        ? [{ ...call('adminb@test.example'), target: 'an account' }, unknown]
        : [unknown];
    },
  },
  'session.check_registration': { may: [everyone], tries: byLink('account/clientregistercheck', {}) },
  'session.confirm_registration': {
    may: [everyone],
    tries: byLink('account/clientregisterconfirm', { password: PASSWORD }),
  },
};
