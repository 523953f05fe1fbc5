/** What users do with their own accounts, called by everybody: each reaches his own and no other. */
import { randomUUID } from 'node:crypto';
import { accountMark } from '../../modules/identity/session/known-devices.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../modules/identity/session/recovery-codes.ts';
import { formatEmailChangeToken, type LinkPurpose } from '../../modules/identity/session/email-change/token.ts';
import { TEST_SECRET } from '../world.ts';
import type { Try } from './calls.ts';
import { companyWords, type Fixture, MISSING_ID } from './fixture.ts';
import { newSession } from './new-session.ts';
import { freshUser } from './rows-of-units.ts';
import { accounts, type Caller, everyone, type Permit } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

/** Of the administrators; nobody else of the world has one. */
const PASSWORD = 'Right-1234!';
const NEW_PASSWORD = 'Newer-5678!';
const hasPassword = ({ name }: Caller): boolean => ['adminA', 'adminB', 'superadmin'].includes(name);

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

/** The password is the one before again for the calls that follow. */
const changePassword: Tries = async (fixture, caller) => {
  const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
  const call = (known: Partial<Try>) =>
    withPassword('account/changepassword', body, { status: 204, ...known })(fixture, caller);
  if (!hasPassword(caller)) return call({});
  const userId = fixture.userId(caller.name);
  const [before] = await fixture.query<{ password_hash: string }>(
    'select password_hash from user_credential where user_id = $1',
    [userId],
  );
  const undo = async () => {
    await fixture.query('update user_credential set password_hash = $2 where user_id = $1', [
      userId,
      before?.password_hash,
    ]);
  };
  return call({ undo });
};

const endSession: Tries = async (fixture, caller) => {
  const sessionOf = async (name: string) => (await newSession(fixture, name)).id;
  const call = (id: number) => ({
    method: 'POST',
    path: `account/sessions/${id}/end`,
    body: { password: PASSWORD },
  });
  const own = caller.company === null ? 'adminA' : caller.name;
  const answered = (status: number) => (hasPassword(caller) ? { status } : { status: 400, code: 'invalid_input' });
  return [
    { ...call(await sessionOf(own)), target: 'another session of his', ...answered(204) },
    { ...call(await sessionOf(own === 'nobody' ? 'adminA' : 'nobody')), target: "a colleague's", ...answered(404) },
    { ...call(await sessionOf(own === 'adminB' ? 'adminA' : 'adminB')), target: 'a foreign one', ...answered(404) },
    { ...call(MISSING_ID), target: 'a missing one', ...answered(404) },
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
  const mark = accountMark(tokens, { password_hash: passwordHash, device_generation: 0 });
  const missing = await tokens.signChallenge({ companyId, userId: MISSING_ID, mark });
  const elsewhere = await tokens.signChallenge({ companyId: fixture.companyId('B'), userId, mark });
  const refused = { status: 401, code: 'challenge_expired' };
  return [
    {
      ...call(await tokens.signChallenge({ companyId, userId, mark })),
      target: 'a challenge',
      status: 200,
      discloses: [companyWords.A],
    },
    { ...call(missing), target: 'one of a missing user', ...refused },
    { ...call(elsewhere), target: 'one of another company', ...refused },
    { ...call('guessed'), target: 'a guessed one', ...refused },
  ];
};

const code = '000000';

/** A change is asked for by another call: here none waits. */
const noneWaits =
  (path: string): Tries =>
  async (fixture) => {
    await fixture.query("update email_change set state = 'cancelled' where state = 'pending'", []);
    return [{ target: 'his own account', method: 'POST', path, body: {}, status: 409, code: 'no_email_change' }];
  };

const seeNotice: Tries = async (fixture, caller) => {
  const noticeOf = (name: string, company: 'A' | 'B' | 'platform') =>
    fixture.owned('account_notice', company, { user_id: fixture.userId(name), kind: 'password_set' });
  const call = (id: number) => ({ method: 'POST', path: `account/notices/${id}/seen`, body: {} });
  const own = caller.company === null ? 'adminA' : caller.name;
  return [
    { ...call(await noticeOf(own, caller.company ?? 'A')), target: 'his own', status: 204 },
    { ...call(await noticeOf(own === 'nobody' ? 'adminA' : 'nobody', 'A')), target: "a colleague's", status: 404 },
    {
      ...call(await noticeOf(own === 'adminB' ? 'adminA' : 'adminB', own === 'adminB' ? 'A' : 'B')),
      target: 'a foreign one',
      status: 404,
    },
    { ...call(MISSING_ID), target: 'a missing one', status: 404 },
  ];
};

/** A link proves its mailbox, whoever is logged in. */
const byLink =
  (step: string, purpose: LinkPurpose): Tries =>
  async (fixture) => {
    const companyId = fixture.companyId('A');
    const userId = await freshUser(fixture, 'A');
    const [change] = await fixture.queryOf<{ id: string }>(
      companyId,
      `insert into email_change (company_id, user_id, old_email, new_email, expires_at)
        select company_id, id, email, 'moved-' || email, now() + interval '1 day' from customer_user where id = $1 returning id`,
      [userId],
    );
    const link = { companyId, changeId: Number(change?.id), purpose };
    const call = (given: typeof link) => ({
      method: 'POST',
      path: `account/emailchange/${step}`,
      body: { token: formatEmailChangeToken(TEST_SECRET, given) },
    });
    const missing = { status: 404, code: 'email_change_not_found' };
    return [
      { ...call(link), target: 'a link', status: 200, discloses: step === 'check' ? [companyWords.A] : [] },
      { ...call({ ...link, companyId: fixture.companyId('B') }), target: 'one of another company', ...missing },
      { ...call({ ...link, changeId: MISSING_ID }), target: 'a missing one', ...missing },
    ];
  };

export const accountCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'session.two_factor': { may: [everyone], tries: secondStep },
  'account.sessions': {
    may: [accounts],
    tries: () => [{ target: 'his own', path: 'account/sessions', status: 200 }],
  },
  'account.end_session': { may: [accounts], tries: endSession },
  'account.end_other_sessions': {
    may: [accounts],
    tries: withPassword('account/endothersessions', { password: PASSWORD }, { status: 200 }),
  },
  'account.change_password': {
    may: [accounts],
    tries: changePassword,
  },
  'account.email': {
    may: [accounts],
    tries: () => [{ target: 'his own', path: 'account/email', status: 200 }],
  },
  'account.change_email': {
    may: [accounts],
    tries: async (fixture, caller) => {
      // As many as a mailbox gets are asked for by others of the same name.
      await fixture.query('delete from mail_message', []);
      return withPassword(
        'account/email',
        { email: `moved${fixture.serial()}@test.example`, password: PASSWORD },
        { status: 204 },
      )(fixture, caller);
    },
  },
  'account.resend_email_change': { may: [accounts], tries: noneWaits('account/email/resend') },
  'account.cancel_email_change': { may: [accounts], tries: noneWaits('account/email/cancel') },
  'account.see_notice': { may: [accounts], tries: seeNotice },
  'email_change.check': { may: [everyone], tries: byLink('check', 'confirm') },
  'email_change.confirm': { may: [everyone], tries: byLink('confirm', 'confirm') },
  'email_change.take_back': { may: [everyone], tries: byLink('takeback', 'take_back') },
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
