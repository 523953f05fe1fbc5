import { eraseFeedback } from '../../erasure/erase.ts';
import { feedback as descriptor } from '../../generated/feedback.ts';
import { audit } from '../../kernel/audit.ts';
import type { ActionRequest, EntityExtension, Row, Values, Work } from '../../kernel/extension.ts';

const CLOSED = new Set<unknown>(['completed', 'cancelled']);

/** The first handling sets 'in processing'; closing sets the closed time, reopening clears it (product decision). */
function withDerivedState(row: Row, changes: Values): Values {
  const status = changes['status'] ?? (row['status'] === 'new' ? 'in_processing' : row['status']);
  if (status === row['status']) return changes;
  const closedAt = CLOSED.has(status) ? new Date() : null;
  return { ...changes, status, closed_at: closedAt };
}

/** Keeps the roll-up of open feedback exact: a delta row for the day of the answer. */
async function countOpen({ transaction }: Work, row: Row, change: 1 | -1): Promise<void> {
  await transaction.query({
    name: 'feedback_open_delta',
    text: `insert into node_day_delta (company_id, node_id, day, open)
      select company_id, node_id, (created_at at time zone 'UTC')::date, $3 from feedback where company_id = $1 and id = $2 and not is_repeat`,
    values: [transaction.companyId, row.id, change],
  });
}

/** Erases a response before its time, because the visitor asked the company to. */
async function erase(request: ActionRequest): Promise<{ erased_at: string }> {
  const { transaction } = request;
  const { id } = await request.lock();
  const companyId = Number(transaction.companyId);
  const erased = await eraseFeedback(transaction, companyId, [id]);
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
  actions: { erase },
  hooks: {
    async beforePatch(work, row, changes) {
      const stored = withDerivedState(row, changes);
      const [was, is] = [CLOSED.has(row['status']), CLOSED.has(stored['status'] ?? row['status'])];
      if (was !== is) await countOpen(work, row, is ? -1 : 1);
      return stored;
    },
  },
};
