/** Whether a caller's session still counts, asked with each request, so that logout, reset and role changes act at once. */
import { createParameters, type Parameters } from '../database/parameters.ts';
import { unauthorized } from '../errors.ts';
import type { Database, Statement, Transaction } from './database.ts';
import { AWAY, isSignedIn, type Principal, tenantOf } from './principal.ts';

/**
 * A boolean SQL expression, whose values it adds to the parameters; `true` for the anonymous, who have no session to
 * lose. Of whoever is away the user himself is asked for.
 */
export function liveSession(principal: Principal, parameters: Parameters): string {
  if (!isSignedIn(principal)) return 'true';
  const company = parameters.add(principal.companyId);
  if (principal.sessionId === AWAY)
    return `exists (select 1 from customer_user u join customer c on c.id = u.company_id and c.state <> 'closed'
      where u.company_id = ${company} and u.id = ${parameters.add(principal.userId)} and u.state = 'active'
      and u.access_version = ${parameters.add(principal.accessVersion)})`;
  return `exists (select 1 from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
    join customer c on c.id = s.company_id and c.state <> 'closed'
    where s.company_id = ${company} and s.id = ${parameters.add(principal.sessionId)} and s.revoked_at is null and s.expires_at > now()
    and u.id = ${parameters.add(principal.userId)} and u.state = 'active' and u.access_version = ${parameters.add(principal.accessVersion)})`;
}

/**
 * One statement of a caller in one round trip, in his own role and company.
 * @param statement answers one row, with `liveSession` as `live`
 * @throws Problem 401 when his session has ended meanwhile
 */
export async function queryInSession<Answer extends { live: boolean }>(
  database: Database,
  principal: Principal,
  statement: Statement,
): Promise<Answer> {
  const { databaseRole, companyId } = tenantOf(principal);
  const [answer] = await database.statement<Answer>(databaseRole, companyId, statement);
  if (!answer?.live) throw unauthorized();
  return answer;
}

/**
 * To be called first in a transaction of the caller.
 * @throws Problem 401 when his session has ended meanwhile
 */
export async function requireLiveSession(principal: Principal, transaction: Pick<Transaction, 'query'>): Promise<void> {
  if (!isSignedIn(principal)) return;
  const parameters = createParameters();
  const text = `select ${liveSession(principal, parameters)} as live`;
  const [answer] = await transaction.query<{ live: boolean }>({
    name: principal.sessionId === AWAY ? 'live_user' : 'live_session',
    text,
    values: parameters.values,
  });
  if (!answer?.live) throw unauthorized();
}
