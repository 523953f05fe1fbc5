/**
 * What a signed-in user does with his own account asks for the password once more: a screen that was left open proves
 * nobody.
 */
import type { Database, Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { forbidden, invalidInput } from '../../../errors.ts';
import { customerUser } from '../../../generated/customer_user.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { audit } from '../../../access/audit.ts';
import { requireLiveSession } from '../../../access/session-guard.ts';
import type { GuessParts } from './guess-parts.ts';
import { passwordMatches } from './passwords.ts';
import { noteFailure } from './session-statements.ts';

/** Whose account it is, and the request that the audit log names. */
export interface Owner {
  principal: SignedIn;
  locale: Locale;
  requestId: string;
}

export interface GivenPassword {
  password: string;
  /** Where it stands in the body, for the violation. */
  pointer: string;
}

interface Secret {
  password_hash: string | null;
}

/** What a question for the own password needs. */
export interface ProofParts extends Pick<GuessParts, 'throttle' | 'limits'> {
  database: Database;
}

/** A transaction about the caller's own account, after his session was found to count. */
export const asOwner = <Result>(
  database: Database,
  { principal }: Owner,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.withTenant('session', principal.companyId, async (transaction) => {
    await requireLiveSession(principal, transaction);
    return work(transaction);
  });

/**
 * The hash of the caller's password, which he has given rightly. Throws 400 at its place for a wrong one, 429 after too
 * many in this session, and 403 for a super administrator who is signed in as the user: he knows no password of the company's.
 */
export async function verifyPassword(
  { database, throttle, limits }: ProofParts,
  owner: Owner,
  given: GivenPassword,
): Promise<string> {
  const { companyId, userId, sessionId } = owner.principal;
  const [secret] = await asOwner(database, owner, async (transaction) => {
    await refuseImpersonated(transaction, owner);
    return transaction.query<Secret>({
      name: 'own_password',
      text: 'select password_hash from user_credential where company_id = $1 and user_id = $2',
      values: [companyId, userId],
    });
  });
  const hash = secret?.password_hash ?? null;
  if (hash === null) throw wrongPassword(given.pointer);
  const guess = await throttle.take(limits.bySession(sessionId));
  if (await passwordMatches(hash, given.password)) {
    await guess.forgive();
    return hash;
  }
  const { failedCount } = guess;
  const { requestId } = owner;
  await noteFailure(database, { companyId, userId, requestId, operation: 'password_refused', failedCount });
  throw wrongPassword(given.pointer);
}

/** 403 for a super administrator who is signed in as the user. */
export async function refuseImpersonated(transaction: Transaction, { principal }: Owner): Promise<void> {
  const impersonated = await transaction.query({
    name: 'lent_session',
    text: 'select 1 from session where company_id = $1 and id = $2 and impersonator_id is not null',
    values: [principal.companyId, principal.sessionId],
  });
  if (impersonated.length > 0) throw forbidden();
}

const wrongPassword = (pointer: string) => invalidInput({ errors: [{ pointer, code: 'wrong_password' }] });

/** Holds the account in the transaction that changes it; the password must still be the one that was proven. */
export async function lockAccount(
  transaction: Transaction,
  { principal: { companyId, userId } }: Owner,
  proven: { hash: string; pointer: string },
): Promise<void> {
  const [secret] = await transaction.query<Secret>({
    name: 'held_password',
    text: 'select password_hash from user_credential where company_id = $1 and user_id = $2 for update',
    values: [companyId, userId],
  });
  if (secret?.password_hash !== proven.hash) throw wrongPassword(proven.pointer);
}

/** An entry in the company's log: what a user did with his own account. */
export const auditOwnAccount = (transaction: Transaction, { principal, locale, requestId }: Owner, operation: string) =>
  audit(
    { principal, locale, requestId, transaction },
    { operation, entity: customerUser, recordId: principal.userId, changes: {} },
  );
