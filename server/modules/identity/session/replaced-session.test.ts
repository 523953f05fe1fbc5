/** A login ends what the same browser was signed in to before. */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, peopleOf, type SignedInAnswer } from '../../../test/accounts.ts';
import { servedWorld } from '../../../test/scenarios.ts';

const WHO = 'nobody';

describe('a login that tells which session its browser still holds', async () => {
  const served = await servedWorld();
  const people = peopleOf(served);
  beforeEach(async () => {
    await people.reset(WHO);
    await people.reset('adminB');
  });

  const logIn = (name: string, refreshToken: string, password = PASSWORD) =>
    people.post('jwt/login', { email: `${name.toLowerCase()}@test.example`, password, refreshToken });
  const isLive = async ({ accessToken }: SignedInAnswer) =>
    (await people.get('account/userinfo', accessToken)).status === 200;

  test('ends that one, with all its tokens, and no other of its user', async () => {
    const [before, elsewhere] = [await people.signIn(WHO), await people.signIn(WHO)];
    const after = (await logIn(WHO, before.refreshToken)).body as SignedInAnswer;
    expect(await isLive(before)).toBe(false);
    expect((await people.refresh(before)).status).toBe(401);
    expect([await isLive(after), await isLive(elsewhere)]).toEqual([true, true]);
    const { userId } = people.principal(WHO);
    expect((await people.entries(WHO)).at(-1)).toMatchObject({ operation: 'logout', actor_id: userId });
  });

  test("ends it by a token that was refreshed since, and when it was another company's user", async () => {
    const before = await people.signIn(WHO);
    const refreshed = (await people.refresh(before)).body as SignedInAnswer;
    expect((await logIn('adminB', before.refreshToken)).status).toBe(200);
    expect(await isLive(refreshed)).toBe(false);
  });

  test('ends nothing when the password is wrong, and signs in whatever the token is', async () => {
    const before = await people.signIn(WHO);
    expect((await logIn(WHO, before.refreshToken, 'Wrong-1234!')).status).toBe(401);
    expect(await isLive(before)).toBe(true);
    const guessed = `${before.refreshToken.slice(0, -1)}${before.refreshToken.endsWith('A') ? 'B' : 'A'}`;
    for (const token of ['x', guessed]) expect((await logIn(WHO, token)).status).toBe(200);
    expect(await isLive(before)).toBe(true);
  });

  test('ends it with the second factor, not before', async () => {
    const before = await people.signIn(WHO);
    const begun = await people.post('account/twofactor/begin', { password: PASSWORD }, before.accessToken);
    const app = new TOTP({ secret: (begun.body as { secret: string }).secret });
    const codeIn = (seconds: number) => app.generate({ timestamp: Date.now() + seconds * 1000 });
    await people.post('account/twofactor/confirm', { code: codeIn(0) }, before.accessToken);
    const { challenge } = (await logIn(WHO, before.refreshToken)).body as { challenge: string };
    expect(await isLive(before)).toBe(true);
    // Codes of the next half minute count, those that were used do not.
    const answer = { challenge, code: codeIn(30), refreshToken: before.refreshToken };
    const after = (await people.post('jwt/twofactor', answer)).body as SignedInAnswer;
    expect([await isLive(before), await isLive(after)]).toEqual([false, true]);
  });
});
