/**
 * An e-mail becomes an account's own once its mailbox was proven, by a mailed link. Until then anybody may have written
 * it down: a company that invited it, a registration, a user who is to change to it. One address is of one account.
 */
import type { Database, Transaction } from '../../../access/database.ts';
import { emailTaken } from '../../../errors.ts';

interface Claim {
  companyId: number;
  userId: number;
  /** Normalized. */
  email: string;
}

/** Throws 409 where it belongs to another account, or did within the days in which that may take it back. */
export async function claimEmail(transaction: Transaction, { companyId, userId, email }: Claim): Promise<void> {
  const values = [companyId, userId, email];
  await lockEmail(transaction, email);
  const [found] = await transaction.query<{ is_taken: boolean }>({
    name: 'email_is_taken',
    text: `select exists (select 1 from customer_user_login_email_directory where value = $3)
          and not exists (select 1 from customer_user where company_id = $1 and id = $2 and login_email = $3)
        or exists (select 1 from email_change_held_email_directory where value = $3)
          and not exists (select 1 from email_change where company_id = $1 and user_id = $2 and held_email = $3)
        or exists (select 1 from customer_user where company_id = $1 and id <> $2 and email = $3) as is_taken`,
    values,
  });
  if (found?.is_taken) throw emailTaken();
  await transaction.query({
    name: 'claim_email',
    text: `with released as (
        update email_change set held_email = null, updated_at = now() where company_id = $1 and user_id = $2 and held_email = $3
      )
      update customer_user set email = $3, login_email = $3, updated_at = now() where company_id = $1 and id = $2`,
    values,
  });
}

/** Of two who take an e-mail at once the second one sees what the first has done. */
export async function lockEmail({ query }: Transaction, email: string): Promise<void> {
  await query({
    name: 'lock_email',
    text: "select pg_advisory_xact_lock(hashtextextended('claim-email:' || $1, 0))",
    values: [email],
  });
}

/** The company of the account that logs in by an e-mail; null for one that nobody does. */
export async function companyOfEmail(database: Database, email: string): Promise<number | null> {
  const [found] = await database.lookup<{ company_id: number }>('session', {
    name: 'company_of_email',
    text: 'select company_id from customer_user_login_email_directory where value = $1',
    values: [email],
  });
  return found?.company_id ?? null;
}

/** The company of the account that may still take an e-mail back. */
export async function companyHoldingEmail(database: Database, email: string): Promise<number | null> {
  const [found] = await database.lookup<{ company_id: number }>('session', {
    name: 'company_holding_email',
    text: 'select company_id from email_change_held_email_directory where value = $1',
    values: [email],
  });
  return found?.company_id ?? null;
}

/** The companies that have a user with this e-mail, proven or not, the youngest first; so many at most. */
export async function companiesNamingEmail(database: Database, email: string, limit: number): Promise<number[]> {
  const found = await database.lookup<{ company_id: number }>('session', {
    name: 'companies_naming_email',
    text: 'select company_id from customer_user_email_directory where value = $1 order by company_id desc limit $2',
    values: [email, limit],
  });
  return found.map(({ company_id: companyId }) => companyId);
}

/** Whether another account logs in by it, or may take it back. */
export const isEmailTaken = async (database: Database, email: string): Promise<boolean> =>
  ((await companyOfEmail(database, email)) ?? (await companyHoldingEmail(database, email))) !== null;
