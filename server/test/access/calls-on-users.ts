/** The actions on users and their rights, called by everybody: each sees colleagues and units as far as his rights go. */
import { randomUUID } from 'node:crypto';
import {
  formatPasswordToken,
  hashPasswordSecret,
  newPasswordSecret,
} from '../../modules/identity/session/password-token.ts';
import type { Try } from './calls.ts';
import { oneOfEachRole } from './callers.ts';
import { companyWords, type Fixture, MISSING_ID } from './fixture.ts';
import { freshUser } from './rows-of-units.ts';
import { type Caller, everyone, type Permit } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>;

const isAdmin = ({ role }: Caller): boolean => role === 'company_admin';
const ownCompany = ({ company }: Caller): 'A' | 'B' => (company === 'B' ? 'B' : 'A');

/** Who hands out rights or assigns feedback sees the company's other users. */
const seesColleagues = (caller: Caller): boolean =>
  isAdmin(caller) ||
  caller.right?.module === 'user' ||
  (caller.right?.module === 'feedback' && caller.right.right === 'edit');

const noUser = { status: 404, code: 'user_not_found' };
const noUnit = { status: 404, code: 'unit_not_found' };

/** A user by whatever the call names him with: a colleague, a foreign one, one who is not there. */
const onUsers =
  (call: (user: { id: number; email: string }) => Partial<Try> & { path: string }): Tries =>
  async (fixture, caller) => {
    const company = ownCompany(caller);
    const user = async (id: number) => {
      const [row] = await fixture.query<{ id: number; email: string }>(
        'select id, email from customer_user where id = $1',
        [id],
      );
      return row ?? { id: MISSING_ID, email: 'missing@test.example' };
    };
    const planted = fixture.of('customer_user').find((row) => row.isTarget && row.company === company);
    const colleague = await user(planted?.id ?? MISSING_ID);
    const foreign = await user(fixture.userId(company === 'A' ? 'adminB' : 'adminA'));
    return [
      { target: 'a colleague', ...call(colleague), ...(seesColleagues(caller) ? { status: 200 } : noUser) },
      { target: 'a foreign user', ...call(foreign), ...noUser },
      { target: 'a missing user', ...call(await user(MISSING_ID)), ...noUser },
    ];
  };

/** A unit within reach, one beyond, a foreign one, one that is not there. */
const onUnits =
  (call: (nodeId: number, caller: Caller, fixture: Fixture) => Partial<Try> & { path: string }): Tries =>
  (fixture, caller) => {
    const { companyA, companyB } = fixture.world;
    const [own, foreign] = ownCompany(caller) === 'A' ? [companyA, companyB] : [companyB, companyA];
    const within = caller.right || isAdmin(caller) ? { status: 200 } : noUnit;
    return [
      { target: 'within reach', ...call(own.nodes.room, caller, fixture), ...within },
      {
        target: 'beyond',
        ...call(own.nodes.otherBranch, caller, fixture),
        ...(isAdmin(caller) ? { status: 200 } : noUnit),
      },
      { target: 'foreign', ...call(foreign.nodes.room, caller, fixture), ...noUnit },
      { target: 'missing', ...call(MISSING_ID, caller, fixture), ...noUnit },
    ];
  };

/** Everybody with an account may ask why he himself may do what he may. */
const ofHimself = (fixture: Fixture, caller: Caller): number =>
  fixture.userId(caller.company === null || caller.company === 'platform' ? 'adminA' : caller.name);

/** Of the administrators. */
const PASSWORD = 'Right-1234!';

/** A new e-mail that waits for its confirmation. */
const plantChange = (fixture: Fixture, id: number) =>
  // By the user's row, which one database has.
  fixture.query(
    `insert into email_change (company_id, user_id, old_email, new_email, expires_at)
      select company_id, id, email, 'moved-' || email, now() + interval '1 day' from customer_user where id = $1`,
    [id],
  );

/** What an admin does with an account of his company: here a fresh one, so that each call is the first. */
const onAccounts =
  (
    action: string,
    given: object | (() => object),
    prepare?: (fixture: Fixture, id: number) => Promise<unknown>,
    ofHimself?: Pick<Try, 'status' | 'code'>,
  ): Tries =>
  async (fixture, caller) => {
    const company = ownCompany(caller);
    const call = (id: number) => ({
      method: 'POST',
      path: `customeruser/${id}/${action}`,
      body: typeof given === 'function' ? (given as () => object)() : given,
    });
    const colleague = await freshUser(fixture, company);
    await prepare?.(fixture, colleague);
    const foreign = fixture.userId(company === 'A' ? 'adminB' : 'adminA');
    return [
      { ...call(colleague), target: 'a colleague', status: 200 },
      { ...call(foreign), target: 'a foreign user', status: 404 },
      { ...call(MISSING_ID), target: 'a missing user', status: 404 },
      ...(ofHimself && isAdmin(caller)
        ? [{ ...call(fixture.userId(caller.name)), target: 'himself', ...ofHimself }]
        : []),
    ];
  };

