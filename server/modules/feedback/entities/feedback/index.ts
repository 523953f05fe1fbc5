import { setDueTimes } from '../../due/due-times.ts';
import { eraseFeedback } from '../../erasure/erase.ts';
import { requireUnerased } from '../../erasure/require-unerased.ts';
import { feedback as descriptor } from '../../../../generated/feedback.ts';
import { audit } from '../../../../access/audit.ts';
import type { Values } from '../../../../database/rows.ts';
import { CUSTOM } from '../../../../query/custom-fields.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import { answered } from './answered.ts';
import { changeMany } from './change-many.ts';
import { findRows } from './find-rows.ts';
import { countOpen, openChange, withDerivedState } from './handle.ts';
import { addedChanges, handlingChanges, history, noteChanges, readAddedFields } from './history.ts';
import { readFeedback } from './read.ts';
import { reply } from './reply.ts';
import { parentNodeNames } from './unit-names.ts';

/** Erases a response before its time, because the visitor asked the company to. */
async function erase(request: ActionRequest): Promise<{ erased_at: string }> {
  const { transaction } = request;
  const { id } = await request.lock();
  const companyId = Number(transaction.companyId);
  const erased = await eraseFeedback(transaction, companyId, [id], request.principal);
  if (erased > 0) await audit(request, { operation: 'erase', entity: descriptor, recordId: id, changes: {} });
  const [row] = await transaction.query<{ erased_at: Date }>({
    name: 'feedback_erased_at',
    text: 'select erased_at from feedback where company_id = $1 and id = $2',
    values: [companyId, id],
  });
  if (!row) throw new Error(`Feedback ${id} vanished while it was erased.`);
  return { erased_at: row.erased_at.toISOString() };
}

export const feedback: EntityExtension = {
  findRows,
  actions: {
    read_feedback: readFeedback,
    get_parent_node_names: parentNodeNames,
    change_many: changeMany,
    history,
    answered,
    reply,
    erase,
  },
  hooks: {
    async beforePatch(work, row, changes) {
      const stored = withDerivedState(row, changes);
      const opened = openChange(row, stored);
      if (opened) await countOpen(work, [opened]);
      const custom = changes[CUSTOM] as Values | undefined;
      if (custom !== undefined) await requireUnerased(work, row.id);
      const added =
        custom === undefined ? [] : addedChanges(await readAddedFields(work, Object.keys(custom)), row, custom);
      const noting = { transaction: work.transaction, by: work.principal };
      await noteChanges(noting, [...handlingChanges(row, stored), ...added]);
      return stored;
    },
    async afterPatch({ transaction }, row, changes) {
      if (changes['priority'] !== undefined) await setDueTimes(transaction, [row.id]);
    },
  },
};
