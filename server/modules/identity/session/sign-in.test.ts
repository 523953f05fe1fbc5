/** What signing in leaves behind, and what it must not tell. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { holdRows } from '../../../test/until-blocked.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'Right-1234!';

describe('signing in', async () => {
  const served = await servedWorld();
  const passwordHash = await hashPassword(PASSWORD);
  beforeAll(async () => {
    for (const name of ['adminA', 'adminB', 'nobody', 'node_read']) await givePassword(name);
  });

  const principal = (name: string) => {
    const found = served.world.principals[name];
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const asSession = (companyId: number, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    served.world.database.statement('session', companyId, { text, values });

  async function givePassword(name: string): Promise<void> {
    const { companyId, userId } = principal(name);
    const text = 'insert into user_credential (company_id, user_id, password_hash) values ($1, $2, $3)';
    await asSession(companyId, text, [companyId, userId, passwordHash]);
  }

  const post = (path: string, body: object, headers?: Record<string, string>): Promise<CallAnswer> =>
    served.call({ method: 'POST', path, body, ...(headers && { headers }) });
  const login = (email: string, password: string) => post('jwt/login', { email, password });
  const signIn = async (name: string) => {
    const { body } = await login(`${name.toLowerCase()}@test.example`, PASSWORD);
    return body as { accessToken: string; refreshToken: string; userData: { company_id: number } };
  };
  const entries = (companyId: number) =>
    asSession(
      companyId,
      'select operation, actor_id, actor_role, actor_name, entity, record_id, changes from audit_entry order by id',
    );

  test('sign-in, failure, reuse of a token and sign-out stand in the audit log of the company, and only there', async () => {
    const { userId, companyId } = principal('adminB');
    await login('adminb@test.example', 'Wrong-1234!');
    const reused = await signIn('adminB');
    const next = (await post('jwt/refresh-token', { refreshToken: reused.refreshToken })).body as typeof reused;
    await post('jwt/refresh-token', { refreshToken: next.refreshToken });
    await post('jwt/refresh-token', { refreshToken: reused.refreshToken });
    const ended = await signIn('adminB');
    await post('jwt/logout', {}, { authorization: `Bearer ${ended.accessToken}` });
    const admin = { actor_id: userId, actor_role: 'company_admin', actor_name: 'adminB', entity: 'session' };
    const nobody = { actor_id: null, actor_name: '' };
    expect(await entries(companyId)).toEqual([
      {
        ...nobody,
        actor_role: 'anonymous',
        operation: 'login_failed',
        entity: 'customer_user',
        record_id: userId,
        changes: { failed_count: 1 },
      },
      { ...admin, operation: 'login', record_id: expect.any(Number), changes: {} },
      {
        ...nobody,
        actor_role: 'system',
        operation: 'refresh_token_reused',
        entity: 'session',
        record_id: expect.any(Number),
        changes: {},
      },
      { ...admin, operation: 'login', record_id: expect.any(Number), changes: {} },
      { ...admin, operation: 'logout', record_id: expect.any(Number), changes: {} },
    ]);
    expect(await entries(principal('adminA').companyId)).toEqual([]);
  });

  test.each([
    ['an account', 'nobody@test.example'],
    ['an e-mail without an account', 'unknown@nowhere.example'],
    ['a user without a password', 'user_read@test.example'],
  ])('guessing at %s is answered alike, and locked after as many tries', async (_name, email) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await login(email, 'Wrong-1234!')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('a count of failures that is full still counts as too many', async () => {
    await asSession(0, 'delete from login_throttle');
    expect((await login('node_read@test.example', 'Wrong-1234!')).status).toBe(401);
    await asSession(0, 'update login_throttle set failed_count = 32000');
    expect((await login('node_read@test.example', 'Wrong-1234!')).status).toBe(401);
    expect((await login('node_read@test.example', PASSWORD)).status).toBe(429);
  });

  test('of many guesses at once no more are judged than one after the other', async () => {
    const guesses = Array.from({ length: 30 }, () => login('user_edit@test.example', 'Wrong-1234!'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('a right guess among many at once does not get past the lock that the others earned', async () => {
    await asSession(0, 'delete from login_throttle');
    expect((await login('admina@test.example', 'Wrong-1234!')).status).toBe(401);
    const holder = await holdRows(served.ownerUrl);
    await holder.query("update login_throttle set failed_count = 10, locked_until = now() + interval '5 minutes'");
    const guess = login('admina@test.example', PASSWORD);
    await holder.untilBlocked();
    await holder.release();
    expect((await guess).status).toBe(429);
    await asSession(0, 'delete from login_throttle');
  });

  test('a closed company signs in no longer, and its sessions end at once', async () => {
    const { accessToken, refreshToken, userData } = await signIn('adminB');
    const authorization = { authorization: `Bearer ${accessToken}` };
    await served.world.database.statement('app', userData.company_id, {
      text: "update customer set state = 'closed' where id = $1",
      values: [userData.company_id],
    });
    expect((await served.call({ path: 'feedback', headers: authorization })).status).toBe(401);
    expect((await post('jwt/refresh-token', { refreshToken })).status).toBe(401);
    expect((await login('adminb@test.example', PASSWORD)).body).toMatchObject({ code: 'wrong_credentials' });
  });
});
