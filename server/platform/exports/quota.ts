/** Who asks for a file waits for his turn: one at a time a user, and so many waiting a company. */
import type { Work } from '../../access/work.ts';
import { exportsWaiting, exportUnderWay, forbidden } from '../../errors.ts';
import { signedIn } from '../../access/principal.ts';
import { type ExportedModule, type GrantedNodes, grantedNodesOf } from './grants.ts';

/** Of one company. */
const MAX_WAITING = 5;

/**
 * Where the caller's right to read begins now, to be noted with what he asks for.
 * @throws Problem 403 where he has none
 */
export async function grantsNow({ principal, transaction }: Work, module: ExportedModule): Promise<GrantedNodes> {
  const caller = signedIn(principal);
  if (caller.role === 'company_admin') return null;
  const grants = await transaction.query<{ id: number }>(grantedNodesOf(caller, module));
  if (grants.length === 0) throw forbidden();
  return grants.map(({ id }) => id);
}

/**
 * Requests of a company take turns to ask, until the transaction ends.
 * @param table of exports, which is trusted
 * @throws Problem 409 or 429 where one of the caller's own is under way, or too many of the company wait
 */
export async function requireExportQuota({ principal, transaction }: Work, table: string): Promise<void> {
  const { companyId } = transaction;
  await transaction.query({
    name: `${table}_turn`,
    text: `select pg_advisory_xact_lock(hashtextextended('${table} ' || $1, 0))`,
    values: [String(companyId)],
  });
  const [found] = await transaction.query<{ own: boolean; waiting: number }>({
    name: `${table}_open`,
    text: `select coalesce(bool_or(user_id = $2), false) as own, count(*) filter (where state = 'queued') as waiting
      from ${table} where company_id = $1 and state in ('queued', 'running')`,
    values: [companyId, signedIn(principal).userId],
  });
  if (found?.own) throw exportUnderWay();
  if ((found?.waiting ?? 0) >= MAX_WAITING)
    throw exportsWaiting({ parameters: { limit: MAX_WAITING }, headers: { 'retry-after': '60' } });
}
