/** Whether a caller's session still counts, asked with each request, so that logout, reset and role changes act at once. */
import type { Parameters } from '../database/parameters.ts';
import { isSignedIn, type Principal } from './principal.ts';

/** A boolean SQL expression; `true` for the anonymous, who have no session to lose. */
export function liveSession(principal: Principal, parameters: Parameters): string {
  if (!isSignedIn(principal)) return 'true';
  const company = parameters.add(principal.companyId);
  return `exists (select 1 from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
    join customer c on c.id = s.company_id and c.state <> 'closed'
    where s.company_id = ${company} and s.id = ${parameters.add(principal.sessionId)} and s.revoked_at is null and s.expires_at > now()
    and u.id = ${parameters.add(principal.userId)} and u.state = 'active' and u.access_version = ${parameters.add(principal.accessVersion)})`;
}
