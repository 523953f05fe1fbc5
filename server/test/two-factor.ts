/** People with two-factor login, for tests of what is required of them. */
import { TOTP } from 'otpauth';
import { PASSWORD, peopleOf, type SignedInAnswer } from './accounts.ts';
import type { Served } from './scenarios.ts';

const STEP_MS = 30_000;

/** The server's clock, as far as codes go: each code is of a time of its own, for none is taken twice. */
export function codeClock() {
  let now = Date.UTC(2030, 0, 1);
  return {
    now: () => now,
    nextCode(secret: string): string {
      now += STEP_MS;
      return new TOTP({ secret }).generate({ timestamp: now });
    },
  };
}

export function twoFactorOf(served: Served, { nextCode }: ReturnType<typeof codeClock>) {
  const people = peopleOf(served);
  return {
    ...people,
    nextCode,
    /** Answers the secret of the app. */
    async setUp({ accessToken }: Pick<SignedInAnswer, 'accessToken'>): Promise<string> {
      const begun = await people.post('account/twofactor/begin', { password: PASSWORD }, accessToken);
      const { secret } = begun.body as { secret: string };
      const { status } = await people.post('account/twofactor/confirm', { code: nextCode(secret) }, accessToken);
      if (status !== 200) throw new Error(`Two-factor login was not set up: ${status}.`);
      return secret;
    },
    async signInWithCode(name: string, secret: string): Promise<SignedInAnswer> {
      const { challenge } = (await people.logIn(name)).body as { challenge: string };
      return (await people.post('jwt/twofactor', { challenge, code: nextCode(secret) })).body as SignedInAnswer;
    },
    refreshed: async (session: SignedInAnswer): Promise<SignedInAnswer> =>
      (await people.refresh(session)).body as SignedInAnswer,
    /** As it is stored, with no token renewed. */
    setRequired: (isRequired: boolean) =>
      served.world.database.statement('app', served.world.companyA.id, {
        text: 'update customer set requires_two_factor = $2 where id = $1',
        values: [served.world.companyA.id, isRequired],
      }),
  };
}
