/** A signed-in user sets another password; whoever else is signed in as this user is signed out. */
import type { Database } from '../access/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { asOwner, holdAccount, noteOwn, type Owner, provePassword } from './own-account.ts';
import { refuseWeakPassword } from './password-rules-problem.ts';
import { hashPassword } from './passwords.ts';
import { tellOldAddresses } from './tell-user.ts';

const POINTER = '/current_password';

export async function changePassword(
  database: Database,
  owner: Owner,
  given: { current_password: string; new_password: string },
): Promise<void> {
  refuseWeakPassword(given.new_password, '/new_password');
  const proven = await provePassword(database, owner, { password: given.current_password, pointer: POINTER });
  const passwordHash = await hashPassword(given.new_password);
  const { companyId, userId, sessionId } = owner.principal;
  await asOwner(database, owner, async (transaction) => {
    await holdAccount(transaction, owner, { hash: proven, pointer: POINTER });
    await transaction.query({
      name: 'change_password',
      // A mailed link goes too: it was asked for by whoever knew the old password no more, or by somebody else.
      text: `with ended as (
          update session set revoked_at = now(), updated_at = now()
          where company_id = $1 and user_id = $2 and id <> $4 and revoked_at is null
        )
        update user_credential set password_hash = $3, password_changed_at = now(), reset_hash = null, reset_expires_at = null,
          failed_count = 0, locked_until = null, updated_at = now() where company_id = $1 and user_id = $2`,
      values: [companyId, userId, passwordHash, sessionId],
    });
    await noteOwn(transaction, owner, 'password_changed');
    await enqueueMail(transaction, { companyId, userId, kind: 'password_changed' });
    await tellOldAddresses(transaction, { companyId, userId, kind: 'password_changed' });
  });
}
