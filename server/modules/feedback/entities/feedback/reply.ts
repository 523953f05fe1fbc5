/** The company's word to a visitor who stays unknown: the action `reply`. */
import { signedIn } from '../../../../access/principal.ts';
import { answerErased, invalidInput } from '../../../../errors.ts';
import { feedback as entity } from '../../../../generated/feedback.ts';
import { feedbackMessage } from '../../../../generated/feedback_message.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { withDerivedState } from './handle.ts';
import { handlingChanges, noteChanges } from './history.ts';

interface Message {
  id: number;
  created_at: string;
}

/** A handling like any other; who replies has read, and the visitor is asked anew whether it is solved. */
export async function reply(request: ActionRequest): Promise<Message & { status: string }> {
  const { principal, transaction, input } = request;
  const row = await request.lock();
  if (row['erased_at'] !== null) throw answerErased();
  const text = String(input['text']).trim();
  if (text === '') throw invalidInput({ errors: [{ pointer: '/text', code: 'required' }] });
  const message = await addMessage(request, row.id, text);
  const handled = withDerivedState(row, row['status'] === 'new' ? { status: 'in_processing' } : {});
  const changes: Values = { ...handled, is_solved: null };
  const status = String(changes['status'] ?? row['status']);
  await transaction.query({
    name: 'feedback_replied',
    text: `update feedback set status = $3, is_solved = null, read_at = coalesce(read_at, now()), updated_at = now(),
        revision = revision + (status <> $3)::int where company_id = $1 and id = $2`,
    values: [transaction.companyId, row.id, status],
  });
  await noteChanges({ transaction, by: principal }, [
    ...handlingChanges(row, changes),
    { feedbackId: row.id, field: 'reply', earlier: null, later: { id: message.id } },
  ]);
  const written = { feedback_id: row.id, author: 'company', text };
  await audit(request, { operation: 'create', entity: feedbackMessage, recordId: message.id, changes: written });
  if (status !== row['status'])
    await audit(request, { operation: 'patch', entity, recordId: row.id, changes: { status } });
  return { ...message, status };
}

async function addMessage({ principal, transaction }: ActionRequest, id: number, text: string): Promise<Message> {
  const [message] = await transaction.query<Message>({
    name: 'feedback_add_reply',
    text: `insert into feedback_message (company_id, feedback_id, author, user_id, text)
      values ($1, $2, 'company', $3, $4) returning id, created_at`,
    values: [transaction.companyId, id, signedIn(principal).userId, text],
  });
  if (!message) throw new Error(`The reply to feedback ${id} was not stored.`);
  return message;
}
