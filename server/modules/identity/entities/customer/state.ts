/** Closing a company and opening it again, each with a reason that stands in both logs: the company's and the platform's. */
import { companyClosed, companyNotClosed } from '../../../../errors.ts';
import { customer as entity } from '../../../../generated/customer.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { auditInBothLogs, reasonOf } from '../../../../access/both-logs.ts';

type Operation = 'close' | 'reopen';

interface Change {
  operation: Operation;
  state: string;
  /** What it was open as, while it is closed. */
  before: string | null;
}

/** Ends the sessions of its users: each call asks whether the company is open (session-guard.ts). */
export async function close(request: ActionRequest) {
  const { row, reason } = await begin(request);
  if (row['state'] === 'closed') throw companyClosed();
  return change(request, row, reason, { operation: 'close', state: 'closed', before: String(row['state']) });
}

export async function reopen(request: ActionRequest) {
  const { row, reason } = await begin(request);
  if (row['state'] !== 'closed') throw companyNotClosed();
  const state = String(row['state_before_closed'] ?? 'active');
  return change(request, row, reason, { operation: 'reopen', state, before: null });
}

async function begin(request: ActionRequest): Promise<{ row: Row; reason: string }> {
  const row = await request.lock();
  return { row, reason: reasonOf(request.input) };
}

async function change(request: ActionRequest, { id }: Row, reason: string, { operation, state, before }: Change) {
  await request.transaction.query({
    name: 'state_of_customer',
    text: 'update customer set state = $2, state_before_closed = $3, updated_at = now() where id = $1',
    values: [id, state, before],
  });
  await auditInBothLogs(request, { operation, entity, recordId: id, changes: { state, reason }, companyId: id });
  return { id, state };
}
