import type { Database } from '../../../access/database.ts';
import type { Account } from './session-statements.ts';
import { hashPassword, isHashOfNow } from './passwords.ts';

/**
 * The account whose password was right, hashed anew with the parameters of now where its hash is of other ones: only a login
 * has the password. Somebody else may have changed it meanwhile, and then that one stays.
 */
export async function withHashOfNow<A extends Account>(
  database: Pick<Database, 'statement'>,
  companyId: number,
  account: A,
  password: string,
): Promise<A> {
  const before = account.password_hash;
  if (before === null || isHashOfNow(before)) return account;
  const hash = await hashPassword(password);
  const stored = await database.statement('session', companyId, {
    name: 'renew_password_hash',
    text: `update user_credential set password_hash = $4, updated_at = now()
      where company_id = $1 and user_id = $2 and password_hash = $3 returning user_id`,
    values: [companyId, account.user_id, before, hash],
  });
  return stored.length === 0 ? account : { ...account, password_hash: hash };
}
