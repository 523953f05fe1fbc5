/** The second step of the login as its user sets it up and takes it away. */
import type { Transaction } from '../../../access/database.ts';
import { twoFactorNotBegun, twoFactorOff, twoFactorOn, twoFactorStaysOn } from '../../../errors.ts';
import type { MailTemplateName } from '../../../platform/mail/template.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { newOneTimeSecret, oneTimeAddress } from './one-time-code.ts';
import { asOwner, lockAccount, auditOwnAccount, type Owner, type ProofParts, verifyPassword } from './own-account.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { renewAccess } from './renew-access.ts';
import { notifyOldAddresses } from './notify-user.ts';
import { type CodeParts, countingCode, placeOf, takeCode, wrongCode } from './take-code.ts';

export interface TwoFactorParts extends CodeParts, ProofParts {
  superadminsNeedTwoFactor: boolean;
}

interface TwoFactorState {
  is_on: boolean;
  /** Of the user, who can't turn it off. */
  is_required: boolean;
  /** When it was turned on. */
  since: string | null;
  recovery_codes_left: number;
}

const PASSWORD_POINTER = '/password';

export const twoFactorState = ({ database, ...parts }: TwoFactorParts, owner: Owner): Promise<TwoFactorState> =>
  asOwner(database, owner, async (transaction) => {
    const [row] = await transaction.query<{ confirmed_at: Date; recovery_codes_left: number }>({
      name: 'two_factor_state',
      text: `select confirmed_at, cardinality(recovery_hashes) as recovery_codes_left from two_factor
        where company_id = $1 and user_id = $2 and confirmed_at is not null`,
      values: idsOf(owner),
    });
    const isRequired = await isRequiredOf(transaction, parts, owner);
    return row
      ? {
          is_on: true,
          is_required: isRequired,
          since: row.confirmed_at.toISOString(),
          recovery_codes_left: row.recovery_codes_left,
        }
      : { is_on: false, is_required: isRequired, since: null, recovery_codes_left: 0 };
  });

/** A new secret for the user's app; it counts once a code of it has come. Replaces one that was begun before. */
export async function beginTwoFactor(
  parts: TwoFactorParts,
  owner: Owner,
  password: string,
): Promise<{ secret: string; address: string }> {
  const { database, seal } = parts;
  const hash = await verifyPassword(parts, owner, { password, pointer: PASSWORD_POINTER });
  const secret = newOneTimeSecret();
  const sealed = seal.close(secret, placeOf(owner.principal));
  return asOwner(database, owner, async (transaction) => {
    await lockAccount(transaction, owner, { hash, pointer: PASSWORD_POINTER });
    const begun = await transaction.query({
      name: 'begin_two_factor',
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
    await auditOwnAccount(transaction, owner, 'two_factor_begun');
    return { secret, address: oneTimeAddress(secret, user?.email ?? '') };
  });
}

/** Turns it on by the first code of the app; answers the recovery codes, which are shown this once. */
export async function confirmTwoFactor(parts: TwoFactorParts, owner: Owner, code: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hold = (transaction: Transaction) => holdUser(transaction, owner);
  await withCode(parts, owner, { code, state: 'begun', hold }, async (transaction) => {
    await transaction.query({
      name: 'confirm_two_factor',
      text: `update two_factor set confirmed_at = now(), recovery_hashes = $3, updated_at = now()
        where company_id = $1 and user_id = $2`,
      values: [...idsOf(owner), hashesOf(codes)],
    });
    await notifyOwner(transaction, owner, 'two_factor_on');
    if (owner.principal.owesTwoFactor)
      await renewAccess(transaction, owner.principal.companyId, owner.principal.userId);
  });
  return codes;
}

interface Proof {
  password: string;
  code: string;
}

export async function turnOffTwoFactor(parts: TwoFactorParts, owner: Owner, proof: Proof): Promise<void> {
  await withProof(parts, owner, proof, async (transaction) => {
    if (await isRequiredOf(transaction, parts, owner)) throw twoFactorStaysOn();
    await transaction.query({
      name: 'turn_off_two_factor',
      text: 'delete from two_factor where company_id = $1 and user_id = $2',
      values: idsOf(owner),
    });
    await notifyOwner(transaction, owner, 'two_factor_off');
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
    await auditOwnAccount(transaction, owner, 'recovery_codes_renewed');
  });
  return codes;
}

/**
 * Before the code's row, as whoever resets it does. Whoever requires it of the company holds all its users: only after
 * that it can be read whether it is required.
 */
async function holdUser(transaction: Transaction, owner: Owner): Promise<void> {
  await transaction.query({
    name: 'hold_own_user',
    text: 'select 1 from customer_user where company_id = $1 and id = $2 for no key update',
    values: idsOf(owner),
  });
}

async function isRequiredOf(
  transaction: Transaction,
  { superadminsNeedTwoFactor }: Pick<TwoFactorParts, 'superadminsNeedTwoFactor'>,
  { principal: { companyId } }: Owner,
): Promise<boolean> {
  const [company] = await transaction.query<{ requires: boolean }>({
    name: 'company_requires_two_factor',
    text: 'select requires_two_factor or is_platform and $2::boolean as requires from customer where id = $1',
    values: [companyId, superadminsNeedTwoFactor],
  });
  return company?.requires ?? true;
}

async function withProof(
  parts: TwoFactorParts,
  owner: Owner,
  { password, code }: Proof,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const hash = await verifyPassword(parts, owner, { password, pointer: PASSWORD_POINTER });
  // Before the code's row, as at the login: two who take both in another order would wait for each other.
  const hold = async (transaction: Transaction) => {
    await lockAccount(transaction, owner, { hash, pointer: PASSWORD_POINTER });
    await holdUser(transaction, owner);
  };
  await withCode(parts, owner, { code, state: 'on', hold }, work);
}

interface GivenCode {
  code: string;
  state: 'on' | 'begun';
  /** What is locked first. */
  hold?: (transaction: Transaction) => Promise<void>;
}

/** Does the work once the code was taken. */
async function withCode(
  parts: TwoFactorParts,
  owner: Owner,
  { hold, code, state }: GivenCode,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { principal, requestId } = owner;
  const { companyId, userId, sessionId } = principal;
  const counted = parts.limits.codeBySession(sessionId);
  const taken = await countingCode(parts, { companyId, userId, requestId, counted }, () =>
    asOwner(parts.database, owner, async (transaction) => {
      await hold?.(transaction);
      return takeCode(transaction, parts, principal, { code, state, work: () => work(transaction) });
    }),
  );
  if (taken.kind === 'off') throw state === 'on' ? twoFactorOff() : twoFactorNotBegun();
  if (taken.kind === 'refused') throw wrongCode();
}

/** In the log, and by mail: whoever did not do it himself must hear of it. */
async function notifyOwner(transaction: Transaction, owner: Owner, kind: MailTemplateName): Promise<void> {
  const { companyId, userId } = owner.principal;
  await auditOwnAccount(transaction, owner, kind);
  await enqueueMail(transaction, { companyId, userId, kind });
  await notifyOldAddresses(transaction, { companyId, userId, kind });
}

const idsOf = ({ principal: { companyId, userId } }: Owner): [number, number] => [companyId, userId];

const hashesOf = (codes: string[]): (string | null)[] => codes.map(hashRecoveryCode);
