/** From a registration to the first login: what is answered, what is mailed, what begins, and what it must not tell. */
import { beforeEach, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../../app/mail-templates.ts';
import { forgetRegistrations } from '../../jobs/forget-registrations.ts';
import { deliverDue } from '../../../../platform/mail/deliver.ts';
import { keepingTransport } from '../../../../platform/mail/transport.ts';
import { type CallAnswer, servedWorld } from '../../../../test/scenarios.ts';
import { TEST_SECRET } from '../../../../test/world.ts';

const PASSWORD = 'Right-1234!';
const OTHER = 'Other-5678!';
const EMAIL = 'ada@new.example';
const KNOWN = 'nobody@test.example';

const registration = {
  company_name: 'Analytical Engines',
  full_name: 'Ada Byron',
  email: EMAIL,
  phone: '+44 20 0000',
  password: PASSWORD,
  accept_terms: true,
  accept_privacy: true,
};

const served = await servedWorld();
beforeEach(() => asWorker('delete from mail_message'));

const asWorker = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  served.world.database.lookup<Row>('worker', { text, values });
const asSession = <Row extends object>(companyId: number, text: string): Promise<Row[]> =>
  served.world.database.statement<Row>('session', companyId, { text, values: [] });
const post = (path: string, body: object, headers = {}): Promise<CallAnswer> =>
  served.call({ method: 'POST', path, body, headers });
const register = (changes: object = {}, headers = {}) =>
  post('account/clientregister/', { ...registration, ...changes }, headers);
const login = (email: string, password = PASSWORD) => post('jwt/login', { email, password });
const check = (token: string) => post('account/clientregistercheck', { token });
const confirm = (token: string, password = PASSWORD) => post('account/clientregisterconfirm', { token, password });
const resend = (email = EMAIL) => post('account/clientregisterresend', { email });
const forget = (email = EMAIL) => post('account/forgetpasswordsendemail', { email });
const kinds = async () =>
  (await asWorker<{ kind: string }>('select kind from mail_message order by id')).map(({ kind }) => kind);
const companyOf = async (email: string): Promise<number> => {
  const [found] = await asWorker<{ company_id: number }>('select company_id from customer_user where email = $1', [
    email,
  ]);
  return found?.company_id ?? 0;
};
const age = (interval: string) =>
  asWorker(
    `update customer set confirm_until = confirm_until - interval '${interval}' where confirm_until is not null`,
  );

interface Mail {
  subject: string;
  text: string;
}

/** Delivers what is queued; answers the last mail. */
async function lastMail(): Promise<Mail> {
  const { database } = served.world;
  await deliverDue({
    mailTemplate,
    database,
    publicUrl: 'https://feedback.test',
    secret: TEST_SECRET,
    transport: keepingTransport,
    log: { error: (_message, { error }) => expect.fail(String(error)) },
  });
  const [mail] = await asWorker<{ content: Mail }>('select content from mail_message order by id desc limit 1');
  if (!mail) throw new Error('Nothing was mailed.');
  return mail.content;
}

async function lastToken(): Promise<string> {
  const [address = ''] = /https:\S+token=\S+/.exec((await lastMail()).text) ?? [];
  return new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';
}

/** A registration of its own for a test, confirmed or not. */
let serial = 0;
async function registered(): Promise<{ email: string; token: string }> {
  serial += 1;
  const email = `person${serial}@fresh.example`;
  expect((await register({ email })).status).toBe(204);
  return { email, token: await lastToken() };
}

describe('a registration', () => {
  test('is confirmed by its link and its password: then the company begins, and its first administrator is signed in', async () => {
    expect(await register({}, { 'preferred-language': 'de' })).toMatchObject({ status: 204, body: '' });
    const mail = await lastMail();
    expect(mail.subject).toBe('Bestätigen Sie Ihre Registrierung');
    expect(mail.text).toContain('Analytical Engines');
    const token = await lastToken();
    expect(mail.text).toContain('https://feedback.test/register/confirm#token=');
    expect(await check(token)).toMatchObject({
      status: 200,
      body: { email: EMAIL, company_name: 'Analytical Engines' },
    });
    expect(await login(EMAIL)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const confirmed = await confirm(token);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { userData: { role: 'client', is_admin: true, company_name: 'Analytical Engines', locale: 'de' } },
    });
    const { accessToken, userData } = confirmed.body as {
      accessToken: string;
      userData: { company_id: number; ability: { subject: string }[] };
    };
    expect(userData.ability.map(({ subject }) => subject)).toContain('clientregister');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect(await served.call({ path: 'surveys', headers })).toMatchObject({
      status: 200,
      body: [{ name: 'Default survey' }],
    });
    expect(await asSession(userData.company_id, 'select operation, actor_name, request_id from audit_entry')).toEqual([
      { operation: 'register', actor_name: 'Ada Byron', request_id: confirmed.headers.get('x-request-id') },
    ]);
    expect((await login(EMAIL)).status).toBe(200);
  });

  test('works once, also for two who follow its link at the same moment', async () => {
    const { email, token } = await registered();
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await confirm(token)).toMatchObject({ status: 404, body: { code: 'registration_link_not_found' } });
    const companyId = await companyOf(email);
    expect(await asSession(companyId, 'select id from survey')).toHaveLength(1);
  });

  test('is not confirmed by the link alone: a wrong password stands at its field, and too many lock', async () => {
    const { token } = await registered();
    expect(await confirm(token, OTHER)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/password' }] } });
    for (let attempt = 0; attempt < 9; attempt++) await confirm(token, OTHER);
    const locked = await confirm(token);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('whose password is forgotten is confirmed by setting another one', async () => {
    const { email, token } = await registered();
    expect((await post('account/setforgetpassword', { token, password: OTHER })).status).toBe(204);
    expect((await login(email, OTHER)).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect(await asSession(await companyOf(email), 'select id from survey')).toHaveLength(1);
    // By a link of its own too.
    const other = await registered();
    expect((await forget(other.email)).status).toBe(204);
    expect((await post('account/setforgetpassword', { token: await lastToken(), password: OTHER })).status).toBe(204);
    expect((await login(other.email, OTHER)).status).toBe(200);
  });

  test('that somebody begins with the same e-mail leaves the first link as it is; who confirms first has the e-mail', async () => {
    const { email, token } = await registered();
    expect((await register({ email, company_name: 'Renamed', password: OTHER })).status).toBe(204);
    const next = await lastToken();
    expect(await check(token)).toMatchObject({ body: { company_name: 'Analytical Engines' } });
    expect(await check(next)).toMatchObject({ body: { company_name: 'Renamed' } });
    expect((await confirm(next)).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(next, OTHER)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await login(email, OTHER)).status).toBe(401);
  });

  test('is not squatted by an invitation, nor squats one: each is had by who follows its link first', async () => {
    const email = 'wanted@fresh.example';
    const invite = (as: string) =>
      served.call({ as, method: 'POST', path: 'customeruser', body: { full_name: 'Wanted', email } });
    expect((await invite('adminA')).status).toBe(201);
    const first = await lastToken();
    expect((await invite('adminB')).status).toBe(201);
    expect((await register({ email })).status).toBe(204);
    const registration = await lastToken();
    expect((await confirm(registration)).status).toBe(200);
    expect(await post('account/setforgetpassword', { token: first, password: OTHER })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect((await login(email)).status).toBe(200);
  });

  test('of an e-mail that has an account elsewhere is not told to who invites it, only to its mailbox', async () => {
    const body = { full_name: 'Known', email: KNOWN };
    expect((await served.call({ as: 'adminB', method: 'POST', path: 'customeruser', body })).status).toBe(201);
    const mail = await lastMail();
    expect(mail.text).toContain('already belongs to another Feedtree account');
    expect(mail.text).not.toContain('token=');
  });

  test('of one e-mail mails it three times in a quarter of an hour', async () => {
    const email = 'often@fresh.example';
    for (let request = 0; request < 5; request++) expect((await register({ email })).status).toBe(204);
    expect(await kinds()).toEqual(['registration', 'registration', 'registration']);
  });

  test('is mailed again to who waits for it, three times in a quarter of an hour at most, and to nobody else', async () => {
    const { email, token } = await registered();
    for (let request = 0; request < 4; request++) expect((await resend(email)).status).toBe(204);
    expect(await kinds()).toEqual(['registration', 'registration', 'registration']);
    expect(await lastToken()).toBe(token);
    expect((await confirm(token)).status).toBe(200);
    await asWorker('delete from mail_message');
    for (const other of [email, KNOWN, 'unknown@nowhere.example']) expect((await resend(other)).status).toBe(204);
    expect(await kinds()).toEqual([]);
  });

  test('that nobody confirms is forgotten, and the e-mail is free again; one that was is not', async () => {
    const kept = await registered();
    await confirm(kept.token);
    const lost = await registered();
    await forget(lost.email);
    const lostCompany = await companyOf(lost.email);
    await age('6 days');
    while (await forgetRegistrations(served.world.database, 1));
    expect(await companyOf(lost.email)).toBe(lostCompany);
    await age('2 days');
    expect((await confirm(lost.token)).status).toBe(404);
    await resend(lost.email);
    while (await forgetRegistrations(served.world.database, 1));
    expect(await asWorker('select id from customer where id = $1', [lostCompany])).toEqual([]);
    expect(await companyOf(lost.email)).toBe(0);
    expect(await companyOf(kept.email)).toBeGreaterThan(0);
    expect((await register({ email: lost.email })).status).toBe(204);
    expect((await confirm(await lastToken())).status).toBe(200);
  });
});

describe('an e-mail that has an account', () => {
  test('is answered like any other, told of it by mail, and nothing changes', async () => {
    const before = await asWorker('select id, name from customer order by id');
    const [known, unknown] = [
      await register({ email: 'Nobody@Test.example' }),
      await register({ email: 'x@y.example' }),
    ];
    for (const { status, body } of [known, unknown]) expect({ status, body }).toEqual({ status: 204, body: '' });
    const headersOf = ({ headers }: CallAnswer) => [...headers.keys()].toSorted();
    expect(headersOf(known)).toEqual(headersOf(unknown));
    expect(
      (await asWorker<{ id: number }>('select id, name from customer order by id')).slice(0, before.length),
    ).toEqual(before);
    expect((await kinds()).toSorted()).toEqual(['account_exists', 'registration']);
    await asWorker(`delete from mail_message where kind = 'registration'`);
    const mail = await lastMail();
    expect(mail.subject).toBe('You already have an account');
    // What somebody else has written must not be mailed to its owner.
    expect(mail.text).not.toContain('Analytical');
    expect(mail.text).not.toContain('token=');
  });

  test('is not filled with mails', async () => {
    for (let request = 0; request < 5; request++) await register({ email: KNOWN });
    expect(await kinds()).toEqual(['account_exists', 'account_exists', 'account_exists']);
  });

  test('and is disabled, is told nothing', async () => {
    const { companyId, userId } = served.world.principals['node_read'] ?? { companyId: 0, userId: 0 };
    await asSession(companyId, `update customer_user set state = 'disabled' where id = ${userId}`);
    expect((await register({ email: 'node_read@test.example' })).status).toBe(204);
    expect(await kinds()).toEqual([]);
  });
});

test.each([
  [{ email: 'no e-mail' }, ['/email']],
  [{ company_name: '' }, ['/company_name']],
  [{ password: 'weak', accept_terms: false, accept_privacy: false }, ['/password', '/accept_terms', '/accept_privacy']],
  [{ is_platform: true }, ['/is_platform']],
])('a registration with %j is refused at its place, whether the e-mail is known or not', async (changes, pointers) => {
  for (const email of [EMAIL, 'unknown@nowhere.example']) {
    const { status, body } = await register({ email, ...changes });
    expect(status).toBe(400);
    expect((body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)).toEqual(pointers);
  }
  expect(await kinds()).toEqual([]);
});

test.each(['', 'x', '1.2.3', `1.1.${'x'.repeat(43)}`, `${'9'.repeat(30)}.1.${'x'.repeat(43)}`])(
  'the link %j is of nobody',
  async (token) => {
    for (const { status } of [await check(token), await confirm(token)]) expect(status).toBe(404);
  },
);

test('a link that sets the password of a confirmed account confirms no registration', async () => {
  await forget(KNOWN);
  const token = await lastToken();
  expect((await check(token)).status).toBe(404);
  expect((await confirm(token)).status).toBe(404);
});
