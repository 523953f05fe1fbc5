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
  const insert = async (text: string, values: unknown[]): Promise<number> => {
    const [row] = await fixture.query<{ id: string }>(`${text} returning id`, values);
    return Number(row?.id);
  };
  const companyId = await insert(
    "insert into customer (name, email, confirm_until) values ('Waiting', $1, now() + interval '1 day')",
    [email],
  );
  const userId = await insert(
    "insert into customer_user (company_id, full_name, email, is_admin, state) values ($1, 'Waiting', $2, true, 'invited')",
    [companyId, email],
  );
  await insert(
    `insert into user_credential (company_id, user_id, password_hash, reset_hash, reset_expires_at)
      values ($1, $2, $3, $4, now() + interval '1 day')`,
    [companyId, userId, await hashPassword(PASSWORD), hashPasswordSecret(secret, email)],
  );
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
