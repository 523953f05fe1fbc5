/** Deletes new rows of a batch by one statement, where no rule asks for each by itself. */
import { auditAll } from '../../access/audit.ts';
import type { Work } from '../../access/work.ts';
import type { Row, Values } from '../../database/rows.ts';
import { createParameters } from '../../database/parameters.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { isInLists } from '../../query/uses.ts';
import { isAlone, keepDeleted, NOTHING_BESIDE } from '../bin/keep.ts';
import type { KernelParts } from '../context.ts';
import { isRefusal } from './refusal.ts';

/**
 * @returns whether all are deleted; else none is: rows must be deleted one by one, to find out what keeps which
 */
export async function deleteMany(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  ids: readonly number[],
): Promise<boolean> {
  const { beforeDelete, beforeDeleteLock } = parts.extensions[entity.id]?.hooks ?? {};
  const isAskedEach =
    beforeDelete !== undefined ||
    beforeDeleteLock !== undefined ||
    entity.partOf !== undefined ||
    entity.draft !== undefined;
  if (isAskedEach || ids.length === 0 || isInLists(parts, entity)) return false;
  if (entity.history?.bin && !isAlone(parts, entity)) return false;
  const parameters = createParameters();
  const granted = parts.scope.where({ principal: work.principal, entity, action: 'delete', byRow: true }, parameters);
  if (granted === null) return false;
  const { transaction } = work;
  const say = (text: string) => transaction.query({ text, values: [] });
  await say('savepoint many_rows');
  try {
    const text = `delete from ${entity.table} t where t.id = any(${parameters.add(ids)}::bigint[]) and ${granted} returning ${entity.history ? 't.*, to_jsonb(t) as stored' : entity.events ? 't.*' : 't.id'}`;
    const deleted = await transaction.query<Row & { stored: Values }>({ text, values: parameters.values });
    if (deleted.length === ids.length) {
      const writes = deleted.map((row) => ({
        operation: 'delete',
        recordId: row.id,
        changes: {},
        row: { before: row, after: null },
      }));
      await auditAll(work, entity, writes);
      if (entity.history?.bin) await keepDeleted(work, entity, deleted.map(alone));
      await say('release savepoint many_rows');
      return true;
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  await say('rollback to savepoint many_rows');
  return false;
}

const alone = ({ id, stored }: Row & { stored: Values }) => ({ id, stored, ...NOTHING_BESIDE });
