/** Taking an import back: what it would do, and doing that in one transaction; and bringing the units back again. */
import { createParameters } from '../../../../database/parameters.ts';
import { giveExternalIdsBack } from '../../entities/node/external-ids.ts';
import { notFound, parentDeleted, takeBackChanged } from '../../../../errors.ts';
import { node as unitEntity } from '../../../../generated/node.ts';
import { organization as organizationEntity } from '../../../../generated/organization.ts';
import { unitImport as entity } from '../../../../generated/unit_import.ts';
import { audit, auditAll } from '../../../../access/audit.ts';
import type { Call, Kernel } from '../../../../kernel/crud.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import type { EntityDescriptor } from '../../../../../shared/contract/descriptor.ts';
import { requireQuota } from '../../../billing/index.ts';
import { lockTreeExclusively } from '../../../insight/index.ts';
import { chunks } from '../chunks.ts';
import { loggedTexts } from '../custom.ts';
import type { Watch } from '../import-units.ts';
import { readTree } from '../tree.ts';
import { type OnWritten, writePlan } from '../write.ts';
import { planTakeBack, type TakeBackPlan } from './plan.ts';
import { readChanged, readMade } from './touched.ts';

const MAX_REPORTED_RETAINED = 200;

export interface TakeBack {
  /** To send when it is taken back; null where there is nothing to take back. */
  plan: string | null;
  remove_count: number;
  give_back_count: number;
  kept_count: number;
  kept: TakeBackPlan['kept'];
}

const action = (id: number) => ({ name: 'list', id, input: {} });

export const checkTakeBack = (kernel: Kernel, call: Call, importId: number): Promise<TakeBack> =>
  kernel.act(call, entity, action(importId), async (request) => {
    const row = await request.find();
    await requireOrganization(kernel, request, row, 'read');
    return reportOf(await plan(kernel, request, row));
  });

/** Throws 409 `take_back_changed` when it would do something else than was shown. */
export const takeBack = (
  kernel: Kernel,
  call: Call,
  { importId, plan: shown }: { importId: number; plan: string },
  watch: Watch,
): Promise<TakeBack> =>
  kernel.act(call, entity, action(importId), async (request) => {
    const row = await lockImport(kernel, request);
    // Answers that are being counted are counted before it is seen which units have some.
    await lockTreeExclusively(request.transaction);
    watch.reportProgress({ phase: 'checking', done: 0, total: 1 });
    const planned = await plan(kernel, request, row);
    watch.reportProgress({ phase: 'checking', done: 1, total: 1 });
    if (planned.hash !== shown) throw takeBackChanged();
    const known = await kernel.known(call, unitEntity);
    await apply(request, { row, planned, known }, watch);
    return reportOf(planned);
  });

/** Brings back what went with it, as a deletion is taken back; what others were given back stays with them. */
export const restoreImport = (kernel: Kernel, call: Call, importId: number): Promise<{ restored: number }> =>
  kernel.act(call, entity, action(importId), async (request) => {
    const row = await lockImport(kernel, request);
    if (row['taken_back_at'] === null) return { restored: 0 };
    const ids = await goneUnits(kernel, request, importId);
    await requireQuota(request.transaction, unitEntity, ids.length);
    await lockTreeExclusively(request.transaction);
    for (const some of chunks(ids)) await bringBack(request, some);
    await request.transaction.query({
      name: 'import_holds_again',
      text: `update unit_import set taken_back_at = null, removed_count = 0, updated_at = now()
        where company_id = $1 and id = $2`,
      values: [request.transaction.companyId, importId],
    });
    const changes = { restored: ids.length };
    await audit(request, { operation: 'restore', entity, recordId: importId, changes });
    await auditAll(
      request,
      unitEntity,
      ids.map((id) => ({ operation: 'restore', recordId: id, changes: {} })),
    );
    return changes;
  });

/** Who may change the organization may import, and take back; locked, nobody makes, moves or deletes a unit of it. */
async function requireOrganization(
  { scope }: Kernel,
  { principal, transaction }: ActionRequest,
  row: Row,
  aim: 'read' | 'lock',
): Promise<void> {
  const parameters = createParameters();
  const granted = scope.where({ principal, entity: organizationEntity, action: 'patch' }, parameters);
  if (granted === null) throw notFound();
  const found = await transaction.query({
    text: `select 1 from organization t where t.id = ${parameters.add(row['organization_id'])} and ${granted}
      ${aim === 'lock' ? 'for update of t' : ''}`,
    values: parameters.values,
  });
  if (found.length === 0) throw notFound();
}

/** The organization before the import, like everybody who changes its tree. */
async function lockImport(kernel: Kernel, request: ActionRequest): Promise<Row> {
  await requireOrganization(kernel, request, await request.find(), 'lock');
  return request.lock();
}

