/** Takes a code of the second step: of the app, each once, or of those for recovery; and counts the wrong ones. */
import type { Database, Transaction } from '../../../access/database.ts';
import { invalidInput, type Problem } from '../../../errors.ts';
import type { AccountIds, Counted } from './guess-limits.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { stepOfCode } from './one-time-code.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { createSeal, type Seal } from './seal.ts';
import { noteFailure } from './session-statements.ts';

/**
 * Of the secrets of apps.
 * @param former the server's secret of before, where there is one
 */
export const createTwoFactorSeal = (serverSecret: Uint8Array, former?: Uint8Array): Seal =>
  createSeal(serverSecret, 'two-factor', former);

export interface CodeParts {
  seal: Seal;
  /** In milliseconds. */
  now: () => number;
}

/** What came of a code: with what was done by it, or that there is no second step to be taken. */
export type Taken<Result> = { kind: 'taken'; result: Result } | { kind: 'refused' } | { kind: 'off' };

interface Stored {
  secret: string;
  is_on: boolean;
  last_step: number;
  recovery_hashes: string[];
}

/** Where a secret belongs: it opens for no other user. */
export const placeOf = ({ companyId, userId }: AccountIds): string => `${companyId}.${userId}`;

export interface GivenCode<Result> {
  code: string;
  state: 'on' | 'begun';
  /** What it is given for; in the same transaction. */
  work: () => Promise<Result>;
}

/**
 * Judges a code with the user's row held, so that of two at once one is taken; then does the work.
 * @param state `on`: of a login that is on, by the app or for recovery; `begun`: of one that is being set up, by the app
 */
export async function takeCode<Result>(
  transaction: Transaction,
  { seal, now }: CodeParts,
  owner: AccountIds,
  { code, state, work }: GivenCode<Result>,
): Promise<Taken<Result>> {
  const { companyId, userId } = owner;
  const [stored] = await transaction.query<Stored>({
    name: 'hold_two_factor',
    text: `select secret, confirmed_at is not null as is_on, last_step, recovery_hashes from two_factor
      where company_id = $1 and user_id = $2 for update`,
    values: [companyId, userId],
  });
  if (!stored || stored.is_on !== (state === 'on')) return { kind: 'off' };
  const secret = seal.open(stored.secret, placeOf(owner));
  const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), now());
  if (step !== null && step > stored.last_step) {
    await note(transaction, owner, { step, hashes: stored.recovery_hashes });
    return { kind: 'taken', result: await work() };
  }
  const hash = state === 'on' ? hashRecoveryCode(code) : null;
  if (hash !== null && stored.recovery_hashes.includes(hash)) {
    const hashes = stored.recovery_hashes.filter((one) => one !== hash);
    await note(transaction, owner, { step: stored.last_step, hashes });
    return { kind: 'taken', result: await work() };
  }
  return { kind: 'refused' };
}

const note = (
  transaction: Transaction,
  { companyId, userId }: AccountIds,
  { step, hashes }: { step: number; hashes: string[] },
) =>
  transaction.query({
    name: 'take_code',
    text: `update two_factor set last_step = $3, recovery_hashes = $4, updated_at = now()
      where company_id = $1 and user_id = $2`,
    values: [companyId, userId, step, hashes],
  });

interface CountedCode extends AccountIds {
  requestId: string;
  counted: Counted[];
}

/** Lets a code be judged, counts a wrong one, and notes it. Throws 429 after too many. */
export async function countingCode<Result>(
  { database, throttle }: { database: Database; throttle: LoginThrottle },
  { counted, ...owner }: CountedCode,
  judge: () => Promise<Taken<Result>>,
): Promise<Taken<Result>> {
  const guess = await throttle.take(counted);
  const taken = await judge().catch(async (error: unknown) => {
    await guess.withdraw();
    throw error;
  });
  if (taken.kind === 'taken') await guess.forgive();
  else if (taken.kind === 'off') await guess.withdraw();
  else await noteFailure(database, { ...owner, operation: 'code_refused', failedCount: guess.failedCount });
  return taken;
}

export const wrongCode = (): Problem => invalidInput({ errors: [{ pointer: '/code', code: 'wrong_code' }] });
