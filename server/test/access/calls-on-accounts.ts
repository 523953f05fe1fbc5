/** What users do with their own accounts, called by everybody: each reaches his own and no other. */
import { randomUUID } from 'node:crypto';
import { hashRecoveryCode, newRecoveryCodes } from '../../session/recovery-codes.ts';
import type { Try } from './calls.ts';
import { companyWords, type Fixture, MISSING_ID } from './fixture.ts';
import { newSession } from './new-session.ts';
import { freshUser } from './rows-of-units.ts';
import { accounts, type Caller, everyone, type Permit } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

/** Of A's admin; nobody else of the world has one. */
const PASSWORD = 'Right-1234!';
const hasPassword = ({ name }: Caller): boolean => name === 'adminA';

/** Who gives another's password is refused at it, and nothing is noted of an account that has none. */
const withPassword =
  (path: string, body: object, known: Pick<Try, 'status'> & Partial<Try>): Tries =>
  (_fixture, caller) => [
    {
      target: 'his own account',
      method: 'POST',
      path,
      body,
      ...(hasPassword(caller) ? known : { status: 400, code: 'invalid_input' }),
    },
  ];

const endSession: Tries = async (fixture, caller) => {
  const sessionOf = async (name: string) => (await newSession(fixture, name)).id;
  const call = (id: number) => ({ method: 'DELETE', path: `account/sessions/${id}` });
  const own = caller.company === null ? 'adminA' : caller.name;
  return [
    { ...call(await sessionOf(own)), target: 'another session of his', status: 204 },
    { ...call(await sessionOf(own === 'nobody' ? 'adminA' : 'nobody')), target: "a colleague's", status: 404 },
    { ...call(await sessionOf(own === 'adminB' ? 'adminA' : 'adminB')), target: 'a foreign one', status: 404 },
    { ...call(MISSING_ID), target: 'a missing one', status: 404 },
  ];
};

/** The second step is open to whoever has taken the first: here one of A, with a recovery code. */
const secondStep: Tries = async (fixture) => {
  const companyId = fixture.companyId('A');
  const userId = await freshUser(fixture, 'A');
  const [code = ''] = newRecoveryCodes();
  const { tokens } = fixture.world;
  const passwordHash = randomUUID();
  await fixture.owned('user_credential', 'A', { user_id: userId, password_hash: passwordHash });
  await fixture.owned('two_factor', 'A', {
    user_id: userId,
    secret: 'of no app',
    confirmed_at: new Date(),
    recovery_hashes: `{${hashRecoveryCode(code)}}`,
  });
  const call = (challenge: string) => ({ method: 'POST', path: 'jwt/twofactor', body: { challenge, code } });
  const passwordMark = tokens.fingerprint(passwordHash);
  const missing = await tokens.signChallenge({ companyId, userId: MISSING_ID, passwordMark });
  const elsewhere = await tokens.signChallenge({ companyId: fixture.companyId('B'), userId, passwordMark });
  const refused = { status: 401, code: 'challenge_expired' };
  return [
    {
      ...call(await tokens.signChallenge({ companyId, userId, passwordMark })),
      target: 'a challenge',
      status: 200,
      tells: [companyWords.A],
    },
    { ...call(missing), target: 'one of a missing user', ...refused },
    { ...call(elsewhere), target: 'one of another company', ...refused },
    { ...call('guessed'), target: 'a guessed one', ...refused },
  ];
};

const code = '000000';

export const accountCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'session.two_factor': { may: [everyone], tries: secondStep },
  'account.sessions': {
    may: [accounts],
    tries: () => [{ target: 'his own', path: 'account/sessions', status: 200 }],
  },
  'account.end_session': { may: [accounts], tries: endSession },
  'account.end_other_sessions': {
    may: [accounts],
    tries: () => [{ target: 'his own', method: 'POST', path: 'account/endothersessions', body: {}, status: 200 }],
  },
  'account.change_password': {
    may: [accounts],
    tries: withPassword(
      'account/changepassword',
      { current_password: PASSWORD, new_password: PASSWORD },
      { status: 204 },
    ),
  },
  'two_factor.state': {
    may: [accounts],
    tries: () => [{ target: 'his own', path: 'account/twofactor', status: 200 }],
  },
  'two_factor.confirm': {
    may: [accounts],
    tries: () => [
      {
        target: 'none begun',
        method: 'POST',
        path: 'account/twofactor/confirm',
        body: { code },
        status: 409,
        code: 'two_factor_not_begun',
      },
    ],
  },
  'two_factor.turn_off': {
    may: [accounts],
    tries: withPassword('account/twofactor/off', { password: PASSWORD, code }, { status: 409, code: 'two_factor_off' }),
  },
  'two_factor.renew_recovery_codes': {
    may: [accounts],
    tries: withPassword(
      'account/twofactor/recoverycodes',
      { password: PASSWORD, code },
      { status: 409, code: 'two_factor_off' },
    ),
  },
  'two_factor.begin': {
    may: [accounts],
    tries: withPassword('account/twofactor/begin', { password: PASSWORD }, { status: 200 }),
  },
};
