/** What changes how somebody logs in, or ends sessions, asks for all factors of his login once more. */
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, type SignedInAnswer } from '../../../test/accounts.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { codeClock, twoFactorOf } from '../../../test/two-factor.ts';

const WHO = 'nobody';
const NEXT = 'Newer-5678!';

const clock = codeClock();
const served = await servedWorld({ now: clock.now });
const people = twoFactorOf(served, clock);
beforeEach(() => people.reset(WHO));

type Proof = { password?: string; code?: string };
type Call = [what: string, run: (session: SignedInAnswer, proof: Proof) => ReturnType<typeof people.post>];

/** Where the other session of the caller is ended. */
async function otherSession({ accessToken }: SignedInAnswer): Promise<number> {
  await people.post('jwt/login', { email: `${WHO}@test.example`, password: PASSWORD });
  const { body } = await people.get('account/sessions', accessToken);
  const other = (body as { results: { id: number; is_current: boolean }[] }).results.find((one) => !one.is_current);
  return other?.id ?? 0;
}

const calls: Call[] = [
  [
    'another e-mail',
    ({ accessToken }, proof) => people.post('account/email', { email: 'other@test.example', ...proof }, accessToken),
  ],
  ['all other sessions', ({ accessToken }, proof) => people.post('account/endothersessions', proof, accessToken)],
  [
    'one other session',
    async (session, proof) =>
      people.post(`account/sessions/${await otherSession(session)}/end`, proof, session.accessToken),
  ],
  [
    'another password',
    ({ accessToken }, { password, code }) =>
      people.post(
        'account/changepassword',
        { current_password: password ?? 'x', new_password: NEXT, ...(code !== undefined && { code }) },
        accessToken,
      ),
  ],
];

describe.each(calls)('%s', (_what, run) => {
  test('asks for the password; a code counts for none who has no two-factor login', async () => {
    const session = await people.signIn(WHO);
    for (const proof of [{}, { password: 'Wrong-1234!' }, { password: PASSWORD, code: '123456' }])
      expect((await run(session, proof)).status).toBe(400);
    expect((await people.logIn(WHO)).status).toBe(200);
    expect((await run(session, { password: PASSWORD })).status).toBeLessThan(300);
  });

  test('asks for the password and a code where two-factor login is on', async () => {
    const secret = await people.setUp(await people.signIn(WHO));
    const session = await people.signInWithCode(WHO, secret);
    expect(await run(session, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/code', code: 'required' }] },
    });
    expect(await run(session, { password: PASSWORD, code: '000000' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/code', code: 'wrong_code' }] },
    });
    expect((await run(session, { code: people.nextCode(secret) })).status).toBe(400);
    expect((await run(session, { password: PASSWORD, code: people.nextCode(secret) })).status).toBeLessThan(300);
  });
});

test('a proof counts for its call alone: the next one asks again', async () => {
  const session = await people.signIn(WHO);
  const end = (proof: Proof) => people.post('account/endothersessions', proof, session.accessToken);
  expect((await end({ password: PASSWORD })).status).toBe(200);
  expect((await end({})).status).toBe(400);
});

test('a session tells whether a code belongs to a proof', async () => {
  const before = await people.signIn(WHO);
  const told = async () => (await people.get('account/userinfo', before.accessToken)).body;
  expect(await told()).toMatchObject({ has_two_factor: false });
  await people.setUp(before);
  expect(await told()).toMatchObject({ has_two_factor: true });
});
