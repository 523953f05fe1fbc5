/** Which codes a selection of units means, as its caller may read them: living units' own codes that are not retired. */
import { createParameters, type Parameters } from '../../../../database/parameters.ts';
import type { Statement } from '../../../../access/database.ts';
import { pathEnd } from '../../../../access/subtree.ts';
import type { Scope } from '../../../../access/scope.ts';
import type { SignedIn } from '../../../../access/principal.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import { nodeQrCode } from '../../../../generated/node_qr_code.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { MAX_CODES, type Selection } from './request.ts';

/** A condition on rows `t` of node_qr_code: what the caller may read. */
type Seen = (parameters: Parameters) => string;

/** One more than is allowed, in the order of the tree. */
function codesStatement(selection: Selection, companyId: number, seen: Seen): Statement {
  const parameters = createParameters();
  const company = parameters.add(companyId);
  const named = selection.node_ids
    ? `named.id = any(${parameters.add(selection.node_ids)}::bigint[])`
    : `named.id in (select member.node_id from group_node member where member.company_id = ${company}
        and member.kind = 'qr_code' and member.qr_code_group_id = ${parameters.add(selection.qr_code_group_id)})`;
  const isWanted = selection.with_subunits
    ? `unit.path >= root.path and unit.path < ${pathEnd('root.path')}`
    : 'unit.id = root.id';
  const text = `with root as materialized (
      select named.id, named.path from node named where named.company_id = ${company} and named.deleted_at is null and ${named}
    ), wanted as materialized (
      select distinct unit.id, unit.path from root join node unit
        on unit.company_id = ${company} and unit.deleted_at is null and ${isWanted}
    )
    select t.id, t.node_id from wanted join node_qr_code t on t.company_id = ${company} and t.node_id = wanted.id
    where t.origin = 'unit' and t.state = 'active' and ${seen(parameters)}
    order by wanted.path, t.id limit ${MAX_CODES + 1}`;
  return { text, values: parameters.values };
}

/** For a worker: what the user may read now, in the order of the tree. */
export function codesOf(scope: Scope, principal: SignedIn, selection: Selection): Statement {
  const seen: Seen = (parameters) =>
    scope.where({ principal, entity: nodeQrCode, action: 'list' }, parameters) ?? 'false';
  return codesStatement(selection, principal.companyId, seen);
}

const refusedAt = (...errors: FieldViolation[]) => invalidInput({ errors });

/** The ids of the codes; throws 400 at its place where there are none, too many, or some that the caller can't read. */
export async function requireCodes(request: ActionRequest, selection: Selection): Promise<number[]> {
  const { node_ids: nodeIds, qr_code_group_id: groupId } = selection;
  if ((nodeIds === undefined) === (groupId === undefined))
    throw refusedAt({ pointer: nodeIds ? '/qr_code_group_id' : '/node_ids', code: 'units_or_group' });
  if (groupId !== undefined && (await request.reached('qr_code_group', [groupId])).size === 0)
    throw refusedAt({ pointer: '/qr_code_group_id', code: 'reference_not_found' });
  const companyId = Number(request.transaction.companyId);
  if (nodeIds) await requireUnits(request, nodeIds);
  const seen: Seen = (parameters) => request.where(parameters);
  const found = await request.transaction.query<{ id: number }>(codesStatement(selection, companyId, seen));
  const pointer = nodeIds ? '/node_ids' : '/qr_code_group_id';
  if (found.length === 0) throw refusedAt({ pointer, code: 'no_codes' });
  if (found.length > MAX_CODES) throw refusedAt({ pointer, code: 'too_many_codes', parameters: { limit: MAX_CODES } });
  return found.map(({ id }) => id);
}

/** Each of them is there and has a code that the caller may read, printed or retired. */
async function requireUnits({ transaction, where }: ActionRequest, nodeIds: number[]): Promise<void> {
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const readable = await transaction.query<{ id: number }>({
    text: `select distinct t.node_id as id from node_qr_code t
      join node unit on unit.company_id = ${company} and unit.id = t.node_id and unit.deleted_at is null
      where t.company_id = ${company} and t.node_id = any(${parameters.add(nodeIds)}::bigint[]) and ${where(parameters)}`,
    values: parameters.values,
  });
  const known = new Set(readable.map(({ id }) => id));
  const missing = nodeIds.flatMap((id, at): FieldViolation[] =>
    known.has(id) ? [] : [{ pointer: `/node_ids/${at}`, code: 'reference_not_found' }],
  );
  if (missing.length > 0) throw refusedAt(...missing);
}
