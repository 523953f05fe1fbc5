/** A user's own password and sessions: who may change them, what ends with it, and what it leaves. */
import { beforeEach, describe, expect, test } from 'vitest';
import { purgeSessions } from '../jobs/purge-sessions.ts';
import { PASSWORD, peopleOf, type SignedInAnswer } from '../../../test/accounts.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { SESSION_MAX_DAYS } from './session-statements.ts';

const NEW = 'Newer-5678!';
const WHO = 'nobody';

const served = await servedWorld();
const people = peopleOf(served);
beforeEach(() => people.reset(WHO));

const change = (token: string | undefined, given: object) => people.post('account/changepassword', given, token);
const both = (current = PASSWORD, next = NEW) => ({ current_password: current, new_password: next });

describe('the super administrator', () => {
  test('changes the own password and profile, and nothing of anybody else', async () => {
    await people.reset('superadmin');
    const { accessToken } = await people.signIn('superadmin');
    const { userId } = people.principal('superadmin');
    const patch = (id: number, body: object) =>
      served.call({ as: 'superadmin', method: 'PATCH', path: `customeruser/${id}`, body });
    expect(await patch(userId, { full_name: 'Sara', phone: '+49 30 123456', locale: 'de' })).toMatchObject({
      status: 200,
      body: { full_name: 'Sara', locale: 'de' },
    });
    expect((await patch(userId, { state: 'disabled' })).status).toBe(403);
    for (const other of ['adminA', WHO])
      expect((await patch(people.principal(other).userId, { full_name: 'Taken' })).status).toBe(404);
    await patch(userId, { full_name: 'superadmin' });
    expect((await change(accessToken, both())).status).toBe(204);
    expect((await people.logIn('superadmin', NEW)).status).toBe(200);
  });
});

test('who was disabled and is enabled again finds all sessions ended', async () => {
  const name = 'feedback_read';
  await people.reset(name);
  const before = await people.signIn(name);
  const { userId } = people.principal(name);
  const setState = (state: string) =>
    served.call({ as: 'adminA', method: 'PATCH', path: `customeruser/${userId}`, body: { state } });
  expect((await setState('disabled')).status).toBe(200);
  expect((await people.refresh(before)).status).toBe(401);
  expect((await setState('active')).status).toBe(200);
  expect((await people.refresh(before)).status).toBe(401);
  expect((await people.get('account/userinfo', before.accessToken)).status).toBe(401);
  expect((await people.refresh(await people.signIn(name))).status).toBe(200);
});

