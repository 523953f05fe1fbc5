/** Many units into one group, with all below them where that is wanted: one statement, whatever their number. */
import { idsOfPath } from '../../../../access/subtree.ts';
import { pathEnd } from '../../../../access/subtree.ts';
import { isOverLimit } from '../../../billing/index.ts';
import { node } from '../../../../generated/node.ts';
import { groupNode as descriptor } from '../../../../generated/group_node.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { type GroupKind, groupKinds } from './kinds.ts';
import { requireRequested } from './requested.ts';

interface MultiAdd {
  kind: GroupKind;
  group_id: number;
  node_ids: number[];
  with_subunits?: boolean;
  /** Units of another group come to this one; else they stay where they are and are counted. */
  replace?: boolean;
}

interface Added {
  added: number;
  moved: number;
  unchanged: number;
  /** Left in another group. */
  in_other_group: number;
  /** Of those that are in the group now: they have a design of their own and go on showing it. */
  own_design: number;
}

/** SQL whether the unit `target` has a design of its own. */
const OWN_DESIGN: Record<GroupKind, string> = {
  survey: `exists (select 1 from node_survey own join survey_version version
      on version.company_id = $1 and version.survey_id = own.survey_id
    where own.company_id = $1 and own.node_id = target.id)`,
  qr_code: `exists (select 1 from node_qr_code own
    where own.company_id = $1 and own.node_id = target.id and own.origin = 'unit' and own.design is not null)`,
  link_list: `exists (select 1 from node_link_list own where own.company_id = $1 and own.node_id = target.id)`,
};

function addUnits({ transaction }: ActionRequest, { kind, ...input }: MultiAdd): Promise<Added[]> {
  const { field } = groupKinds[kind];
  return transaction.query<Added>({
    name: `multi_add_${kind}`,
    // Units beyond the plan stay as they are. A unit below another one of the list comes with it: fifty on one path must not bring all below them fifty times.
    // The offset keeps each a range of the index, also while the database has not counted what an import brought.
    // Rows are taken in the order of their units, so that of two such calls one waits for the other and never both. xmax
    // is 0 in a row that is new, and the transaction's own where it was there before. Memberships are
    // looked up one by one: a plan made while there were none would join all with all.
    text: `with above as materialized (
        select t.path from node t where t.company_id = $1 and t.id = any($3::bigint[])
          and not ($4::boolean and ${idsOfPath('t.path')} && array_remove($3::bigint[], t.id))
      ), target as (
        select distinct below.id from above cross join lateral (
          select t.id from node t where t.company_id = $1 and t.deleted_at is null and t.path >= above.path
            and not (${isOverLimit(node, 't', '$1')})
            and t.path < case when $4::boolean then ${pathEnd('above.path')} else above.path || '0' end
          offset 0
        ) below
      ), before as (
        select (select member.${field} from group_node member where member.company_id = $1
            and member.node_id = target.id and member.kind = '${kind}') as group_id, ${OWN_DESIGN[kind]} as has_own
        from target
      ), stored as (
        insert into group_node (company_id, node_id, kind, ${field})
        select $1, target.id, '${kind}', $2 from target order by target.id
        on conflict (company_id, node_id, kind) do update set ${field} = excluded.${field}, updated_at = now()
          where $5::boolean and group_node.${field} is distinct from excluded.${field}
        returning xmax = 0 as is_new
      ), counted as (
        select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as moved from stored
      )
      select added, moved, unchanged, units - added - moved - unchanged as in_other_group, own_design
      from counted, (
        select count(*) as units, count(*) filter (where group_id = $2) as unchanged,
          count(*) filter (where has_own and ($5::boolean or group_id is null or group_id = $2)) as own_design
        from before
      ) was`,
    values: [
      transaction.companyId,
      input.group_id,
      input.node_ids,
      input.with_subunits === true,
      input.replace === true,
    ],
  });
}

export async function multiAdd(request: ActionRequest): Promise<Added> {
  const input = request.input as unknown as MultiAdd;
  await requireRequested(request, {
    kind: input.kind,
    unitIds: input.node_ids,
    pointerOf: (at) => `/node_ids/${at}`,
    groupId: input.group_id,
  });
  const [added] = await addUnits(request, input);
  if (!added) throw new Error('Counting answers one row.');
  if (added.added + added.moved > 0)
    await audit(request, {
      operation: 'multi_add',
      entity: descriptor,
      recordId: null,
      changes: { ...input, added: added.added, moved: added.moved },
    });
  return added;
}
