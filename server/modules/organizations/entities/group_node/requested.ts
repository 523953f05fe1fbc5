/** The units and the group that a call names: all of them known to the caller, and his to change, or nothing is done. */
import { createParameters } from '../../../../database/parameters.ts';
import { rightsSql } from '../../../../access/rights.ts';
import { type FieldViolation, forbidden, invalidInput } from '../../../../errors.ts';
import { node } from '../../../../generated/node.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { requireFeatures, requireWithinLimit } from '../../../billing/index.ts';
import { reachedBy } from '../../../../access/claims.ts';
import { type GroupKind, groupKinds } from './kinds.ts';

export interface Requested {
  kind: GroupKind;
  unitIds: number[];
  /** Of the unit at that place of the list. */
  pointerOf: (at: number) => string;
  /** Absent where the call names no group. */
  groupId?: number;
}

/** More than a person reads; a large body of nothing but violations is not answered by a large one. */
const MAX_VIOLATIONS = 100;

/**
 * Refuses with every violation at its place: 400 when something is not there (or hidden, or foreign: they look the same),
 * 403 when all is there but some unit is not the caller's to change, 409 for what the plan does not cover. Holds the group until the work is done.
 */
export async function requireRequested(request: ActionRequest, requested: Requested): Promise<void> {
  const units = await unitViolations(request, requested);
  const group = await groupViolations(request, requested);
  const errors = [...group, ...units].slice(0, MAX_VIOLATIONS);
  if (errors.length > 0)
    throw errors.every(({ code }) => code === 'unit_not_permitted') ? forbidden({ errors }) : invalidInput({ errors });
  await requireWithinLimit(request.transaction, node, requested.unitIds);
  if (requested.kind === 'link_list' && requested.groupId !== undefined)
    await requireFeatures(request.transaction, [{ feature: 'link_list', pointer: '/group_id' }]);
}

interface JudgedUnit {
  at: number;
  id: number;
  known: boolean;
  granted: boolean;
}

async function unitViolations(
  request: ActionRequest,
  { kind, unitIds, pointerOf }: Requested,
): Promise<FieldViolation[]> {
  const { principal, transaction } = request;
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  // The action's grants speak of memberships: this would be the unit's.
  const membership = `(select node.company_id, node.id as node_id, ${parameters.add(kind)}::text as kind) t`;
  const judged = await transaction.query<JudgedUnit>({
    text: `select wanted.at - 1 as at, wanted.id, cardinality((${rightsSql('node.path', principal, parameters)})) > 0
          and node.id is not null as known,
        exists (select 1 from ${membership} where ${request.where(parameters)}) as granted
      from unnest(${parameters.add(unitIds)}::bigint[]) with ordinality as wanted(id, at)
      left join node on node.company_id = ${company} and node.id = wanted.id and node.deleted_at is null
      order by wanted.at`,
    values: parameters.values,
  });
  return judged.flatMap(({ at, id, known, granted }): FieldViolation[] => {
    if (known && granted) return [];
    return [{ pointer: pointerOf(at), code: known ? 'unit_not_permitted' : 'no_such_unit', parameters: { unit: id } }];
  });
}

async function groupViolations(request: ActionRequest, { kind, groupId }: Requested): Promise<FieldViolation[]> {
  if (groupId === undefined) return [];
  const { principal, transaction } = request;
  const { table, groupsClaim } = groupKinds[kind];
  const parameters = createParameters();
  const reached = reachedBy(groupsClaim, principal, parameters);
  const known = await transaction.query({
    text: `select 1 from ${table} t where t.company_id = ${parameters.add(transaction.companyId)}
      and t.id = ${parameters.add(groupId)} ${reached === null ? '' : `and t.id = any(array${reached})`} for share of t`,
    values: parameters.values,
  });
  return known.length > 0 ? [] : [{ pointer: '/group_id', code: 'reference_not_found' }];
}