describe('changing the password', () => {
  test('the new one counts, the old one no longer; this session goes on, all others end', async () => {
    const here = await people.signIn(WHO);
    const there = await people.signIn(WHO);
    expect(await change(here.accessToken, both())).toMatchObject({ status: 204, body: '' });
    expect((await people.get('account/userinfo', here.accessToken)).status).toBe(200);
    expect((await people.refresh(here)).status).toBe(200);
    expect((await people.get('account/userinfo', there.accessToken)).status).toBe(401);
    expect((await people.refresh(there)).status).toBe(401);
    expect((await people.logIn(WHO)).status).toBe(401);
    expect((await people.logIn(WHO, NEW)).status).toBe(200);
  });

  test('it stands in the log without the password, and its owner is told by mail', async () => {
    const { accessToken } = await people.signIn(WHO);
    await change(accessToken, both());
    const { userId } = people.principal(WHO);
    expect((await people.entries(WHO)).at(-1)).toEqual({
      operation: 'password_changed',
      entity: 'customer_user',
      actor_id: userId,
      changes: {},
    });
    expect((await people.mails()).at(-1)).toEqual({ kind: 'password_changed', user_id: userId });
  });

  test('a link that was mailed before ends', async () => {
    await people.asSession(
      WHO,
      `update user_credential set reset_hash = 'x', reset_expires_at = now() + interval '1 hour' where user_id = $1`,
      [people.principal(WHO).userId],
    );
    await change((await people.signIn(WHO)).accessToken, both());
    expect(await people.asSession(WHO, 'select 1 from user_credential where reset_hash is not null')).toEqual([]);
  });

  test.each([
    ['a wrong password', both('Wrong-1234!'), '/current_password', 'wrong_password'],
    ['a new one that is too weak', both(PASSWORD, 'weak'), '/new_password', 'password_rules'],
    ['a common new one', both(PASSWORD, 'P@ssw0rd2024!'), '/new_password', 'password_common'],
    ['one that holds the e-mail', both(PASSWORD, 'Nobody-4417'), '/new_password', 'password_holds_email'],
    ['one that holds the company', both(PASSWORD, 'cOmpány-A-4417'), '/new_password', 'password_holds_company'],
    ['the old one', both(PASSWORD, PASSWORD), '/new_password', 'password_unchanged'],
    ['no new one', { current_password: PASSWORD }, '/new_password', 'required'],
    ['a field too many', { ...both(), user_id: 1 }, '/user_id', 'unknown_field'],
  ])('%s is refused at its place, and nothing changes', async (_what, given, pointer, code) => {
    const { accessToken } = await people.signIn(WHO);
    const refused = await change(accessToken, given);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input', errors: [{ pointer, code }] } });
    expect(await people.logIn(WHO)).toMatchObject({ status: 200 });
  });

  test('nobody changes it without a session, nor with one that has ended', async () => {
    expect((await change(undefined, both())).status).toBe(401);
    const { accessToken } = await people.signIn(WHO);
    await people.post('jwt/logout', {}, accessToken);
    expect((await change(accessToken, both())).status).toBe(401);
    expect((await people.logIn(WHO)).status).toBe(200);
  });

  test('an open session is no way to guess: after ten wrong ones the right one waits as well', async () => {
    const { accessToken } = await people.signIn(WHO);
    for (let guess = 0; guess < 10; guess++) expect((await change(accessToken, both('Wrong-1234!'))).status).toBe(400);
    const locked = await change(accessToken, both());
    expect(locked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await people.entries(WHO)).at(-1)).toMatchObject({
      operation: 'password_refused',
      actor_id: null,
      changes: { failed_count: 10 },
    });
  });

  test('of two changes at once one counts', async () => {
    const { accessToken } = await people.signIn(WHO);
    const other = 'Other-9012!';
    const answers = await Promise.all([change(accessToken, both()), change(accessToken, both(PASSWORD, other))]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400]);
    const logins = await Promise.all([people.logIn(WHO, NEW), people.logIn(WHO, other)]);
    expect(logins.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  test('a super administrator in a session that is lent to him does not, whatever he knows', async () => {
    const { accessToken } = await people.signIn(WHO);
    await people.asSession(WHO, 'update session set impersonator_id = 1 where user_id = $1', [
      people.principal(WHO).userId,
    ]);
    expect(await change(accessToken, both())).toMatchObject({ status: 403 });
    await people.asSession(WHO, 'update session set impersonator_id = null');
  });
});

interface Listed {
  results: { id: number; browser: string | null; system: string | null; is_current: boolean }[];
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('sessions', () => {
  let here: SignedInAnswer;
  let there: SignedInAnswer;
  beforeEach(async () => {
    await people.asSession(WHO, 'update session set revoked_at = now() where user_id = $1 and user_agent is not null', [
      people.principal(WHO).userId,
    ]);
    await people.asSession(WHO, 'delete from session where user_id = $1 and user_agent is not null', [
      people.principal(WHO).userId,
    ]);
    there = (
      await served.call({
        method: 'POST',
        path: 'jwt/login',
        body: { email: 'nobody@test.example', password: PASSWORD },
        headers: { 'user-agent': FIREFOX },
      })
    ).body as SignedInAnswer;
    here = await people.signIn(WHO);
  });

  const list = async (token: string) => ((await people.get('account/sessions', token)).body as Listed).results;
  const remove = (token: string, id: number | string) =>
    people.post(`account/sessions/${id}/end`, { password: PASSWORD }, token);

  test('are listed by device, this one first and marked, with neither address nor token', async () => {
    const [first, second] = await list(here.accessToken);
    expect(first).toMatchObject({ is_current: true });
    expect(second).toEqual({
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Linux',
      is_mobile: false,
      is_current: false,
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      lent_to: null,
      reason: null,
    });
  });

  test('one is ended: at once, in the log, and only once', async () => {
    const other = (await list(here.accessToken)).find(({ browser }) => browser === 'Firefox')?.id ?? 0;
    expect((await remove(here.accessToken, other)).status).toBe(204);
    expect((await people.get('account/userinfo', there.accessToken)).status).toBe(401);
    expect((await people.refresh(there)).status).toBe(401);
    expect((await people.get('account/userinfo', here.accessToken)).status).toBe(200);
    expect((await people.entries(WHO)).at(-1)).toMatchObject({ operation: 'session_ended', entity: 'session' });
    expect((await remove(here.accessToken, other)).status).toBe(404);
  });

  test.each(['adminA', 'adminB'])("%s's is not found", async (name) => {
    const { sessionId } = people.principal(name);
    expect((await remove(here.accessToken, sessionId)).status).toBe(404);
    expect((await served.call({ as: name, path: 'account/userinfo' })).status).toBe(200);
  });

  test.each(['x', '0', '-1', '1.5', '99999999999999999999'])('%s is no session', async (id) => {
    const answer = await remove(here.accessToken, id);
    expect([400, 404]).toContain(answer.status);
  });

  test('all others are ended at once, and those of colleagues go on', async () => {
    const answer = await people.post('account/endothersessions', { password: PASSWORD }, here.accessToken);
    // The one of the world, and the one on the other device.
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } });
    expect((await list(here.accessToken)).map(({ is_current }) => is_current)).toEqual([true]);
    expect((await people.refresh(there)).status).toBe(401);
    expect((await served.call({ as: 'adminA', path: 'account/userinfo' })).status).toBe(200);
  });

  test('slide with their use, but not beyond half a year', async () => {
    const days = async () => {
      const [row] = await people.asSession<{ days: number }>(
        WHO,
        `select round(extract(epoch from max(expires_at) - now()) / 86400)::integer as days from session
          where user_id = $1 and user_agent is not null and user_agent <> $2`,
        [people.principal(WHO).userId, FIREFOX],
      );
      return row?.days;
    };
    expect((await people.refresh(here)).status).toBe(200);
    expect(await days()).toBe(30);
    const age = SESSION_MAX_DAYS - 3;
    await people.asSession(
      WHO,
      `update session set created_at = now() - make_interval(days => $2) where user_id = $1 and user_agent <> $3`,
      [people.principal(WHO).userId, age, FIREFOX],
    );
    here = await people.signIn(WHO);
    await people.asSession(
      WHO,
      `update session set created_at = now() - make_interval(days => $2), expires_at = now() + interval '1 day'
        where user_id = $1 and user_agent <> $3`,
      [people.principal(WHO).userId, age, FIREFOX],
    );
    expect((await people.refresh(here)).status).toBe(200);
    expect(await days()).toBe(3);
  });

  test('that have run out are forgotten, batch by batch, and no others', async () => {
    const { userId } = people.principal(WHO);
    for (let at = 0; at < 3; at++) await people.signIn(WHO);
    await people.asSession(
      WHO,
      `update session set expires_at = now() - interval '1 second' where user_id = $1 and user_agent is not null`,
      [userId],
    );
    const before = await people.asSession<{ n: number }>(WHO, 'select count(*)::integer as n from session');
    expect(await purgeSessions(served.world.database, 3)).toBe(true);
    expect(await purgeSessions(served.world.database, 3)).toBe(false);
    const after = await people.asSession<{ n: number }>(WHO, 'select count(*)::integer as n from session');
    expect((before[0]?.n ?? 0) - (after[0]?.n ?? 0)).toBe(5);
    expect(await people.asSession(WHO, 'select 1 from session where expires_at < now()')).toEqual([]);
    expect((await served.call({ as: WHO, path: 'account/userinfo' })).status).toBe(200);
  });
});
