/**
 * Where a user's right to read begins, noted when he asks for a file, and asked for again until he has it: a file holds
 * what he might read at one moment, and must not outlive the right to it.
 */
import { claims } from '../../access/claims.ts';
import type { Parameters } from '../../database/parameters.ts';
import type { SignedIn } from '../../access/principal.ts';
import { columnsOf, grantsOf } from '../../access/grants.ts';
import type { Statement } from '../../access/database.ts';

/** Ids of units; null for the whole company. */
export type GrantedNodes = number[] | null;

/** Modules of rights that decide over a file. */
export type ExportedModule = 'feedback' | 'qr';

/** A statement that answers the ids of the units with a grant of the module to the user, in their order. */
export const grantedNodesOf = ({ companyId, userId }: SignedIn, module: ExportedModule): Statement => ({
  name: `export_grants_${module}`,
  text: `select access.node_id as id from ${grantsOf({ company: '$1', user: '$2' }, columnsOf(module, 'read'))}
    order by access.node_id`,
  values: [companyId, userId],
});

/** A boolean SQL expression: whether the caller still reaches all of them. */
export function stillGranted(
  granted: GrantedNodes,
  { principal, module }: { principal: SignedIn; module: ExportedModule },
  parameters: Parameters,
): string {
  if (principal.role === 'company_admin') return 'true';
  const reached = claims[`nodes.${module}.read`];
  if (granted === null || !reached) return 'false';
  return `not exists (select from unnest(${parameters.add(granted)}::bigint[]) as granted_node(id)
    where granted_node.id not in ${reached(principal, parameters)})`;
}

/** A boolean SQL expression: the user may still sign in as what he was, and reaches what he reached. */
export function stillHolds(
  granted: GrantedNodes,
  asked: { principal: SignedIn; module: ExportedModule },
  parameters: Parameters,
): string {
  const { companyId, userId, accessVersion } = asked.principal;
  return `exists (select from customer_user u join customer c on c.id = u.company_id and c.state <> 'closed'
      where u.company_id = ${parameters.add(companyId)} and u.id = ${parameters.add(userId)} and u.state = 'active'
        and u.access_version = ${parameters.add(accessVersion)})
    and ${stillGranted(granted, asked, parameters)}`;
}
