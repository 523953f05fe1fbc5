/** A super administrator as a company's user: who may, what it leaves in the logs, what is refused in it, how it ends. */
import { beforeEach, describe, expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { PASSWORD, peopleOf, type SignedInAnswer } from '../../../test/accounts.ts';
import { type CallAnswer, scenarios, servedWorld } from '../../../test/scenarios.ts';
import { acceptsProperty, isOwnerOnly } from './owner-only.ts';

const REASON = 'Ticket 7: the tree does not open';
const asUser = (userId: unknown, reason: unknown = REASON) => ({ user_id: userId, reason });
const call = { as: 'superadmin', method: 'POST', path: 'account/loginascompanyuser' } as const;

scenarios('log in as a user', [
  {
    ...call,
    name: 'a reason of blanks is none',
    body: ({ principals }) => asUser(principals['adminA']?.userId, ' \t '),
    status: 400,
    code: 'invalid_input',
    pointers: ['/reason'],
  },
  { ...call, name: 'a missing user is 404', body: asUser(999_999_999), status: 404, code: 'not_found' },
  {
    ...call,
    name: 'a super administrator is nobody to log in as, himself included',
    body: ({ principals }) => asUser(principals['superadmin']?.userId),
    status: 404,
    code: 'not_found',
  },
  {
    ...call,
    name: 'an active user of a company can be logged in as',
    body: ({ principals }) => asUser(principals['nobody']?.userId),
    status: 200,
    contains: {
      userData: { full_name: 'nobody', role: 'client', impersonation: { by: 'superadmin', reason: REASON } },
    },
  },
]);

const served = await servedWorld();
const people = peopleOf(served);

/** As an administrator of company A. */
async function impersonate(name = 'adminA'): Promise<SignedInAnswer> {
  const answer = await served.call({ ...call, body: asUser(people.principal(name).userId) });
  expect(answer.status).toBe(200);
  return answer.body as SignedInAnswer;
}

const by = ({ accessToken }: SignedInAnswer, path: string, method = 'GET', body?: object): Promise<CallAnswer> =>
  served.call({ path, method, body, headers: { authorization: `Bearer ${accessToken}` } });

const userDataOf = async (session: SignedInAnswer) =>
  (await by(session, 'account/userinfo')).body as { owner_only: string[] };

interface Entry {
  actor_role: string;
  actor_name: string;
  operation: string;
  entity: string;
  record_id: number;
  changes: Record<string, unknown>;
  impersonator_name: string | null;
}

const entriesOf = (name: string): Promise<Entry[]> =>
  people.asSession<Entry>(
    name,
    `select actor_role, actor_name, operation, entity, record_id, changes, impersonator_name from audit_entry order by id`,
  );

describe('what it leaves', () => {
  test("it stands with its reason in the company's log and in the platform's", async () => {
    await impersonate();
    const { userId, companyId } = people.principal('adminA');
    const logged = { actor_role: 'superadmin', actor_name: 'superadmin', operation: 'login_as', record_id: userId };
    const inCompany = (await entriesOf('adminA')).at(-1);
    expect(inCompany).toMatchObject({ ...logged, entity: 'customer_user', changes: { reason: REASON } });
    expect((await entriesOf('superadmin')).at(-1)).toMatchObject({
      ...logged,
      changes: { reason: REASON, company_id: companyId },
    });
    expect((await entriesOf('adminB')).filter(({ operation }) => operation === 'login_as')).toEqual([]);
  });

  test('each write in it is marked, by an action, a patch, and the logout; those of the user himself are not', async () => {
    const lent = await impersonate();
    expect((await by(lent, 'companyorganization', 'POST', { name: 'Made in support' })).status).toBe(201);
    expect(
      (await by(lent, `companyprofile/${people.principal('adminA').companyId}`, 'PATCH', { city: 'Rome' })).status,
    ).toBe(200);
    await served.call({ as: 'adminA', method: 'POST', path: 'companyorganization', body: { name: 'Made at home' } });
    expect((await by(lent, 'jwt/logout', 'POST', {})).status).toBe(204);
    const marks = (await entriesOf('adminA'))
      .slice(-4)
      .map(({ operation, actor_name, impersonator_name }) => [operation, actor_name, impersonator_name]);
    expect(marks).toEqual([
      ['create', 'adminA', 'superadmin'],
      ['patch', 'adminA', 'superadmin'],
      ['create', 'adminA', null],
      ['logout', 'adminA', 'superadmin'],
    ]);
  });

  test("the company's administrators read who it was; the user's last login stays as it was", async () => {
    const before = await people.asSession('adminA', 'select last_login_at from customer_user order by id');
    await impersonate();
    expect(await people.asSession('adminA', 'select last_login_at from customer_user order by id')).toEqual(before);
    const { body } = await served.call({ as: 'adminA', path: 'auditentry?filter={"operation":"login_as"}' });
    expect((body as object[])[0]).toMatchObject({ actor_name: 'superadmin', changes: { reason: REASON } });
  });

  test('a refused one leaves nothing in any log, and no session', async () => {
    const counts = () =>
      Promise.all(
        ['adminA', 'superadmin'].map((name) =>
          people.asSession(
            name,
            'select (select count(*) from audit_entry) as entries, (select count(*) from session) as sessions',
          ),
        ),
      );
    const before = await counts();
    const userId = people.principal('nobody').userId;
    await people.asSession('nobody', "update customer_user set state = 'disabled' where id = $1", [userId]);
    expect(await served.call({ ...call, body: asUser(userId) })).toMatchObject({
      status: 409,
      body: { code: 'user_not_active' },
    });
    await people.asSession('nobody', "update customer_user set state = 'active' where id = $1", [userId]);
    expect(await counts()).toEqual(before);
  });
});

describe('what is refused in it', () => {
  let lent: SignedInAnswer;
  beforeEach(async () => {
    lent = await impersonate();
  });

  test.each([
    ['the password', 'POST', 'account/changepassword', { current_password: 'x', new_password: 'Other-1234!' }],
    ['the second step', 'POST', 'account/twofactor/begin', { password: 'x' }],
    ['sessions', 'POST', 'account/endothersessions', {}],
    ['a new user', 'POST', 'customeruser', { full_name: 'Me', email: 'me@platform.example' }],
    ['another address of a user', 'PATCH', 'customeruser/1', { email: 'me@platform.example' }],
    ['the rights of an administrator', 'POST', 'customeruser/1/admin_permission', { is_admin: true }],
    ['a right at a unit', 'POST', 'nodeuseraccess', { node_id: 1, user_id: 1, user_read: true }],
    ['another right at a unit', 'PATCH', 'nodeuseraccess/1', { user_edit: true }],
    ['taking a right', 'DELETE', 'nodeuseraccess/1', undefined],
    ['a link that sets a password', 'POST', 'customeruser/1/send_password_link', {}],
    ['the second step of another', 'POST', 'customeruser/1/reset_two_factor', {}],
    ['a webhook', 'POST', 'webhooks', { name: 'x', url: 'https://away.example' }],
    ['the price of an upgrade', 'POST', 'subscriptionupgradeamountcalculation', { sub_plan_id: 1 }],
    ['paying', 'POST', 'account/clientregistercreditcartpay', { card_number: '4242424242424242' }],
  ])('%s', async (_what, method, path, body) => {
    expect(await by(lent, path, method, body)).toMatchObject({
      status: 403,
      body: { code: 'not_while_logged_in_as' },
    });
  });

  test('logging in as yet another', async () => {
    const body = asUser(people.principal('adminB').userId);
    expect((await by(lent, 'account/loginascompanyuser', 'POST', body)).status).toBe(403);
  });

  test('each call that takes a card or a consent to pay, whoever adds it', () => {
    const takesCard = [...served.app.operations.values()].filter(({ input: { body } }) =>
      ['card_number', 'accept_agreement', 'use_saved_card'].some((name) => acceptsProperty(body, name)),
    );
    expect(takesCard.length).toBeGreaterThan(0);
    expect(takesCard.filter((operation) => !isOwnerOnly(operation)).map(({ id }) => id)).toEqual([]);
  });

  test('is told by its user data, and nobody else is told of it', async () => {
    const { owner_only: logged } = await userDataOf(lent);
    expect(lent).toMatchObject({ userData: { owner_only: logged } });
    expect((await served.call({ as: 'adminA', path: 'account/userinfo' })).body).toMatchObject({ owner_only: [] });
    const answers = await Promise.all(
      logged.map(async (id) => {
        const { method = '', path = '' } = served.app.operations.get(id) ?? {};
        const { body } = await by(lent, path.replace(/:\w+/g, '1'), method, method === 'DELETE' ? undefined : {});
        return (body as { code: string }).code;
      }),
    );
    // What the user may not do himself is refused to him as such.
    expect(new Set(answers)).toEqual(new Set(['not_while_logged_in_as', 'forbidden']));
    expect(logged.filter((_, at) => answers[at] === 'forbidden').toSorted()).toEqual([
      'currency.import',
      'customer.reset_two_factor',
      'discount.import',
    ]);
    expect(logged).toEqual(
      expect.arrayContaining(['account.change_password', 'node_user_access.create', 'webhook.test']),
    );
  });

  test('is named in the back office as it is here', async () => {
    const { owner_only: logged } = await userDataOf(lent);
    const named = globSync('admin/features/**/*.{ts,tsx}').flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      const lists = source.matchAll(/(?:operations=\{\[|OPERATIONS = \[|isOwnerOnly\()([^\])]+)/g);
      return [...lists].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id));
    });
    expect(new Set(named).size).toBeGreaterThan(15);
    expect(named.filter((id) => !logged.includes(String(id)))).toEqual([]);
  });

  test('the rights of a user are read in it', async () => {
    const body = { user_id: people.principal('nobody').userId };
    expect((await by(lent, 'nodeuseraccess/get_user_node_access_list', 'POST', body)).status).toBe(200);
  });

  test('other companies stay out of reach', async () => {
    const { companyB } = served.world;
    expect((await by(lent, `companyorganizationnodes/${companyB.nodes.room}`)).status).toBe(404);
    expect((await by(lent, 'customer')).status).toBe(403);
  });
});