/** Setting a password by a mailed link: whoever has the link may, and whoever has none learns nothing. */
export const passwordCalls: Record<string, { may: Permit[]; tries: Tries }> = {
  'password.send_link': {
    may: [everyone],
    tries: (_fixture, caller) => {
      const call = (email: string) => ({
        method: 'POST',
        path: 'account/forgetpasswordsendemail',
        body: { email },
        status: 204,
      });
      const missing = { ...call('missing@test.example'), target: 'a missing account' };
      // Each answer takes its time: by one of each role is enough.
      return oneOfEachRole.includes(caller)
        ? [{ ...call(`${caller.name}@test.example`), target: 'an account' }, missing]
        : [missing];
    },
  },
  'password.check_link': {
    may: [everyone],
    tries: async (fixture) => {
      const call = { method: 'POST', path: 'account/checkforgetpasswordtoken' };
      return [
        {
          ...call,
          target: 'a link',
          body: { token: await freshLink(fixture) },
          status: 200,
          discloses: [companyWords.A],
        },
        { ...call, target: 'a missing one', body: { token: missingLink(fixture) }, ...noLink },
      ];
    },
  },
  'password.set': {
    may: [everyone],
    tries: async (fixture) => {
      const call = (token: string) => ({
        method: 'POST',
        path: 'account/setforgetpassword',
        body: { token, password: 'Right-1234!' },
      });
      return [
        { ...call(await freshLink(fixture)), target: 'a link', status: 204 },
        { ...call(missingLink(fixture)), target: 'a missing one', ...noLink },
      ];
    },
  },
};

const noLink = { status: 404, code: 'password_link_not_found' };
const missingLink = (fixture: Fixture): string =>
  formatPasswordToken({
    companyId: fixture.companyId('A'),
    userId: fixture.userId('adminA'),
    secret: newPasswordSecret(),
  });

/** The token of a live link to a fresh user of A. */
async function freshLink(fixture: Fixture): Promise<string> {
  const userId = await freshUser(fixture, 'A');
  const [user] = await fixture.query<{ email: string }>('select email from customer_user where id = $1', [userId]);
  const secret = newPasswordSecret();
  await fixture.owned('user_credential', 'A', {
    user_id: userId,
    reset_hash: hashPasswordSecret(secret, user?.email ?? ''),
    reset_expires_at: new Date(Date.now() + 3_600_000),
  });
  return formatPasswordToken({ companyId: fixture.companyId('A'), userId, secret });
}

/** None of the administrators has it, so that nobody's session is held up by it. */
const requiresTwoFactor: Tries = (fixture, caller) => {
  const own = ownCompany(caller);
  const call = (id: number) => ({
    method: 'POST',
    path: `companyprofile/${id}/require_two_factor`,
    body: { required: true, password: PASSWORD },
  });
  return [
    { ...call(fixture.companyId(own)), target: 'the own company', status: 409, code: 'no_own_two_factor' },
    { ...call(fixture.companyId(own === 'A' ? 'B' : 'A')), target: 'a foreign company', status: 404 },
    { ...call(MISSING_ID), target: 'a missing company', status: 404 },
  ];
};

export const userActionTries: Record<string, Tries> = {
  'company_profile.require_two_factor': requiresTwoFactor,
  'customer_user.admin_permission': onAccounts('admin_permission', { is_admin: true }),
  'customer_user.send_password_link': onAccounts('send_password_link', { password: PASSWORD }),
  'customer_user.reset_two_factor': onAccounts('reset_two_factor', { password: PASSWORD }, undefined, { status: 403 }),
  'customer_user.end_sessions': onAccounts('end_sessions', {}, undefined, { status: 403 }),
  'customer_user.change_email': onAccounts('change_email', () => ({
    email: `${randomUUID()}@test.example`,
    password: PASSWORD,
  })),
  'customer_user.resend_email_change': onAccounts('resend_email_change', {}, plantChange),
  'customer_user.cancel_email_change': onAccounts('cancel_email_change', {}, plantChange),
  'node_user_access.check_company_user': onUsers(({ email }) => ({
    method: 'POST',
    path: 'nodeuseraccess/check_company_user',
    body: { email },
  })),
  'node_user_access.get_user_node_access_list': onUsers(({ id }) => ({
    method: 'POST',
    path: 'nodeuseraccess/get_user_node_access_list',
    body: { user_id: id },
  })),
  'node_user_access.unit_access': onUnits((nodeId) => ({ path: `nodeuseraccess/unit_access?node_id=${nodeId}` })),
  'node_user_access.explain': onUnits((nodeId, caller, fixture) => ({
    path: `nodeuseraccess/explain?user_id=${ofHimself(fixture, caller)}&node_id=${nodeId}`,
  })),
};
