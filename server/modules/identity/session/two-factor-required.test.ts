/** Who owes two-factor login, at every operation of the registry; and the super administrators in production. */
import { expect, test } from 'vitest';
import { PASSWORD, type SignedInAnswer } from '../../../test/accounts.ts';
import { serveWorld, servedWorld } from '../../../test/scenarios.ts';
import { codeClock, twoFactorOf } from '../../../test/two-factor.ts';

const clock = codeClock();
const served = await servedWorld({ now: clock.now, production: true });
const people = twoFactorOf(served, clock);
await people.setRequired(true);
await Promise.all(['adminA', 'nobody', 'superadmin'].map((name) => people.reset(name)));

const OPEN = ['session.logout', 'session.userinfo', 'two_factor.begin', 'two_factor.confirm', 'two_factor.state'];

test('what is open is marked, and is no more than setting it up and leaving', () => {
  const marked = [...served.app.operations.values()].filter(({ beforeTwoFactor }) => beforeTwoFactor);
  expect(marked.map(({ id }) => id).toSorted()).toEqual(OPEN);
});

test.each(['nobody', 'adminA', 'superadmin'])('%s is refused every other operation', async (name) => {
  const { accessToken } = await people.signIn(name);
  let refused = 0;
  for (const { id, method, path, ignoresToken, beforeTwoFactor } of served.app.operations.values()) {
    // Who they are called by is nothing to them: sign-in, and visitors.
    if (ignoresToken || beforeTwoFactor) continue;
    const { status, body } = await served.call({
      method,
      path: path.replaceAll(/:\w+/g, '1'),
      headers: { authorization: `Bearer ${accessToken}` },
      ...((method === 'POST' || method === 'PATCH') && { body: '{"' }),
    });
    expect({ status, body }, id).toMatchObject({ status: 403, body: { code: 'two_factor_required' } });
    refused += 1;
  }
  expect(refused).toBeGreaterThan(150);
  for (const path of ['account/userinfo', 'account/twofactor'])
    expect((await people.get(path, accessToken)).status).toBe(200);
});

test('a super administrator sets it up and does everything then, but turn it off', async () => {
  const first = (await people.logIn('superadmin')).body;
  expect(first).toMatchObject({ userData: { role: 'superadmin', owes_two_factor: true, ability: [] } });
  const held = first as SignedInAnswer;
  const secret = await people.setUp(held);
  const { accessToken } = await people.refreshed(held);
  expect((await people.get('customer', accessToken)).status).toBe(200);
  const proof = { password: PASSWORD, code: people.nextCode(secret) };
  expect(await people.post('account/twofactor/off', proof, accessToken)).toMatchObject({
    status: 409,
    body: { code: 'two_factor_stays_on' },
  });
});

test('outside production nothing is required of him', async () => {
  const { world, ...elsewhere } = await serveWorld();
  try {
    const other = twoFactorOf({ world, ...elsewhere }, clock);
    await other.reset('superadmin');
    expect((await other.logIn('superadmin')).body).toMatchObject({ userData: { owes_two_factor: false } });
  } finally {
    await elsewhere.close();
  }
});
