import type { Database } from '../access/database.ts';
import {
  formatPasswordToken,
  hashPasswordSecret,
  newPasswordSecret,
} from '../modules/identity/session/password-token.ts';

/** As long as an invitation's. */
export const LINK_HOURS = 72;

interface Administrator {
  id: number;
  company_id: number;
  email: string;
}

/**
 * The link by which the first super administrator sets a password, in place of one that was told before; null once there
 * is one. It counts once and ends by itself, so that nothing that was printed or logged becomes the password.
 */
export async function administratorLink(
  database: Pick<Database, 'lookup' | 'statement'>,
  publicUrl: string,
): Promise<{ email: string; link: string } | null> {
  const [administrator] = await database.lookup<Administrator>('platform', {
    text: `select u.id, u.company_id, u.email from customer_user u join customer c on c.id = u.company_id
      where c.is_platform and u.is_admin and u.state = 'active' order by u.id limit 1`,
    values: [],
  });
  if (!administrator) return null;
  const { id: userId, company_id: companyId, email } = administrator;
  const secret = newPasswordSecret();
  const stored = await database.statement('session', companyId, {
    text: `update user_credential set reset_hash = $3, reset_expires_at = now() + make_interval(hours => $4), updated_at = now()
      where company_id = $1 and user_id = $2 and password_hash is null returning user_id`,
    values: [companyId, userId, hashPasswordSecret(secret, email), LINK_HOURS],
  });
  const token = formatPasswordToken({ companyId, userId, secret });
  return stored.length === 0 ? null : { email, link: `${publicUrl}/reset-password#token=${token}` };
}
