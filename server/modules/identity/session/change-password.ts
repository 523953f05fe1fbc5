/** A signed-in user sets another password; whoever else is signed in as this user is signed out. */
import type { Transaction } from '../../../access/database.ts';
import type { Cookie } from '../../../http/registry.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { GuessParts } from './guess-parts.ts';
import type { CookieHeader } from './known-devices.ts';
import { asOwner, lockAccount, auditOwnAccount, type Owner, verifyPassword } from './own-account.ts';
import { refuseSamePassword, refuseWeakPassword } from './password-rules-problem.ts';
import { hashPassword } from './passwords.ts';
import { deviceAccountOf, type SessionParts } from './sessions.ts';
import { proveCode, type StepUpParts } from './step-up.ts';
import { notifyOldAddresses } from './notify-user.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';

const POINTER = '/current_password';
const NEW_POINTER = '/new_password';

interface ChangedPassword {
  current_password: string;
  new_password: string;
  /** Of who has two-factor login. */
  code?: string;
  cookies: CookieHeader;
}

/** Answers the cookie by which this device stays known; all others are known no longer. */
export async function changePassword(
  parts: SessionParts & GuessParts & StepUpParts,
  owner: Owner,
  { current_password: current, new_password: next, code = '', cookies }: ChangedPassword,
): Promise<Cookie> {
  const { database, tokens, devices } = parts;
  const whose = await asOwner(database, owner, (transaction) => passwordOwnerOf(transaction, owner.principal));
  refuseWeakPassword(next, whose, NEW_POINTER);
  const proven = await verifyPassword(parts, owner, { password: current, pointer: POINTER });
  await refuseSamePassword(next, proven, NEW_POINTER);
  await proveCode(parts, owner, code);
  const passwordHash = await hashPassword(next);
  const { companyId, userId } = owner.principal;
  const generation = await asOwner(database, owner, async (transaction) => {
    await lockAccount(transaction, owner, { hash: proven, pointer: POINTER });
    const stored = await storePassword(transaction, owner, passwordHash);
    await auditOwnAccount(transaction, owner, 'password_changed');
    await enqueueMail(transaction, { companyId, userId, kind: 'password_changed' });
    await notifyOldAddresses(transaction, { companyId, userId, kind: 'password_changed' });
    return stored;
  });
  const accountWith = (hash: string) =>
    deviceAccountOf(tokens, companyId, { user_id: userId, password_hash: hash, device_generation: generation });
  const known = devices.read(cookies, accountWith(proven)) ?? {};
  return devices.remember(cookies, accountWith(passwordHash), known);
}

/** Answers the generation of the devices that know the account. */
async function storePassword(
  transaction: Transaction,
  { principal: { companyId, userId, sessionId } }: Owner,
  passwordHash: string,
): Promise<number> {
  const [stored] = await transaction.query<{ device_generation: number }>({
    name: 'change_password',
    // A mailed link goes too: it was asked for by whoever knew the old password no more, or by somebody else.
    text: `with ended as (
        update session set revoked_at = now(), updated_at = now()
        where company_id = $1 and user_id = $2 and id <> $4 and revoked_at is null
      )
      update user_credential set password_hash = $3, password_changed_at = now(), reset_hash = null, reset_expires_at = null,
        updated_at = now() where company_id = $1 and user_id = $2 returning device_generation`,
    values: [companyId, userId, passwordHash, sessionId],
  });
  return stored?.device_generation ?? 0;
}

/** What a guesser knows of the owner of a password, and what it must not hold therefore. */
async function passwordOwnerOf(
  transaction: Transaction,
  { companyId, userId }: Pick<SignedIn, 'companyId' | 'userId'>,
): Promise<PasswordOwner> {
  const [owner] = await transaction.query<PasswordOwner>({
    name: 'password_owner',
    text: `select u.email, c.name as "companyName" from customer_user u join customer c on c.id = u.company_id
      where u.company_id = $1 and u.id = $2`,
    values: [companyId, userId],
  });
  return owner ?? { email: '', companyName: '' };
}
