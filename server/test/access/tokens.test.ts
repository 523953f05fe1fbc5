import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../access/principal.ts';
import { TEST_SECRET } from '../world.ts';
import { callerOf } from './callers.ts';
import type { Fixture } from './fixture.ts';
import { openStage, type Stage } from './stage.ts';
import { newSession } from './new-session.ts';
import { runs } from './runs.ts';

const NO_ONE = callerOf('anonymous');
/** One for each way that a session is asked about: a list, a row, a write, and the user data. */
const asked = [
  { method: 'GET', path: 'feedback' },
  { method: 'GET', path: 'customeruser/1' },
  { method: 'POST', path: 'companyorganization', body: { name: 'x' } },
  { method: 'GET', path: 'account/userinfo' },
  { method: 'GET', path: 'getorganizationtype' },
];

interface Claims {
  role?: string;
  subject?: number;
  cid?: number;
  sid?: number;
  ver?: number;
  otf?: unknown;
}

const OF_SESSION = 'where id = (select user_id from session where id = $1)';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function claimsOf(principal: SignedIn, changed: Claims = {}): Record<string, unknown> {
  const { subject = principal.userId, ...rest } = changed;
  const { role, companyId: cid, sessionId: sid, accessVersion: ver } = principal;
  return { role, cid, sid, ver, otf: false, ...rest, sub: String(subject), iss: 'feedtree', aud: 'feedtree-api' };
}

/** A token as the server itself signs it, but for what is changed. */
const signed = (
  claims: Record<string, unknown>,
  { key = TEST_SECRET, alg = 'HS256', typ = 'at+jwt', ends = '5m' } = {},
) => new SignJWT(claims).setProtectedHeader({ alg, typ }).setIssuedAt().setExpirationTime(ends).sign(key);

