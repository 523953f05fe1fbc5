/** For work that is done for a user while he is away: who he is at that moment, as his calls would be judged. */
import type { Database } from './database.ts';
import { AWAY, type SignedIn } from './principal.ts';

/**
 * Who the user is at this moment, read in a transaction of its own. The session does not matter: he may leave
 * meanwhile.
 * @returns null when he may not sign in any more, or his company is closed; `sessionId` is AWAY
 */
export async function loadPrincipal(database: Database, companyId: number, userId: number): Promise<SignedIn | null> {
  const [user] = await database.statement<{ is_admin: boolean; is_platform: boolean; access_version: number }>(
    'app',
    companyId,
    {
      name: 'load_principal',
      text: `select u.is_admin, c.is_platform, u.access_version from customer_user u join customer c on c.id = u.company_id and c.state <> 'closed'
      where u.company_id = $1 and u.id = $2 and u.state = 'active'`,
      values: [companyId, userId],
    },
  );
  if (!user) return null;
  return {
    role: user.is_platform ? 'superadmin' : user.is_admin ? 'company_admin' : 'company_user',
    userId,
    companyId,
    sessionId: AWAY,
    accessVersion: user.access_version,
  };
}
