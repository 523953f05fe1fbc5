/** Takes a code of the second step: of the app, each once, or of those for recovery; and locks who guesses. */
import type { Transaction } from '../access/database.ts';
import { invalidInput, type Problem } from '../errors.ts';
import { locked } from './lock.ts';
import { stepOfCode } from './one-time-code.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { Seal } from './seal.ts';

/**
 * Guesses before a lock, and how long it holds first; each further lock takes twice as long, to a day at most. So one in
 * whose hands a password has fallen has about one chance in a hundred thousand a day.
 */
const FREE_GUESSES = 5;
const LOCK_SECONDS = 300;
const MAX_LOCK_SECONDS = 86_400;
const MAX_FAILURES = 32_000;

export interface CodeOwner {
  companyId: number;
  userId: number;
  requestId: string;
}

export interface CodeParts {
  seal: Seal;
  /** In milliseconds. */
  now: () => number;
}

/** What came of a code. A refusal is stored too: it must be thrown only after the transaction. */
export type Taken = { kind: 'taken' } | { kind: 'refused' } | { kind: 'off' } | { kind: 'locked'; seconds: number };

interface Stored {
  secret: string;
  is_on: boolean;
  last_step: number;
  recovery_hashes: string[];
  locked_seconds: number;
}

/** Where a secret belongs: it opens for no other user. */
export const placeOf = ({ companyId, userId }: Pick<CodeOwner, 'companyId' | 'userId'>): string =>
  `${companyId}.${userId}`;

/**
 * Judges a code with the user's row held, so that of two at once one is taken.
 * @param state `on`: of a login that is on, by the app or for recovery; `begun`: of one that is being set up, by the app
 */
export async function takeCode(
  transaction: Transaction,
  { seal, now }: CodeParts,
  owner: CodeOwner,
  { code, state }: { code: string; state: 'on' | 'begun' },
): Promise<Taken> {
  const { companyId, userId } = owner;
  const [stored] = await transaction.query<Stored>({
    name: 'hold_two_factor',
    text: `select secret, confirmed_at is not null as is_on, last_step, recovery_hashes,
        greatest(0, ceil(extract(epoch from coalesce(locked_until, now()) - now())))::integer as locked_seconds
      from two_factor where company_id = $1 and user_id = $2 for update`,
    values: [companyId, userId],
  });
  if (!stored || stored.is_on !== (state === 'on')) return { kind: 'off' };
  if (stored.locked_seconds > 0) return { kind: 'locked', seconds: stored.locked_seconds };
  const secret = seal.open(stored.secret, placeOf(owner));
  const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), now());
  if (step !== null && step > stored.last_step) {
    await note(transaction, owner, { step, hashes: stored.recovery_hashes });
    return { kind: 'taken' };
  }
  const hash = state === 'on' ? hashRecoveryCode(code) : null;
  if (hash !== null && stored.recovery_hashes.includes(hash)) {
    const hashes = stored.recovery_hashes.filter((one) => one !== hash);
    await note(transaction, owner, { step: stored.last_step, hashes });
    return { kind: 'taken' };
  }
  await noteRefusal(transaction, owner);
  return { kind: 'refused' };
}

const note = (
  transaction: Transaction,
  { companyId, userId }: CodeOwner,
  { step, hashes }: { step: number; hashes: string[] },
) =>
  transaction.query({
    name: 'take_code',
    text: `update two_factor set last_step = $3, recovery_hashes = $4, failed_count = 0, locked_until = null, updated_at = now()
      where company_id = $1 and user_id = $2`,
    values: [companyId, userId, step, hashes],
  });

/** Who failed is not known, only whose account it was: the entry has no actor. */
const noteRefusal = (transaction: Transaction, { companyId, userId, requestId }: CodeOwner) =>
  transaction.query({
    name: 'refuse_code',
    text: `with failed as (
        update two_factor set failed_count = least(failed_count + 1, $3), updated_at = now(),
          locked_until = case when (failed_count + 1) % $4 = 0
            then now() + make_interval(secs => least($6::double precision, $5 * power(2, least((failed_count + 1) / $4 - 1, 20)))) end
        where company_id = $1 and user_id = $2 returning failed_count
      )
      insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes, request_id)
      select $1, 'anonymous', 'code_refused', 'customer_user', $2, jsonb_build_object('failed_count', failed_count), $7 from failed`,
    values: [companyId, userId, MAX_FAILURES, FREE_GUESSES, LOCK_SECONDS, MAX_LOCK_SECONDS, requestId],
  });

const POINTER = '/code';

/** What a code that was not taken is for its caller: 429, or 400 at the code. */
export const refusalOf = (taken: Exclude<Taken, { kind: 'taken' | 'off' }>): Problem =>
  taken.kind === 'locked'
    ? locked(taken.seconds)
    : invalidInput({ errors: [{ pointer: POINTER, code: 'wrong_code' }] });