test('it stands among the devices of its user, with who and why, and he ends it', async () => {
  const lent = await impersonate();
  const { results } = (await served.call({ as: 'adminA', path: 'account/sessions' })).body as {
    results: { id: number; is_current: boolean; lent_to: string | null; reason: string | null }[];
  };
  expect(results.find(({ is_current: isCurrent }) => isCurrent)).toMatchObject({ lent_to: null, reason: null });
  const marked = results.find(({ lent_to: lentTo }) => lentTo !== null);
  expect(marked).toMatchObject({ lent_to: 'superadmin', reason: REASON });
  await people.reset('adminA');
  const path = `account/sessions/${marked?.id}/end`;
  const body = { password: PASSWORD };
  expect((await served.call({ as: 'adminA', method: 'POST', path, body })).status).toBe(204);
  expect((await by(lent, 'account/userinfo')).status).toBe(401);
  expect((await people.refresh(lent)).status).toBe(401);
  expect((await served.call({ as: 'superadmin', path: 'account/userinfo' })).status).toBe(200);
});

describe('how it ends', () => {
  const toPast = (name: string, userId: number) =>
    people.asSession(name, "update session set expires_at = now() - interval '1 second' where impersonator_id = $1", [
      userId,
    ]);

  test('after an hour, however often it is refreshed', async () => {
    const first = await impersonate();
    const [{ minutes } = { minutes: 0 }] = await people.asSession<{ minutes: number }>(
      'adminA',
      'select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from session where impersonator_id is not null order by id desc limit 1',
    );
    expect(minutes).toBe(60);
    const ends = () =>
      people.asSession(
        'adminA',
        'select expires_at from session where impersonator_id is not null order by id desc limit 1',
      );
    const before = await ends();
    const next = await people.refresh(first);
    expect(next.status).toBe(200);
    expect(await ends()).toEqual(before);
    const second = next.body as SignedInAnswer;
    expect(await by(second, 'account/userinfo')).toMatchObject({ body: { impersonation: { by: 'superadmin' } } });
    await toPast('adminA', people.principal('superadmin').userId);
    expect((await by(second, 'account/userinfo')).status).toBe(401);
    expect((await people.refresh(second)).status).toBe(401);
  });

  test('at once by its logout; the own session of who came back goes on', async () => {
    const lent = await impersonate();
    await by(lent, 'jwt/logout', 'POST', {});
    expect((await by(lent, 'account/userinfo')).status).toBe(401);
    expect((await people.refresh(lent)).status).toBe(401);
    expect((await served.call({ as: 'superadmin', path: 'account/userinfo' })).status).toBe(200);
  });

  test('with the session from which it came, at once, and the log says so at the next refresh', async () => {
    const lent = await impersonate();
    const { sessionId } = people.principal('superadmin');
    await people.asSession('superadmin', 'update session set revoked_at = now() where id = $1', [sessionId]);
    expect((await by(lent, 'account/userinfo')).status).toBe(401);
    expect((await by(lent, 'companyorganization', 'POST', { name: 'Made too late' })).status).toBe(401);
    expect((await people.refresh(lent)).status).toBe(401);
    expect((await entriesOf('adminA')).at(-1)).toMatchObject({
      operation: 'login_as_ended',
      impersonator_name: 'superadmin',
    });
    await people.asSession('superadmin', 'update session set revoked_at = null where id = $1', [sessionId]);
  });

  test('with the company, when it is closed', async () => {
    const lent = await impersonate('adminB');
    const { companyId } = people.principal('adminB');
    const close = { as: 'superadmin', method: 'POST', path: `customer/${companyId}/close`, body: { reason: 'Unpaid' } };
    expect((await served.call(close)).status).toBe(200);
    expect((await by(lent, 'account/userinfo')).status).toBe(401);
    expect(await served.call({ ...call, body: asUser(people.principal('adminB').userId) })).toMatchObject({
      status: 409,
      body: { code: 'company_closed' },
    });
  });
});
