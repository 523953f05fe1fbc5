/**
 * Where a user's right to read feedback begins, noted when he asks for a file, and asked for again until he has it: a
 * file holds what he might read at one moment, and must not outlive the right to it.
 */
import { claims } from '../access/claims.ts';
import type { Parameters } from '../access/parameters.ts';
import type { SignedIn } from '../access/principal.ts';
import { columnsOf } from '../access/rights.ts';
import type { Statement } from '../access/database.ts';

/** Ids of units; null for the whole company. */
export type GrantedNodes = number[] | null;

export const grantsOf = ({ companyId, userId }: SignedIn): Statement => ({
  name: 'export_grants',
  text: `select access.node_id as id from node_user_access access
    where access.company_id = $1 and access.user_id = $2 and (${columnsOf('feedback', 'read').join(' or ')})
    order by access.node_id`,
  values: [companyId, userId],
});

/** A boolean SQL expression: whether the caller still reaches all of them. */
export function stillGranted(granted: GrantedNodes, principal: SignedIn, parameters: Parameters): string {
  if (principal.role === 'company_admin') return 'true';
  const reached = claims['nodes.feedback.read'];
  if (granted === null || !reached) return 'false';
  return `not exists (select from unnest(${parameters.add(granted)}::bigint[]) as granted_node(id)
    where granted_node.id not in ${reached(principal, parameters)})`;
}
