import { describe, expect, test } from 'vitest';
import { hashPassword } from '../session/passwords.ts';
import { type CallAnswer, type Scenario, scenarios, type Served, servedWorld } from '../../../test/scenarios.ts';

const PASSWORD = 'Right-1234!';

interface Pair {
  accessToken: string;
  refreshToken: string;
  userData: { role: string; company_id: number; ability: { action: string; subject: string }[] };
}

async function givePassword({ world }: Served, name: string): Promise<void> {
  const principal = world.principals[name];
  await world.database.statement('session', principal?.companyId ?? 0, {
    text: 'insert into user_credential (company_id, user_id, password_hash) values ($1, $2, $3)',
    values: [principal?.companyId, principal?.userId, await hashPassword(PASSWORD)],
  });
}

const registration = {
  company_name: 'New Company',
  full_name: 'New Person',
  email: 'new@company.example',
  phone: '+90 212 000 00 00',
  password: PASSWORD,
  accept_terms: true,
  accept_privacy: true,
};
const login = (email: string, password: string) => ({ method: 'POST', path: 'jwt/login', body: { email, password } });

scenarios(
  'sign in and register',
  [
    {
      name: 'the right password signs in',
      ...login('admina@test.example', PASSWORD),
      status: 200,
      contains: { userData: { role: 'client', is_admin: true } },
    },
    { name: 'an e-mail is known in any case', ...login(' AdminA@TEST.example ', PASSWORD), status: 200 },
    {
      name: 'a wrong password is 401',
      ...login('admina@test.example', 'Wrong-1234!'),
      status: 401,
      code: 'wrong_credentials',
    },
    {
      name: 'an unknown e-mail is the same 401',
      ...login('nobody@nowhere.example', PASSWORD),
      status: 401,
      code: 'wrong_credentials',
    },
    {
      name: 'the second name of login answers too',
      ...login('admina@test.example', PASSWORD),
      path: 'account/userlogin',
      status: 200,
    },
    { name: 'a body that is no object is refused', method: 'POST', path: 'jwt/login', body: [], status: 400 },
    {
      name: 'broken JSON is refused',
      method: 'POST',
      path: 'jwt/login',
      body: '{"email":',
      status: 400,
      code: 'malformed_body',
    },
    { name: 'a NUL is refused at its place', ...login('a\0@b.example', PASSWORD), status: 400, pointers: ['/email'] },
    ...['jwt/register', 'account/clientregister/'].flatMap((path): Scenario[] => [
      {
        name: `registration at ${path} tells nothing but that a mail is on its way`,
        method: 'POST',
        path,
        body: { ...registration, email: `${path.slice(0, 3)}@company.example` },
        status: 204,
      },
      {
        name: `… and the same of an e-mail that has an account, at ${path}`,
        method: 'POST',
        path,
        body: { ...registration, email: 'AdminB@test.example' },
        status: 204,
      },
    ]),
    {
      name: 'a weak password and missing consents are all named',
      method: 'POST',
      path: 'jwt/register',
      body: { ...registration, email: 'x@y.example', password: 'weak', accept_terms: false, accept_privacy: false },
      status: 400,
      pointers: ['/password', '/accept_terms', '/accept_privacy'],
    },
    {
      name: 'a token that is none is 401',
      path: 'account/userinfo',
      headers: { authorization: 'Bearer nonsense' },
      status: 401,
      code: 'unauthorized',
    },
    { name: 'userinfo of nobody is 401', path: 'account/userinfo', status: 401 },
    {
      name: 'a garbled refresh token is 401',
      method: 'POST',
      path: 'jwt/refresh-token',
      body: { refreshToken: '1.1.x' },
      status: 401,
      code: 'invalid_refresh_token',
    },
    {
      name: 'messages come in the language of the header',
      ...login('nobody@nowhere.example', PASSWORD),
      headers: { 'preferred-language': 'de' },
      status: 401,
      contains: { title: 'E-Mail-Adresse oder Passwort ist falsch' },
    },
  ],
  (served) => givePassword(served, 'adminA'),
);

describe('the life of a session', async () => {
  const served = await servedWorld();
  await givePassword(served, 'adminA');

  const signIn = async (): Promise<Pair> => (await served.call(login('admina@test.example', PASSWORD))).body as Pair;
  const refresh = (refreshToken: string): Promise<CallAnswer> =>
    served.call({ method: 'POST', path: 'jwt/refresh-token', body: { refreshToken } });
  const userinfo = (accessToken: string, headers = {}): Promise<CallAnswer> =>
    served.call({ path: 'account/userinfo', headers: { authorization: `Bearer ${accessToken}`, ...headers } });

  test('user data answers 304 without a body until it changes', async () => {
    const { accessToken } = await signIn();
    const first = await userinfo(accessToken);
    const etag = first.headers.get('etag') ?? '';
    const second = await userinfo(accessToken, { 'if-none-match': etag });
    expect([first.status, second.status, second.body]).toEqual([200, 304, '']);
    const { principals, database } = served.world;
    await database.statement('session', principals['adminA']?.companyId ?? 0, {
      text: "update customer_user set full_name = 'Renamed' where id = $1",
      values: [principals['adminA']?.userId],
    });
    expect((await userinfo(accessToken, { 'if-none-match': etag })).status).toBe(200);
  });

  test('two tabs that refresh with one token get the same successor, and it works', async () => {
    const { refreshToken } = await signIn();
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    const [first, second] = [one.body as Pair, other.body as Pair];
    expect(first.refreshToken).toBe(second.refreshToken);
    expect((await userinfo(first.accessToken)).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(200);
  });

  test('a refresh token that was replaced before ends the session', async () => {
    const { refreshToken } = await signIn();
    const next = (await refresh(refreshToken)).body as Pair;
    const last = (await refresh(next.refreshToken)).body as Pair;
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(last.refreshToken)).status).toBe(401);
    expect((await userinfo(last.accessToken)).status).toBe(401);
  });

  test('logout ends the access token at once', async () => {
    const { accessToken, refreshToken } = await signIn();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await served.call({ method: 'POST', path: 'jwt/logout', headers })).status).toBe(204);
    expect((await userinfo(accessToken)).status).toBe(401);
    expect((await served.call({ path: 'feedback', headers })).status).toBe(401);
    expect(
      (await served.call({ method: 'POST', path: 'companyorganization', body: { name: 'x' }, headers })).status,
    ).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('a role that was taken away ends the token that names it', async () => {
    const { accessToken } = await signIn();
    const { principals, database } = served.world;
    await database.statement('session', principals['adminA']?.companyId ?? 0, {
      text: 'update customer_user set is_admin = false, access_version = access_version + 1 where id = $1',
      values: [principals['adminA']?.userId],
    });
    expect((await userinfo(accessToken)).status).toBe(401);
  });

  test('guessing locks the account for a while, also for the right password', async () => {
    const attempts = Array.from({ length: 10 }, () => served.call(login('admina@test.example', 'Wrong-1234!')));
    await Promise.all(attempts);
    const locked = await served.call(login('admina@test.example', PASSWORD));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