describe.each(runs)('tokens, $title', ({ options }) => {
  let stage: Stage;
  let admin: SignedIn;
  let user: SignedIn;
  let foreign: SignedIn;
  beforeAll(async () => {
    stage = await openStage(options);
    const principal = (name: string): SignedIn => {
      const found = stage.fixture.world.principals[name];
      if (!found) throw new Error(`The world has no principal "${name}".`);
      return found;
    };
    [admin, user, foreign] = [principal('adminA'), principal('nobody'), principal('adminB')];
  });
  afterAll(() => stage.close());

  async function statuses(token: string): Promise<number[]> {
    const headers = { authorization: `Bearer ${token}` };
    const answers = await stage.client.all(asked.map((call) => ({ ...call, caller: NO_ONE, headers })));
    return answers.map(({ status }) => status);
  }
  const refused = asked.map(() => 401);

  test('a token that is made as these tests make them is taken', async () => {
    expect(await statuses(await signed(claimsOf(admin)))).toEqual([200, 404, 201, 200, 200]);
  });

  test('one with an edited claim is not', async () => {
    const [head, , signature] = (await signed(claimsOf(user))).split('.');
    const lasting = { exp: Math.floor(Date.now() / 1000) + 300 };
    for (const changed of [{ role: 'superadmin' }, { role: 'company_admin' }, { cid: foreign.companyId }, { sid: 1 }])
      expect(await statuses(`${head}.${encoded({ ...claimsOf(user, changed), ...lasting })}.${signature}`)).toEqual(
        refused,
      );
  });

  test('one that names no algorithm, or another, is not', async () => {
    const lasting = { ...claimsOf(admin), exp: Math.floor(Date.now() / 1000) + 300 };
    for (const alg of ['none', 'None', 'HS256'])
      for (const end of ['', '.', '.AAAA'])
        expect(await statuses(`${encoded({ alg, typ: 'at+jwt' })}.${encoded(lasting)}${end}`)).toEqual(refused);
    expect(await statuses(await signed(claimsOf(admin), { alg: 'HS512' }))).toEqual(refused);
  });

  test('one that does not say whether its user owes two-factor login is not', async () => {
    for (const otf of [undefined, null, 0, 'false'])
      expect(await statuses(await signed(claimsOf(admin, { otf })))).toEqual(refused);
    expect(await statuses(await signed(claimsOf(admin, { otf: true })))).toEqual([403, 403, 403, 200, 403]);
  });

  test('one of another key, another issuer or another time is not', async () => {
    const key = Buffer.from('another secret that nobody of ours signs with');
    expect(await statuses(await signed(claimsOf(admin), { key }))).toEqual(refused);
    expect(await statuses(await signed({ ...claimsOf(admin), iss: 'elsewhere' }))).toEqual(refused);
    expect(await statuses(await signed(claimsOf(admin), { ends: '-1s' }))).toEqual(refused);
  });

  test('one that is for something else, or does not say what it is for, is not', async () => {
    for (const aud of [undefined, 'feedtree-two-factor', 'elsewhere'])
      expect(await statuses(await signed({ ...claimsOf(admin), aud }))).toEqual(refused);
    for (const typ of ['JWT', 'challenge+jwt'])
      expect(await statuses(await signed(claimsOf(admin), { typ }))).toEqual(refused);
  });

  test("a session counts for its own user, company and version alone, even in a token of the server's own key", async () => {
    for (const changed of [
      { cid: foreign.companyId },
      { sid: foreign.sessionId },
      { sid: user.sessionId },
      { subject: foreign.userId },
      { subject: user.userId },
      { ver: 2 },
      { cid: foreign.companyId, sid: foreign.sessionId },
    ])
      // The list of organization types asks for a session too, although its rows are everybody's.
      expect(await statuses(await signed(claimsOf(admin, changed)))).toEqual(refused);
  });

  test('an ended session, a disabled user and a raised version end the token at once', async () => {
    const endings: [ending: string, undone?: string][] = [
      ['update session set revoked_at = now() where id = $1'],
      ["update session set expires_at = now() - interval '1 second' where id = $1"],
      [
        `update customer_user set state = 'disabled' ${OF_SESSION}`,
        `update customer_user set state = 'active' ${OF_SESSION}`,
      ],
      [
        `update customer_user set access_version = 2 ${OF_SESSION}`,
        `update customer_user set access_version = 1 ${OF_SESSION}`,
      ],
    ];
    for (const [ending, undone] of endings) {
      const { id, accessToken } = await newSession(stage.fixture, 'adminA');
      expect(await statuses(accessToken)).not.toContain(401);
      await stage.fixture.query(ending, [id]);
      expect({ ending, statuses: await statuses(accessToken) }).toEqual({ ending, statuses: refused });
      if (undone) await stage.fixture.query(undone, [id]);
    }
  });

  test("a refresh token works with its own company's and session's numbers alone, and a wrong one ends nothing", async () => {
    const { fixture } = stage;
    const { refreshToken } = await newSession(fixture, 'adminA');
    const other = await newSession(fixture, 'adminB');
    for (const forged of forgeries(fixture, refreshToken, other.refreshToken))
      expect({ forged, status: await refresh(forged) }).toEqual({ forged, status: 401 });
    expect([await refresh(refreshToken), await refresh(other.refreshToken)]).toEqual([200, 200]);
  });

  const refresh = async (refreshToken: string): Promise<number> => {
    const call = { caller: NO_ONE, method: 'POST', path: 'jwt/refresh-token', body: { refreshToken } };
    return (await stage.client.call(call)).status;
  };
});

/** Numbers of one token with the secret of another, sealed and not. */
function forgeries(fixture: Fixture, one: string, other: string): string[] {
  const [company = '', session = '', secret = '', seal = ''] = one.split('.');
  const [otherCompany = '', otherSession = '', otherSecret = '', otherSeal = ''] = other.split('.');
  const { formatRefreshToken, newSecret } = fixture.world.tokens;
  return [
    `${otherCompany}.${session}.${secret}.${seal}`,
    `${company}.${otherSession}.${secret}.${seal}`,
    `${otherCompany}.${otherSession}.${secret}.${seal}`,
    `${otherCompany}.${otherSession}.${otherSecret}.${seal}`,
    `${company}.${session}.${otherSecret}.${otherSeal}`,
    `${company}.${session}.${newSecret()}.${seal}`,
    `${company}.${session}.${secret}`,
    // As if the key of the seals had leaked: the numbers still belong to one company.
    formatRefreshToken({ companyId: Number(otherCompany), sessionId: Number(session), secret }),
  ];
}