async function plan({ scope }: Kernel, request: ActionRequest, row: Row): Promise<TakeBackPlan> {
  const { principal, transaction } = request;
  const asking = { scope, principal, transaction };
  // What was taken back once is not there to be taken back again.
  const isDone = row['taken_back_at'] !== null;
  const made = isDone ? [] : await readMade(asking, row.id);
  const changed = isDone ? [] : await readChanged(asking, row.id);
  return planTakeBack(made, changed, await readTree(transaction, Number(row['organization_id'])));
}

const reportOf = ({ hash, removed, changes, moves, kept }: TakeBackPlan): TakeBack => ({
  plan: hash,
  remove_count: removed.length,
  give_back_count: new Set([...changes, ...moves].map(({ id }) => id)).size,
  kept_count: kept.length,
  kept: kept.slice(0, MAX_REPORTED_RETAINED),
});

async function apply(
  request: ActionRequest,
  { row, planned, known }: { row: Row; planned: TakeBackPlan; known: EntityDescriptor },
  { reportProgress, signal }: Watch,
): Promise<void> {
  const { removed, changes, moves, parents, kept } = planned;
  const total = removed.length + changes.length + moves.length;
  let done = 0;
  const onWritten: OnWritten = (rows) => {
    if (signal?.aborted) throw signal.reason;
    done += rows;
    reportProgress({ phase: 'writing', done, total });
  };
  onWritten(0);
  const { transaction } = request;
  // First back to their places, so that nothing hangs below what goes.
  await writePlan(transaction, Number(row['organization_id']), { additions: [], changes, moves, parents }, onWritten);
  await remove(request, row, removed, onWritten);
  const counts = { removed: removed.length, given_back: changes.length + moves.length, kept: kept.length };
  await audit(request, { operation: 'take_back', entity, recordId: row.id, changes: counts });
  await auditAll(request, unitEntity, [
    ...removed.map((id) => ({ operation: 'delete', recordId: id, changes: {} })),
    ...changes.map(({ id, to }) => ({ operation: 'patch', recordId: id, changes: loggedTexts(known, to) })),
    ...moves.map(({ id, to }) => ({ operation: 'move', recordId: id, changes: { parent_id: to } })),
  ]);
}

/**
 * All that go carry one instant that no other deletion of the organization has, so that they come back together. Their
 * external ids are free again, since the corrected file names its units by them. Figures of units above don't change:
 * what had an answer or a scan stays.
 */
async function remove({ transaction }: ActionRequest, row: Row, ids: number[], onWritten: OnWritten): Promise<void> {
  const { companyId } = transaction;
  await transaction.query({
    name: 'take_back_import',
    text: `update unit_import set removed_count = $3, updated_at = now(), taken_back_at =
        (select greatest(clock_timestamp(), max(t.deleted_at) + interval '1 microsecond') from node t
          where t.company_id = $1 and t.organization_id = unit_import.organization_id)
      where company_id = $1 and id = $2`,
    values: [companyId, row.id, ids.length],
  });
  for (const some of chunks(ids)) {
    await transaction.query({
      name: 'remove_imported_units',
      text: `update node set deleted_at = i.taken_back_at, external_id = null from unit_import i
        where i.company_id = $1 and i.id = $2 and node.company_id = $1 and node.id = any($3::bigint[])`,
      values: [companyId, row.id, some],
    });
    onWritten(some.length);
  }
}

interface Gone {
  id: number;
  has_no_place: boolean;
}

/** The units that went with the import and are still gone, which the caller may restore; throws 409 where what was above is gone. */
async function goneUnits(
  { scope }: Kernel,
  { principal, transaction }: ActionRequest,
  importId: number,
): Promise<number[]> {
  const parameters = createParameters();
  const granted = scope.where({ principal, entity: unitEntity, action: 'restore' }, parameters) ?? 'false';
  const company = `${parameters.add(transaction.companyId)}::bigint`;
  const gone = await transaction.query<Gone>({
    text: `select t.id, coalesce(parent.deleted_at <> t.deleted_at, false) as has_no_place
      from unit_import i
      join unit_import_change c on c.company_id = ${company} and c.unit_import_id = i.id and c.kind = 'add'
      join node t on t.company_id = ${company} and t.id = c.node_id and t.deleted_at = i.taken_back_at
      left join node parent on parent.company_id = ${company} and parent.id = t.parent_id
      where i.company_id = ${company} and i.id = ${parameters.add(importId)} and ${granted} order by t.path`,
    values: parameters.values,
  });
  if (gone.some(({ has_no_place: isHomeless }) => isHomeless)) throw parentDeleted();
  return gone.map(({ id }) => id);
}

async function bringBack({ transaction }: ActionRequest, ids: number[]): Promise<void> {
  await giveExternalIdsBack(transaction, ids);
  await transaction.query({
    name: 'bring_imported_units_back',
    text: 'update node set deleted_at = null where company_id = $1 and id = any($2::bigint[])',
    values: [transaction.companyId, ids],
  });
}
