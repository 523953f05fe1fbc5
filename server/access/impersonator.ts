/** The super administrator to whom a session is lent. */
import type { Database } from './database.ts';
import { isSignedIn, type Principal } from './principal.ts';

export interface Impersonated {
  impersonator_id: number | null;
  impersonator_session_id: number | null;
}

/**
 * Whether he is still logged in himself, by the session from which he logged in as the user: with it ends what is lent.
 * True for a session that is its user's own.
 */
export async function isImpersonatorLive(database: Database, lent: Impersonated): Promise<boolean> {
  if (lent.impersonator_id === null) return true;
  const found = await database.lookup('platform', {
    name: 'impersonator_is_there',
    text: `select 1 from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
      join customer c on c.id = s.company_id and c.is_platform
      where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > now() and u.state = 'active'`,
    values: [lent.impersonator_session_id, lent.impersonator_id],
  });
  return found.length > 0;
}

/** The same of a caller, with each request: an access token would outlive the impersonator's session by minutes. */
export async function isImpersonationLive(database: Database, principal: Principal): Promise<boolean> {
  if (!isSignedIn(principal) || principal.impersonatorId === undefined) return true;
  const { impersonatorId, impersonatorSessionId = null } = principal;
  return isImpersonatorLive(database, {
    impersonator_id: impersonatorId,
    impersonator_session_id: impersonatorSessionId,
  });
}
