/** The second step of the login: set up, asked for, lost, taken away; and what guesses at it come to. */
import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCharacter } from '../../../../shared/codes/crockford.ts';
import { PASSWORD, peopleOf, type SignedInAnswer } from '../../../test/accounts.ts';
import { servedWorld } from '../../../test/scenarios.ts';

const WHO = 'nobody';
const STEP_MS = 30_000;

/** The server's clock, as far as codes go; each test begins at a later time, so that no code is an old one. */
let now = Date.UTC(2030, 0, 1);
const served = await servedWorld({ now: () => now });
const people = peopleOf(served);
beforeEach(async () => {
  now += 100 * STEP_MS;
  await people.reset(WHO);
});

const codeOf = (secret: string, timestamp = now): string => new TOTP({ secret }).generate({ timestamp });

interface Begun {
  secret: string;
  address: string;
}

const begin = async (token: string, password = PASSWORD) => people.post('account/twofactor/begin', { password }, token);
const confirm = (token: string, code: string) => people.post('account/twofactor/confirm', { code }, token);
const answerWith = (challenge: string, code: string) => people.post('jwt/twofactor', { challenge, code });
const challengeOf = async (name = WHO) => ((await people.logIn(name)).body as { challenge: string }).challenge;
const stateOf = async (token: string) => (await people.get('account/twofactor', token)).body;

/** Turns it on; answers the session, the secret and the recovery codes. The code of this moment is used up. */
async function turnOn(name = WHO) {
  const session = await people.signIn(name);
  const { secret } = (await begin(session.accessToken)).body as Begun;
  const { recovery_codes: recovery } = (await confirm(session.accessToken, codeOf(secret))).body as {
    recovery_codes: string[];
  };
  now += STEP_MS;
  return { token: session.accessToken, secret, recovery };
}

describe('turning it on', () => {
  test('by a code of the app: ten recovery codes, a mail, an entry; the secret is in neither', async () => {
    const { accessToken } = await people.signIn(WHO);
    expect(await stateOf(accessToken)).toEqual({
      is_on: false,
      is_required: false,
      since: null,
      recovery_codes_left: 0,
    });
    const { secret, address } = (await begin(accessToken)).body as Begun;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(address).toMatch(/^otpauth:\/\/totp\/Feedtree:nobody%40test\.example\?issuer=Feedtree&/);
    expect(await stateOf(accessToken)).toMatchObject({ is_on: false });
    const confirmed = await confirm(accessToken, codeOf(secret));
    const { recovery_codes: codes } = confirmed.body as { recovery_codes: string[] };
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){3}$/.test(code))).toBe(true);
    expect(await stateOf(accessToken)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect((await people.mails()).at(-1)).toEqual({ kind: 'two_factor_on', user_id: people.principal(WHO).userId });
    expect((await people.entries(WHO)).at(-1)).toMatchObject({ operation: 'two_factor_on', changes: {} });
    const stored = JSON.stringify(await people.asSession(WHO, 'select * from two_factor'));
    const log = JSON.stringify(await people.entries(WHO));
    for (const hidden of [secret, ...codes]) {
      expect(stored).not.toContain(hidden);
      expect(log).not.toContain(hidden);
    }
  });

  test('until the first code it asks nobody for one; begun anew, the secret before counts no more', async () => {
    const { accessToken } = await people.signIn(WHO);
    const first = (await begin(accessToken)).body as Begun;
    expect((await people.logIn(WHO)).body).toHaveProperty('accessToken');
    const second = (await begin(accessToken)).body as Begun;
    expect((await confirm(accessToken, codeOf(first.secret))).status).toBe(400);
    expect((await confirm(accessToken, codeOf(second.secret))).status).toBe(200);
  });

  test('needs the password, a session, a begin, and is not done twice', async () => {
    const { accessToken } = await people.signIn(WHO);
    expect(await begin(accessToken, 'Wrong-1234!')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/password', code: 'wrong_password' }] },
    });
    expect((await people.post('account/twofactor/begin', { password: PASSWORD })).status).toBe(401);
    expect(await confirm(accessToken, '123456')).toMatchObject({ status: 409, body: { code: 'two_factor_not_begun' } });
    const { token } = await turnOn();
    expect(await begin(token)).toMatchObject({ status: 409, body: { code: 'two_factor_on' } });
  });
});

