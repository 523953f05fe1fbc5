/** The second step of the login as its user sets it up and takes it away. */
import type { Database, Transaction } from '../access/database.ts';
import { twoFactorNotBegun, twoFactorOff, twoFactorOn } from '../errors.ts';
import type { MailKindName } from '../mail/kinds/kind.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { newOneTimeSecret, oneTimeAddress } from './one-time-code.ts';
import { asOwner, holdAccount, noteOwn, type Owner, provePassword } from './own-account.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { tellOldAddresses } from './tell-user.ts';
import { type CodeParts, placeOf, refusalOf, takeCode, type Taken } from './take-code.ts';

export interface TwoFactorParts extends CodeParts {
  database: Database;
}

interface TwoFactorState {
  is_on: boolean;
  /** When it was turned on. */
  since: string | null;
  recovery_codes_left: number;
}

const PASSWORD_POINTER = '/password';

export const twoFactorState = ({ database }: TwoFactorParts, owner: Owner): Promise<TwoFactorState> =>
  asOwner(database, owner, async (transaction) => {
    const [row] = await transaction.query<{ confirmed_at: Date; recovery_codes_left: number }>({
      name: 'two_factor_state',
      text: `select confirmed_at, cardinality(recovery_hashes) as recovery_codes_left from two_factor
        where company_id = $1 and user_id = $2 and confirmed_at is not null`,
      values: idsOf(owner),
    });
    return row
      ? { is_on: true, since: row.confirmed_at.toISOString(), recovery_codes_left: row.recovery_codes_left }
      : { is_on: false, since: null, recovery_codes_left: 0 };
  });

/** A new secret for the user's app; it counts once a code of it has come. Replaces one that was begun before. */
export async function beginTwoFactor(
  { database, seal }: TwoFactorParts,
  owner: Owner,
  password: string,
): Promise<{ secret: string; address: string }> {
  const hash = await provePassword(database, owner, { password, pointer: PASSWORD_POINTER });
  const secret = newOneTimeSecret();
  const sealed = seal.close(secret, placeOf(owner.principal));
  return asOwner(database, owner, async (transaction) => {
    await holdAccount(transaction, owner, { hash, pointer: PASSWORD_POINTER });
    const begun = await transaction.query({
      name: 'begin_two_factor',
      // The count of failures stays: to begin anew must not be a way around a lock.
      text: `insert into two_factor (company_id, user_id, secret) values ($1, $2, $3)
        on conflict (company_id, user_id) do update set secret = $3, last_step = 0, updated_at = now()
        where two_factor.confirmed_at is null returning id`,
      values: [...idsOf(owner), sealed],
    });
    if (begun.length === 0) throw twoFactorOn();
    const [user] = await transaction.query<{ email: string }>({
      name: 'two_factor_account',
      text: 'select email from customer_user where company_id = $1 and id = $2',
      values: idsOf(owner),
    });
    await noteOwn(transaction, owner, 'two_factor_begun');
    return { secret, address: oneTimeAddress(secret, user?.email ?? '') };
  });
}

/** Turns it on by the first code of the app; answers the recovery codes, which are shown this once. */
export async function confirmTwoFactor(parts: TwoFactorParts, owner: Owner, code: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await withCode(parts, owner, { code, state: 'begun' }, async (transaction) => {
    await transaction.query({
      name: 'confirm_two_factor',
      text: `update two_factor set confirmed_at = now(), recovery_hashes = $3, updated_at = now()
        where company_id = $1 and user_id = $2`,
      values: [...idsOf(owner), hashesOf(codes)],
    });
    await told(transaction, owner, 'two_factor_on');
  });
  return codes;
}

interface Proof {
  password: string;
  code: string;
}

export async function turnOffTwoFactor(parts: TwoFactorParts, owner: Owner, proof: Proof): Promise<void> {
  await withProof(parts, owner, proof, async (transaction) => {
    await transaction.query({
      name: 'turn_off_two_factor',
      text: 'delete from two_factor where company_id = $1 and user_id = $2',
      values: idsOf(owner),
    });
    await told(transaction, owner, 'two_factor_off');
  });
}

/** New recovery codes in place of all that were there. */
export async function renewRecoveryCodes(parts: TwoFactorParts, owner: Owner, proof: Proof): Promise<string[]> {
  const codes = newRecoveryCodes();
  await withProof(parts, owner, proof, async (transaction) => {
    await transaction.query({
      name: 'renew_recovery_codes',
      text: 'update two_factor set recovery_hashes = $3, updated_at = now() where company_id = $1 and user_id = $2',
      values: [...idsOf(owner), hashesOf(codes)],
    });
    await noteOwn(transaction, owner, 'recovery_codes_renewed');
  });
  return codes;
}

async function withProof(
  parts: TwoFactorParts,
  owner: Owner,
  { password, code }: Proof,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const hash = await provePassword(parts.database, owner, { password, pointer: PASSWORD_POINTER });
  // Before the code's row, as at the login: two who take both in another order would wait for each other.
  const hold = (transaction: Transaction) => holdAccount(transaction, owner, { hash, pointer: PASSWORD_POINTER });
  await withCode(parts, owner, { code, state: 'on', hold }, work);
}

interface GivenCode {
  code: string;
  state: 'on' | 'begun';
  /** What is locked first. */
  hold?: (transaction: Transaction) => Promise<void>;
}

/** Does the work once the code was taken; a refused code is counted, and thrown afterwards. */
async function withCode(
  { database, ...parts }: TwoFactorParts,
  owner: Owner,
  { hold, ...given }: GivenCode,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const taken = await asOwner(database, owner, async (transaction): Promise<Taken> => {
    await hold?.(transaction);
    const outcome = await takeCode(transaction, parts, { ...owner.principal, requestId: owner.requestId }, given);
    if (outcome.kind === 'taken') await work(transaction);
    return outcome;
  });
  if (taken.kind === 'off') throw given.state === 'on' ? twoFactorOff() : twoFactorNotBegun();
  if (taken.kind !== 'taken') throw refusalOf(taken);
}

/** In the log, and by mail: whoever did not do it himself must hear of it. */
async function told(transaction: Transaction, owner: Owner, kind: MailKindName): Promise<void> {
  const { companyId, userId } = owner.principal;
  await noteOwn(transaction, owner, kind);
  await enqueueMail(transaction, { companyId, userId, kind });
  await tellOldAddresses(transaction, { companyId, userId, kind });
}

const idsOf = ({ principal: { companyId, userId } }: Owner): [number, number] => [companyId, userId];

const hashesOf = (codes: string[]): (string | null)[] => codes.map(hashRecoveryCode);
