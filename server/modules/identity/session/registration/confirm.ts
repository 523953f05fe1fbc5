/**
 * The mailed link of a registration: it proves the mailbox, and the password proves that it is the one who registered.
 * Without the password somebody could register another's e-mail with a password of his own, and share the account
 * once its owner follows the link. Who has forgotten the password sets another one by the same link.
 */
import type { Database, Transaction } from '../../../../access/database.ts';
import { invalidInput, registrationLinkNotFound } from '../../../../errors.ts';
import { claimEmail } from '../claim-email.ts';
import type { GuessParts } from '../guess-parts.ts';
import { hashPasswordSecret, parsePasswordToken, type PasswordToken } from '../password-token.ts';
import { passwordMatches } from '../passwords.ts';
import { type Device, openSession, type OpenedSession, type SessionParts } from '../sessions.ts';
import { insertDefaultSurvey } from './default-survey.ts';

interface Pending {
  user_id: number;
  email: string;
  company_name: string;
  access_version: number;
  password_hash: string | null;
  device_generation: number;
}

/** Whose registration it is; 404 alike for a link that is unknown, used, replaced or expired. */
export async function checkRegistration(
  database: Database,
  given: string,
): Promise<{ email: string; company_name: string }> {
  const token = parsePasswordToken(given);
  if (!token) throw registrationLinkNotFound();
  const { email, company_name } = await database.withTenant('session', token.companyId, (transaction) =>
    findPending(transaction, token),
  );
  return { email, company_name };
}

/** Signs the first administrator in. Throws 404 for the link, 400 at the password, 429 after too many wrong ones. */
export async function confirmRegistration(
  { database, tokens, throttle, limits }: SessionParts & GuessParts,
  given: { token: string; password: string },
  device: Device,
): Promise<OpenedSession> {
  const token = parsePasswordToken(given.token);
  if (!token) throw registrationLinkNotFound();
  const { companyId } = token;
  const found = await database.withTenant('session', companyId, (transaction) => findPending(transaction, token));
  // A wrong one is not in the company's log: that begins with the confirmation.
  const guess = await throttle.take(limits.ofRegistration(token));
  if (!(await passwordMatches(found.password_hash, given.password))) throw wrongPassword();
  await guess.forgive();
  return database.withTenant('session', companyId, async (transaction) => {
    const held = await findPending(transaction, token, true);
    if (held.password_hash !== found.password_hash) throw wrongPassword();
    await claimEmail(transaction, { companyId, userId: held.user_id, email: held.email });
    await settleRegistration(transaction, companyId);
    await transaction.query({
      name: 'confirm_administrator',
      text: `with used as (
          update user_credential set reset_hash = null, reset_expires_at = null, updated_at = now()
          where company_id = $1 and user_id = $2
        )
        update customer_user set state = 'active', updated_at = now() where company_id = $1 and id = $2`,
      values: [companyId, held.user_id],
    });
    const user = { ...held, is_admin: true, is_platform: false, owes_two_factor: false };
    return openSession({ tokens, transaction }, { companyId, user, device, operation: 'register' });
  });
}

const wrongPassword = () => invalidInput({ errors: [{ pointer: '/password', code: 'wrong_password' }] });

/** With `hold` the rows are held, so that of two who follow a link at once one finds it used. */
async function findPending(transaction: Transaction, token: PasswordToken, hold = false): Promise<Pending> {
  const [found] = await transaction.query<Pending & { reset_hash: string }>({
    name: hold ? 'hold_registration' : 'find_registration',
    text: `select u.id as user_id, u.email, u.access_version, c.name as company_name, p.password_hash, p.device_generation, p.reset_hash
      from customer c join customer_user u on u.company_id = c.id
      join user_credential p on p.company_id = u.company_id and p.user_id = u.id
      where c.id = $1 and u.id = $2 and c.confirm_until > now() and u.state = 'invited' and c.state <> 'closed'
        and p.reset_hash is not null and p.reset_expires_at > now()
      ${hold ? 'for update of c, u, p' : ''}`,
    values: [token.companyId, token.userId],
  });
  if (found?.reset_hash !== hashPasswordSecret(token.secret, found?.email ?? '')) throw registrationLinkNotFound();
  return found;
}

/** The company counts from now on, with a survey to begin with; nothing where it did already. */
export async function settleRegistration(transaction: Transaction, companyId: number): Promise<void> {
  const settled = await transaction.query({
    name: 'settle_registration',
    text: `update customer set confirm_until = null, last_activity_at = now(), updated_at = now()
      where id = $1 and confirm_until is not null returning id`,
    values: [companyId],
  });
  if (settled.length > 0) await insertDefaultSurvey(transaction, companyId);
}
