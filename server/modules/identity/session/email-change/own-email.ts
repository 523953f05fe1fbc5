/** The own e-mail, as its account shows it and asks for another one. */
import type { Database, Transaction } from '../../../../access/database.ts';
import { customerUser } from '../../../../generated/customer_user.ts';
import { audit } from '../../../../access/audit.ts';
import { asOwner, auditOwnAccount, type Owner } from '../own-account.ts';
import { normalizeEmail } from '../sessions.ts';
import { cancelEmailChange, requestEmailChange, resendEmailChange } from './request.ts';

export interface OwnEmail {
  email: string;
  /** What waits for its confirmation. */
  pending: { email: string; expires_at: string; requested_by: string } | null;
}

interface StoredOwnEmail {
  id: number;
  email: string;
  full_name: string;
  new_email: string | null;
  expires_at: Date | null;
  requested_by_name: string | null;
}

export const ownEmail = (database: Database, owner: Owner): Promise<OwnEmail> =>
  asOwner(database, owner, async (transaction) => {
    const row = await readOwn(transaction, owner);
    const { email, new_email, expires_at, requested_by_name } = row;
    return {
      email,
      pending:
        new_email === null || expires_at === null
          ? null
          : { email: new_email, expires_at: expires_at.toISOString(), requested_by: requested_by_name ?? '' },
    };
  });

/** After the caller was proven. Throws 400 for the present e-mail, 429 after too many. */
export const changeOwnEmail = (database: Database, owner: Owner, given: string): Promise<void> =>
  asOwner(database, owner, async (transaction) => {
    const { companyId, userId, sessionId } = owner.principal;
    const email = normalizeEmail(given);
    const user = await readOwn(transaction, owner, true);
    await requestEmailChange(transaction, {
      companyId,
      user,
      email,
      by: { id: userId, name: user.full_name, sessionId },
    });
    await audit(
      { ...owner, transaction },
      { operation: 'change_email', entity: customerUser, recordId: userId, changes: { email } },
    );
  });

export const resendOwnEmailChange = (database: Database, owner: Owner): Promise<string> =>
  asOwner(database, owner, async (transaction) => {
    await readOwn(transaction, owner, true);
    return resendEmailChange(transaction, owner.principal.companyId, owner.principal.userId);
  });

export const cancelOwnEmailChange = (database: Database, owner: Owner): Promise<void> =>
  asOwner(database, owner, async (transaction) => {
    await readOwn(transaction, owner, true);
    await cancelEmailChange(transaction, owner.principal.companyId, owner.principal.userId);
    await auditOwnAccount(transaction, owner, 'cancel_email_change');
  });

async function readOwn({ query }: Transaction, { principal }: Owner, hold = false): Promise<StoredOwnEmail> {
  const { companyId, userId } = principal;
  const [row] = await query<StoredOwnEmail>({
    name: hold ? 'hold_own_email' : 'own_email',
    text: `select u.id, u.email, u.full_name, e.new_email, e.expires_at, e.requested_by_name
      from customer_user u left join email_change e on e.company_id = u.company_id and e.user_id = u.id
        and e.state = 'pending' and e.expires_at > now()
      where u.company_id = $1 and u.id = $2 ${hold ? 'for no key update of u' : ''}`,
    values: [companyId, userId],
  });
  if (!row) throw new Error('A live session has no user.');
  return row;
}
