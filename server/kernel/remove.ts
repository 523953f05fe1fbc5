/** The deletion of a row: what keeps it, what goes with it and what is emptied, all in one transaction. */
import { audit } from '../access/audit.ts';
import { forgetRows, personalFields } from '../access/forget.ts';
import { isSignedIn } from '../access/principal.ts';
import { discardDraftsOf } from '../access/drafts.ts';
import type { Work } from '../access/work.ts';
import { Problem } from '../errors.ts';
import { isInLists, refuseUsed } from '../query/uses.ts';
import type { Row } from '../database/rows.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { deleteUnused, isTriedAlone } from './bin/delete-unused.ts';
import { deleteKept, type Kept } from './bin/delete-kept.ts';
import { collectDeleted, keptBeside } from './bin/keep.ts';
import { type Call, inTransaction, type KernelParts, refused } from './context.ts';
import type { KeptBeside } from './extension.ts';
import { takeOutOfLists } from './lists-of-references.ts';
import { lock } from './read.ts';
import { deleteRow } from './store.ts';
import { TakenBack } from './taken-back.ts';

/**
 * Deletes the row, or does what the entity's hook does instead.
 * @throws Problem 404 when the caller can't read the row, 403 when he may not delete it, 409 with `used_by` while
 *   others refer to it
 */
export async function remove(parts: KernelParts, call: Call, entity: EntityDescriptor, id: number): Promise<void> {
  if (!parts.scope.allows(call.principal, entity, 'delete')) throw refused(call.principal);
  await inTransaction(parts, call, (work) => removeRow(parts, work, entity, id), [], { entity, id });
}

/** All that a deletion does within its transaction. */
export async function removeRow(parts: KernelParts, work: Work, entity: EntityDescriptor, id: number): Promise<void> {
  const hooks = parts.extensions[entity.id]?.hooks;
  await hooks?.beforeDeleteLock?.(work, id);
  const row = await lock(parts, work, entity, { id, action: 'delete' });
  if (entity.partOf) for (const policy of parts.policies) await policy.touch?.(work, entity, row);
  if (isTriedAlone(parts, work, entity)) {
    await refuseUsed(parts, work, entity, id);
    if (!(await deleteUnused(parts, work, entity, { id }))) await deleteWithOthers(parts, work, entity, row);
    await discardDraftsOf(work, entity, row);
  } else {
    const beside = await keptBeside(parts, work, entity, row);
    // Where its code keeps most of what goes with a row, the deletion itself asks whether anything else does.
    const isTried = beside !== undefined && !isInLists(parts, entity);
    const kept = isTried ? null : await collectDeleted(parts, work, entity, row, beside);
    const done = await hooks?.beforeDelete?.(work, row, beside);
    if (done !== 'done') {
      await refuseUsed(parts, work, entity, id);
      await takeOutOfLists(parts, work, entity, id);
      if (!isTried) await deleteAndKeep(work, entity, id, kept);
      else if (!(await deleteUnused(parts, work, entity, { id, beside })))
        await deleteWithOthers(parts, work, entity, row, beside);
      await discardDraftsOf(work, entity, row);
    }
  }
  await audit(work, { operation: 'delete', entity, recordId: id, changes: {}, row: { before: row, after: null } });
  await forgetUnlessKept(work, entity, row);
}

/** What goes to the bin is forgotten when its days are over. */
async function forgetUnlessKept({ transaction, principal }: Work, entity: EntityDescriptor, row: Row): Promise<void> {
  const companyId = row[ownerColumn(entity.tenant) ?? ''] ?? (isSignedIn(principal) ? principal.companyId : null);
  if (entity.history?.bin !== undefined || companyId === null || personalFields(entity).length === 0) return;
  await forgetRows(transaction, entity, { companyId: Number(companyId), ids: [row.id] });
}

async function deleteWithOthers(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  row: Row,
  beside?: KeptBeside,
): Promise<void> {
  await deleteAndKeep(work, entity, row.id, await collectDeleted(parts, work, entity, row, beside));
}

async function deleteAndKeep(
  { transaction, principal }: Work,
  entity: EntityDescriptor,
  id: number,
  kept: Kept | null,
): Promise<void> {
  if (kept === null || !isSignedIn(principal)) await deleteRow(entity, transaction, id);
  else await deleteKept(transaction, entity, { id, by: principal, kept });
}

/**
 * What a deletion would be refused with; null where nothing stands in its way. It is tried and taken back, so that
 * whatever refuses the one refuses the other. Rows that take others along have a question of their own, which counts them.
 */
export async function checkRemove(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  id: number,
): Promise<Problem | null> {
  if (!parts.scope.allows(call.principal, entity, 'delete')) throw refused(call.principal);
  const isTriedWhole = parts.extensions[entity.id]?.hooks?.beforeDeleteLock === undefined;
  try {
    const tryOut = async (work: Work): Promise<never> => {
      if (isTriedWhole) await removeRow(parts, work, entity, id);
      else await lock(parts, work, entity, { id, action: 'delete' });
      throw new TakenBack();
    };
    await inTransaction(parts, call, tryOut, [], { entity, id });
  } catch (error) {
    if (error instanceof Problem) return error;
    if (!(error instanceof TakenBack)) throw error;
  }
  return null;
}
