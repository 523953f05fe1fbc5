/** Closing a company and opening it again, each with a reason that stands in both logs: the company's and the platform's. */
import { companyClosed, companyNotClosed, invalidInput } from '../../errors.ts';
import { customer as entity } from '../../generated/customer.ts';
import { audit } from '../../kernel/audit.ts';
import type { ActionRequest, Row } from '../../kernel/extension.ts';
import { signedIn } from '../../access/principal.ts';

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
  const reason = String(request.input['reason']).trim();
  if (reason === '') throw invalidInput({ errors: [{ pointer: '/reason', code: 'required' }] });
  return { row, reason };
}

async function change(request: ActionRequest, { id }: Row, reason: string, { operation, state, before }: Change) {
  const { transaction, requestId } = request;
  await transaction.query({
    name: 'state_of_customer',
    text: 'update customer set state = $2, state_before_closed = $3, updated_at = now() where id = $1',
    values: [id, state, before],
  });
  const changes = { state, reason };
  await audit(request, { operation, entity, recordId: id, changes });
  const { companyId, userId, role } = signedIn(request.principal);
  await transaction.query({
    name: 'audit_of_customer',
    text: `insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, changes, request_id)
      select $1, $2, $3, u.full_name, $4, 'customer', $1, $5, $6 from customer_user u where u.company_id = $7 and u.id = $2`,
    values: [id, userId, role, operation, JSON.stringify(changes), requestId, companyId],
  });
  return { id, state };
}
