/** The second step of a login: a code, after the password. */
import { challengeExpired } from '../../../errors.ts';
import type { GuessParts } from './guess-parts.ts';
import { lockChallenged } from './session-statements.ts';
import { type Device, deviceAccountOf, type OpenedSession, openSession, type SessionParts } from './sessions.ts';
import { type CodeParts, countingCode, takeCode, type Taken, wrongCode } from './take-code.ts';

/**
 * Answers a challenge with a code. 401 for a challenge that is too old or void by now, 400 at a code that is wrong or was
 * used before, 429 after too many.
 */
export async function answerChallenge(
  parts: SessionParts & GuessParts & { codes: CodeParts },
  given: { challenge: string; code: string },
  device: Device,
): Promise<OpenedSession> {
  const { database, tokens, codes, limits, devices } = parts;
  const challenge = await tokens.verifyChallenge(given.challenge);
  if (!challenge) throw challengeExpired();
  const { companyId, userId } = challenge;
  const known = devices.read(device.cookies, challenge);
  const counted = known?.hasGivenCode ? limits.codeByDevice(challenge, known.id) : limits.codeByStranger(challenge);
  const { requestId } = device;
  const taken = await countingCode(parts, { companyId, userId, requestId, counted }, () =>
    database.withTenant('session', companyId, async (transaction): Promise<Taken<OpenedSession>> => {
      const user = await lockChallenged(transaction, companyId, userId);
      if (!user || deviceAccountOf(tokens, companyId, user).mark !== challenge.mark) return { kind: 'off' };
      const opening = {
        companyId,
        user: { ...user, owes_two_factor: false },
        device,
        operation: 'login',
        hasGivenCode: true,
      } as const;
      const work = () => openSession({ tokens, transaction }, opening);
      return takeCode(transaction, codes, challenge, { code: given.code, state: 'on', work });
    }),
  );
  if (taken.kind === 'off') throw challengeExpired();
  if (taken.kind === 'refused') throw wrongCode();
  return taken.result;
}