describe('the login', () => {
  test('asks for a code after the right password, and after no other', async () => {
    const { secret } = await turnOn();
    const step = await people.logIn(WHO);
    expect(step.status).toBe(200);
    expect(Object.keys(step.body as object)).toEqual(['challenge']);
    expect(await people.logIn(WHO, 'Wrong-1234!')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    const { challenge } = step.body as { challenge: string };
    const signedIn = await answerWith(challenge, codeOf(secret));
    expect(signedIn).toMatchObject({ status: 200, body: { userData: { email: 'nobody@test.example' } } });
    const { accessToken } = signedIn.body as SignedInAnswer;
    expect((await people.get('account/userinfo', accessToken)).status).toBe(200);
    expect((await people.entries(WHO)).at(-1)).toMatchObject({ operation: 'login' });
  });

  test('a challenge is no token, and a token no challenge', async () => {
    const { token, secret } = await turnOn();
    expect((await people.get('account/userinfo', await challengeOf())).status).toBe(401);
    expect(await answerWith(token, codeOf(secret))).toMatchObject({ status: 401, body: { code: 'challenge_expired' } });
  });

  test('a code counts once, with spaces too; neither it nor one before is taken again', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    expect((await answerWith(await challengeOf(), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await answerWith(await challengeOf(), code)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/code', code: 'wrong_code' }] },
    });
    expect((await answerWith(await challengeOf(), codeOf(secret, now - STEP_MS))).status).toBe(400);
  });

  test('of the same code twice at once one is taken', async () => {
    const { secret } = await turnOn();
    const challenges = [await challengeOf(), await challengeOf()];
    const answers = await Promise.all(challenges.map((challenge) => answerWith(challenge, codeOf(secret))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('a clock that is %i steps off: %i', async (steps, status) => {
    const { secret } = await turnOn();
    now += 10 * STEP_MS;
    expect((await answerWith(await challengeOf(), codeOf(secret, now + steps * STEP_MS))).status).toBe(status);
  });

  test('a recovery code counts once, however it is typed', async () => {
    const { token, recovery } = await turnOn();
    const [first = '', second = ''] = recovery;
    expect((await answerWith(await challengeOf(), first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await answerWith(await challengeOf(), first)).status).toBe(400);
    expect((await answerWith(await challengeOf(), second)).status).toBe(200);
    expect(await stateOf(token)).toMatchObject({ recovery_codes_left: 8 });
  });

  test('a recovery code of before, which was shorter, still counts once', async () => {
    await turnOn();
    const digits = '7K2M9QXA40TBCDE';
    const code = digits + checkCharacter(digits);
    const hash = createHash('sha256').update(`recovery-code:${code}`).digest('base64url');
    await people.asSession(WHO, 'update two_factor set recovery_hashes = array[$1]', [hash]);
    expect((await answerWith(await challengeOf(), code)).status).toBe(200);
    expect((await answerWith(await challengeOf(), code)).status).toBe(400);
  });

  test('guesses are locked out after five, twice as long each time, and the right code waits too', async () => {
    const { secret } = await turnOn();
    const guess = async () => answerWith(await challengeOf(), '000000');
    const lockedFor = async () => {
      const refused = await answerWith(await challengeOf(), codeOf(secret));
      expect(refused.status).toBe(429);
      return Math.ceil(Number(refused.headers.get('retry-after')) / 60);
    };
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(400);
    expect(await lockedFor()).toBe(5);
    await people.asSession(WHO, 'update login_throttle set locked_until = now()');
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(400);
    expect(await lockedFor()).toBe(10);
    await people.asSession(
      WHO,
      'update login_throttle set locked_until = now(), failed_count = 31994 where failed_count = 10',
    );
    for (let count = 0; count < 1; count++) expect((await guess()).status).toBe(400);
    expect(await lockedFor()).toBe(24 * 60);
    await people.asSession(WHO, 'update login_throttle set locked_until = now()');
    expect((await answerWith(await challengeOf(), codeOf(secret))).status).toBe(200);
    expect(await people.asSession(WHO, 'select 1 from login_throttle where failed_count > 0')).toEqual([]);
    expect((await people.entries(WHO)).filter(({ operation }) => operation === 'code_refused').at(-1)).toMatchObject({
      actor_id: null,
      changes: { failed_count: 31995 },
    });
  });

  test('a challenge is void with another password, a disabled user, and once it was turned off', async () => {
    const { token, secret } = await turnOn();
    const { userId } = people.principal(WHO);
    const refused = { status: 401, body: { code: 'challenge_expired' } };
    const challenge = await challengeOf();
    await people.asSession(WHO, `update customer_user set state = 'disabled' where id = $1`, [userId]);
    expect(await answerWith(challenge, codeOf(secret))).toMatchObject(refused);
    await people.asSession(WHO, `update customer_user set state = 'active' where id = $1`, [userId]);
    const next = 'Newer-5678!';
    const given = { current_password: PASSWORD, new_password: next, code: codeOf(secret, now + STEP_MS) };
    expect((await people.post('account/changepassword', given, token)).status).toBe(204);
    expect(await answerWith(challenge, codeOf(secret))).toMatchObject(refused);
    const { challenge: fresh } = (await people.logIn(WHO, next)).body as { challenge: string };
    await people.asSession(WHO, 'delete from two_factor where user_id = $1', [userId]);
    expect(await answerWith(fresh, codeOf(secret))).toMatchObject(refused);
  });

  test('a secret that was moved to another user opens nothing there', async () => {
    const { secret } = await turnOn();
    await people.reset('node_read');
    await turnOn('node_read');
    const ids = [people.principal('node_read').userId, people.principal(WHO).userId];
    await people.asSession(
      WHO,
      'update two_factor set secret = (select secret from two_factor where user_id = $2) where user_id = $1',
      ids,
    );
    expect((await answerWith(await challengeOf('node_read'), codeOf(secret))).status).toBe(400);
    await people.reset('node_read');
  });
});

describe('turning it off, and new recovery codes', () => {
  const off = (token: string, given: object) => people.post('account/twofactor/off', given, token);
  const renew = (token: string, given: object) => people.post('account/twofactor/recoverycodes', given, token);

  test('needs password and code; the next login asks for none, and the user is told', async () => {
    const { token, secret } = await turnOn();
    const refused = await off(token, { password: 'Wrong-1234!', code: codeOf(secret) });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/password' }] } });
    expect(await off(token, { password: PASSWORD, code: '000000' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/code' }] },
    });
    expect(await stateOf(token)).toMatchObject({ is_on: true });
    expect((await off(token, { password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
    expect(await stateOf(token)).toMatchObject({ is_on: false });
    expect((await people.logIn(WHO)).body).toHaveProperty('accessToken');
    expect((await people.mails()).at(-1)).toMatchObject({ kind: 'two_factor_off' });
    expect(await off(token, { password: PASSWORD, code: '000000' })).toMatchObject({
      status: 409,
      body: { code: 'two_factor_off' },
    });
  });

  test('new recovery codes replace those before', async () => {
    const { token, secret, recovery } = await turnOn();
    const renewed = await renew(token, { password: PASSWORD, code: codeOf(secret) });
    const { recovery_codes: codes } = renewed.body as { recovery_codes: string[] };
    expect(new Set([...codes, ...recovery]).size).toBe(20);
    expect((await answerWith(await challengeOf(), recovery[0] ?? '')).status).toBe(400);
    expect((await answerWith(await challengeOf(), codes[0] ?? '')).status).toBe(200);
  });
});

describe('an administrator', () => {
  beforeAll(() => Promise.all(['adminA', 'adminB'].map((name) => people.reset(name))));
  const resetBy = (as: string, name: string) =>
    served.call({
      as,
      method: 'POST',
      path: `customeruser/${people.principal(name).userId}/reset_two_factor`,
      body: { password: PASSWORD },
    });

  test('turns it off for a user of his company, who is told; it stands in the log', async () => {
    await turnOn();
    const { userId } = people.principal(WHO);
    const shown = await served.call({ as: 'adminA', path: `customeruser/${userId}` });
    expect(shown.body).toMatchObject({ has_two_factor: true });
    expect(await resetBy('adminA', WHO)).toMatchObject({ status: 200, body: { id: userId, has_two_factor: false } });
    expect((await people.logIn(WHO)).body).toHaveProperty('accessToken');
    expect((await people.mails()).at(-1)).toEqual({ kind: 'two_factor_reset', user_id: userId });
    const entries = await people.entries(WHO);
    expect(entries.findLast(({ operation }) => operation === 'reset_two_factor')).toMatchObject({
      actor_id: people.principal('adminA').userId,
    });
  });

  test('of nobody who has none is anything told', async () => {
    const before = await people.mails();
    expect((await resetBy('adminA', WHO)).status).toBe(200);
    expect(await people.mails()).toEqual(before);
  });

  test('his own is not reset without password and code: a session is not enough, and no row of his offers it', async () => {
    expect(await resetBy('adminA', 'adminA')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const offers = async (name: string) => {
      const { userId } = people.principal(name);
      const { body } = await served.call({ as: 'adminA', path: `customeruser/${userId}?permissions=true` });
      return (body as { permitted: string[] }).permitted.includes('reset_two_factor');
    };
    expect(await Promise.all(['adminA', WHO].map(offers))).toEqual([false, true]);
  });
});
