/** From 'forgot password' to a new one: what is answered, what ends, and what it must not tell. */
import { setTimeout as sleep } from 'node:timers/promises';
import { mailTemplate } from '../../../app/mail-templates.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '../../../platform/mail/deliver.ts';
import { keepingTransport } from '../../../platform/mail/transport.ts';
import { serveWorld, servedWorld } from '../../../test/scenarios.ts';
import { TEST_SECRET } from '../../../test/world.ts';
import { holdRows } from '../../../test/until-blocked.ts';
import { hashPassword } from './passwords.ts';

const OLD = 'Right-1234!';
const NEW = 'Newer-5678!';

describe('setting a password by a link', async () => {
  const served = await servedWorld();
  const oldHash = await hashPassword(OLD);
  beforeEach(async () => {
    await asWorker('delete from mail_message');
    await asSession('delete from user_credential');
    await asSession('update session set revoked_at = null');
    await asSession(
      `update customer_user set state = 'active', access_version = 1, email = lower(full_name) || '@test.example',
        login_email = lower(full_name) || '@test.example'`,
    );
    for (const name of ['nobody', 'adminA', 'adminB', 'user_create']) {
      const { companyId, userId } = served.world.principals[name] ?? user();
      await served.world.database.statement('session', companyId, {
        text: `insert into user_credential (company_id, user_id, password_hash) values ($1, $2, $3)
          on conflict (company_id, user_id) do nothing`,
        values: [companyId, userId, oldHash],
      });
    }
  });

  const user = () => {
    const found = served.world.principals['nobody'];
    if (!found) throw new Error('There is no nobody.');
    return found;
  };
  const asWorker = <Row extends object>(text: string): Promise<Row[]> =>
    served.world.database.lookup<Row>('worker', { text, values: [] });
  const asSession = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    served.world.database.statement<Row>('session', served.world.companyA.id, { text, values });
  const post = (path: string, body: object, as?: string) =>
    served.call({ method: 'POST', path, body, ...(as && { as }) });
  const forget = (email = 'nobody@test.example') => post('account/forgetpasswordsendemail', { email });
  const check = (token: string) => post('account/checkforgetpasswordtoken', { token });
  const set = (token: string, password = NEW) => post('account/setforgetpassword', { token, password });
  const login = (password: string) => post('jwt/login', { email: 'nobody@test.example', password });
  const sendLink = (as: string, id = user().userId) =>
    post(`customeruser/${id}/send_password_link`, { password: OLD }, as);
  const mails = () => asWorker<{ kind: string; user_id: number }>('select kind, user_id from mail_message order by id');

  /** Delivers what is queued; answers the token of the last mail. */
  async function lastToken(): Promise<string> {
    const { database } = served.world;
    await deliverDue({
      mailTemplate,
      database,
      publicUrl: 'https://feedback.test',
      secret: TEST_SECRET,
      transport: keepingTransport,
      log: { error: (_message, { error }) => expect.fail(String(error)) },
    });
    const [mail] = await asWorker<{ content: { text: string } }>(
      'select content from mail_message order by id desc limit 1',
    );
    const [address = ''] = /https:\S+/.exec(mail?.content.text ?? '') ?? [];
    return new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';
  }

  test('forgotten, mailed, set: the new one counts, the old one and all sessions end', async () => {
    expect(await forget('Nobody@Test.Example')).toMatchObject({ status: 204, body: '' });
    expect(await mails()).toEqual([{ kind: 'password_reset', user_id: user().userId }]);
    const token = await lastToken();
    expect(await check(token)).toMatchObject({ status: 200, body: { email: 'nobody@test.example', is_first: false } });
    expect((await served.call({ as: 'nobody', path: 'account/userinfo' })).status).toBe(200);
    expect((await set(token)).status).toBe(204);
    expect((await served.call({ as: 'nobody', path: 'account/userinfo' })).status).toBe(401);
    expect(await asSession('select 1 from session where user_id = $1 and revoked_at is null', [user().userId])).toEqual(
      [],
    );
    expect((await login(OLD)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
    const entries = await asSession('select operation, record_id, actor_id from audit_entry order by id desc limit 4');
    expect(entries.slice(2)).toEqual([
      { operation: 'password_set', record_id: user().userId, actor_id: null },
      { operation: 'password_link_requested', record_id: user().userId, actor_id: null },
    ]);
  });

  test('an unknown e-mail, a foreign spelling and a disabled user get the same answer, and no mail', async () => {
    const answers = [await forget('unknown@test.example'), await forget('nobody@elsewhere.example')];
    await asSession(`update customer_user set state = 'disabled' where id = $1`, [user().userId]);
    answers.push(await forget());
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 204, body: '' });
      expect([...headers.keys()].toSorted()).toEqual([...(answers[0]?.headers.keys() ?? [])].toSorted());
    }
    expect(await mails()).toEqual([]);
  });

  test('a mailbox is not filled: three links in a quarter of an hour', async () => {
    for (let request = 0; request < 5; request++) expect((await forget()).status).toBe(204);
    expect((await mails()).length).toBe(3);
    expect(await sendLink('adminA')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  test('… also where they are asked for at the same moment', async () => {
    const holder = await holdRows(served.ownerUrl);
    await holder.query('lock table mail_message in share row exclusive mode');
    const asked = Promise.all(Array.from({ length: 6 }, () => forget()));
    await holder.untilBlocked();
    await sleep(200);
    await holder.release();
    expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set([204]));
    expect((await mails()).length).toBe(3);
  });

  test('… nor by users who are given the address one after the other: the outbox forgets them, the log does not', async () => {
    const admin = (method: string, path: string, body?: object) =>
      served.call({ as: 'adminA', method, path, ...(body && { body }) });
    const create = async (email: string) => {
      const { status, body } = await admin('POST', 'customeruser', { full_name: 'Victim', email });
      return { status, id: (body as { id?: number }).id ?? 0 };
    };
    const kept = await create('kept@else.example');
    const first = await create('victim@else.example');
    await admin('DELETE', `customeruser/${first.id}`);
    const second = await create('Victim@Else.Example');
    const rename = (id: number, email: string) =>
      admin('POST', `customeruser/${id}/change_email`, { email, password: OLD });
    await rename(second.id, 'moved@else.example');
    expect((await rename(kept.id, 'victim@else.example')).status).toBe(200);
    await admin('DELETE', `customeruser/${kept.id}`);
    expect([first.status, second.status, (await create('VICTIM@else.example')).status]).toEqual([201, 201, 429]);
    const moved = await rename(second.id, 'victim@else.example');
    expect(moved).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await asSession(`select 1 from customer_user where email = 'victim@else.example'`)).toEqual([]);
    await admin('DELETE', `customeruser/${second.id}`);
  });

  test('who was invited becomes active by the first password', async () => {
    const body = { full_name: 'New', email: 'New.One@test.example', locale: 'de' };
    const created = await served.call({ as: 'adminA', method: 'POST', path: 'customeruser', body });
    const { id, state } = created.body as { id: number; state: string };
    expect(state).toBe('invited');
    expect(await mails()).toEqual([{ kind: 'invitation', user_id: id }]);
    const token = await lastToken();
    expect(await check(token)).toMatchObject({ body: { email: 'new.one@test.example', is_first: true } });
    expect((await post('jwt/login', { email: 'new.one@test.example', password: NEW })).status).toBe(401);
    expect((await set(token)).status).toBe(204);
    expect((await post('jwt/login', { email: 'new.one@test.example', password: NEW })).status).toBe(200);
    await served.call({ as: 'adminA', method: 'DELETE', path: `customeruser/${id}` });
    expect((await asWorker('select 1 from mail_message')).length).toBe(0);
  });

  test('an admin sends a link; it stands in the log', async () => {
    expect(await sendLink('adminA')).toMatchObject({ status: 200, body: { email: 'nobody@test.example' } });
    expect(await mails()).toEqual([{ kind: 'password_reset', user_id: user().userId }]);
    const [entry] = await asSession('select operation, actor_name, changes from audit_entry order by id desc limit 1');
    expect(entry).toEqual({ operation: 'send_password_link', actor_name: 'adminA', changes: {} });
    await asSession(`update customer_user set state = 'invited' where id = $1`, [user().userId]);
    await sendLink('adminA');
    expect((await mails())[1]).toMatchObject({ kind: 'invitation' });
    await asSession(`update customer_user set state = 'disabled' where id = $1`, [user().userId]);
    expect(await sendLink('adminA')).toMatchObject({ status: 409, body: { code: 'user_disabled' } });
  });

  const refusedLink = {
    status: 404,
    body: { code: 'password_link_not_found', title: 'Password reset link not found' },
  };

  test('a link works once, also for two who use it at the same moment', async () => {
    await forget();
    const token = await lastToken();
    const both = await Promise.all([set(token), set(token, 'Other-5678!')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 404]));
    expect(await set(token)).toMatchObject(refusedLink);
    expect(await check(token)).toMatchObject(refusedLink);
  });

  test.each<[string, string]>([
    ['an hour later', `update user_credential set reset_expires_at = now() - interval '1 second'`],
    [
      'once the e-mail was corrected',
      `update customer_user set email = 'other@test.example' where full_name = 'nobody'`,
    ],
    ['once the user was disabled', `update customer_user set state = 'disabled' where full_name = 'nobody'`],
  ])('%s it is not found', async (_, change) => {
    await forget();
    const token = await lastToken();
    await asSession(change);
    expect(await check(token)).toMatchObject(refusedLink);
    expect(await set(token)).toMatchObject(refusedLink);
  });

  test('what is no link, or of another user or company, is not found', async () => {
    await forget();
    const token = await lastToken();
    const [company = '', id = '', secret = ''] = token.split('.');
    const { companyB, principals } = served.world;
    for (const guessed of [
      '',
      'token',
      `${company}.${id}`,
      `${company}.${principals['adminA']?.userId}.${secret}`,
      `${companyB.id}.${id}.${secret}`,
      `${company}.${id}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      `0.${id}.${secret}`,
      `${'9'.repeat(40)}.${id}.${secret}`,
    ]) {
      expect(await check(guessed), guessed).toMatchObject(refusedLink);
      expect(await set(guessed), guessed).toMatchObject(refusedLink);
    }
    expect((await set(token)).status).toBe(204);
  });

  test.each(['', 'Sh-1', 'nouppercase-1', 'NOLOWERCASE-1', 'NoDigits--', 'NoSpecial123', 'aA-1'.repeat(100)])(
    'not the password "%s", and the link stays',
    async (password) => {
      await forget();
      const token = await lastToken();
      expect(await set(token, password)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/password' }] } });
      expect((await check(token)).status).toBe(200);
    },
  );

  test.each([
    ['a common one', 'Welcome2024!', 'password_common'],
    ['one that holds the e-mail', 'Nobody-4417', 'password_holds_email'],
    ['one that holds the company', 'COMPANY a-4417x', 'password_holds_company'],
    ['the one that the account has', OLD, 'password_unchanged'],
  ])('%s is named at its place, and the link stays', async (_what, password, code) => {
    await forget();
    const token = await lastToken();
    expect(await set(token, password)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/password', code }] },
    });
    expect((await check(token)).status).toBe(200);
    expect((await set(token, 'four plain words by the sea')).status).toBe(204);
  });

  test('failed attempts are forgotten with the old password', async () => {
    for (let guess = 0; guess < 10; guess++) expect((await login('Wrong-1234!')).status).toBe(401);
    expect((await login(OLD)).status).toBe(429);
    await forget();
    await set(await lastToken());
    expect((await login(NEW)).status).toBe(200);
  });

  test('bodies that say something else are refused at their place', async () => {
    expect(await post('account/forgetpasswordsendemail', { email: 'no' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/email' }] },
    });
    expect(await post('account/checkforgetpasswordtoken', {})).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/token' }] },
    });
    expect(await post('account/setforgetpassword', { token: 'x', password: NEW, state: 'active' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/state' }] },
    });
  });
});

test('asking for links is limited like signing in', async () => {
  const served = await serveWorld({ rateLimitFactor: 0.1 });
  const statuses: number[] = [];
  for (let request = 0; request < 4; request++) {
    const { status } = await served.call({
      method: 'POST',
      path: 'account/checkforgetpasswordtoken',
      body: { token: 'x' },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
  await served.close();
});
