/** Taking deletions back. */
import { createParameters } from '../../../../database/parameters.ts';
import { organizationDeleted, parentDeleted } from '../../../../errors.ts';
import { node as entity } from '../../../../generated/node.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { requireQuota } from '../../../billing/index.ts';
import { lockTreeExclusively, reparentRollUps } from '../../../insight/index.ts';
import { giveExternalIdsBack } from './external-ids.ts';
import { isWithin, lockOrganizationOf, pathAbove } from './tree.ts';

/** As many as a person looks through to find the one that was a mistake. */
const LISTED_DELETIONS = 100;

/** Brings back exactly what the unit's deletion took: all below it that carry the same instant. */
export async function restore(request: ActionRequest): Promise<object> {
  const { transaction, id } = request;
  await lockOrganizationOf(transaction, id);
  const unit = await request.lock();
  if (unit['deleted_at'] === null) return { restored: 0 };
  await refuseWithoutPlace(request, unit);
  const ids = await unitsBack(request, unit);
  await requireQuota(transaction, entity, ids.length);
  await lockTreeExclusively(transaction);
  await giveExternalIdsBack(transaction, ids);
  const back = await transaction.query({
    name: 'restore_subtree',
    // The instant stays in the database: a Date would lose its microseconds.
    text: `update node set deleted_at = null from node root
      where root.company_id = $1 and root.id = $2 and node.company_id = $1 and ${isWithin('node', 'root.path')}
        and node.deleted_at = root.deleted_at returning node.id`,
    values: [transaction.companyId, unit.id],
  });
  await reparentRollUps(transaction, { unitId: unit.id, from: '/', to: pathAbove(unit) });
  const changes = { restored: back.length };
  await audit(request, { operation: 'restore', entity, recordId: unit.id, changes });
  return changes;
}

/** The units that come back: while the organization is locked, no other comes or goes. */
async function unitsBack({ transaction }: ActionRequest, unit: Row): Promise<number[]> {
  const back = await transaction.query<{ id: number }>({
    name: 'units_to_restore',
    text: `select t.id from node root join node t on t.company_id = $1 and ${isWithin('t', 'root.path')}
        and t.deleted_at = root.deleted_at
      where root.company_id = $1 and root.id = $2`,
    values: [transaction.companyId, unit.id],
  });
  return back.map(({ id }) => id);
}

/** A unit can't live below one that is gone, nor in an organization that is. */
async function refuseWithoutPlace({ transaction }: ActionRequest, unit: Row): Promise<void> {
  const [above] = await transaction.query<{ organization_gone: boolean; parent_gone: boolean }>({
    name: 'place_of_deleted_unit',
    text: `select o.deleted_at is not null as organization_gone, parent.deleted_at is not null as parent_gone
      from organization o left join node parent on parent.company_id = $1 and parent.id = $3
      where o.company_id = $1 and o.id = $2`,
    values: [transaction.companyId, unit['organization_id'], unit['parent_id']],
  });
  if (above?.organization_gone) throw organizationDeleted();
  if (above?.parent_gone) throw parentDeleted();
}

/** The units that deletions began at, where what is above still lives; newest first. */
export async function listDeleted({ transaction, input, where }: ActionRequest): Promise<object> {
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const organization = `${parameters.add(input['organization_id'] ?? null)}::bigint`;
  const results = await transaction.query({
    text: `with gone as (
        select t.id, t.name, t.path, t.parent_id, t.deleted_at from node t
        join organization o on o.company_id = ${company} and o.id = t.organization_id and o.deleted_at is null
        left join node parent on parent.company_id = ${company} and parent.id = t.parent_id
        where t.company_id = ${company} and t.deleted_at is not null and parent.deleted_at is null
          and (${organization} is null or t.organization_id = ${organization}) and ${where(parameters)}
        order by t.deleted_at desc, t.id desc limit ${LISTED_DELETIONS}
      )
      select gone.id, gone.name, gone.deleted_at,
        (select count(*) from node t where t.company_id = ${company} and ${isWithin('t', 'gone.path')}
          and t.deleted_at = gone.deleted_at) as unit_count,
        (select t.name from node t where t.id = gone.parent_id and ${where(parameters, 'detail')}) as parent_name
      from gone order by gone.deleted_at desc, gone.id desc`,
    values: parameters.values,
  });
  return { results };
}
