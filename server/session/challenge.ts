/** The second step of a login: a code, after the password. */
import { challengeExpired } from '../errors.ts';
import { refuseLocked } from './lock.ts';
import { holdChallenged } from './session-statements.ts';
import { type Device, openSession, type SessionParts, type TokenPair } from './sessions.ts';
import { type CodeParts, refusalOf, takeCode } from './take-code.ts';

/**
 * Answers a challenge with a code. 401 for a challenge that is too old or void by now, 400 at a code that is wrong or was
 * used before, 429 after too many.
 */
export async function answerChallenge(
  { database, tokens, codes }: SessionParts & { codes: CodeParts },
  given: { challenge: string; code: string },
  device: Device,
): Promise<TokenPair> {
  const challenge = await tokens.verifyChallenge(given.challenge);
  if (!challenge) throw challengeExpired();
  const { companyId, userId } = challenge;
  const outcome = await database.withTenant('session', companyId, async (transaction) => {
    const account = await holdChallenged(transaction, companyId, userId);
    if (!account || tokens.fingerprint(account.password_hash ?? '') !== challenge.passwordMark) return null;
    refuseLocked(account.locked_seconds);
    const owner = { companyId, userId, requestId: device.requestId };
    const taken = await takeCode(transaction, codes, owner, { code: given.code, state: 'on' });
    if (taken.kind === 'off') return null;
    if (taken.kind !== 'taken') return { taken };
    return {
      pair: await openSession({ tokens, transaction }, { companyId, user: account, device, operation: 'login' }),
    };
  });
  if (outcome === null) throw challengeExpired();
  if (outcome.pair) return outcome.pair;
  throw refusalOf(outcome.taken);
}
