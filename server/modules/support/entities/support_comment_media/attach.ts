/** Makes uploads a part of the request or the reply that names them: those of its writer that nothing names yet. */
import { signedIn } from '../../../../access/principal.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';

export interface Message {
  companyId: number;
  ticketId: number;
  /** Null for the request itself. */
  commentId: number | null;
}

/** Throws 400 with a pointer for each id that is none of the writer's uploads for this company, or is named already. */
export async function attachFiles(
  { transaction, principal }: Work,
  values: Values,
  { companyId, ticketId, commentId }: Message,
): Promise<void> {
  const named = values['attachments'];
  if (!Array.isArray(named) || named.length === 0) return;
  const ids = named.map(Number);
  const attached = await transaction.query<{ id: number }>({
    name: 'attach_files',
    text: `update support_comment_media set support_ticket_id = $4, support_comment_id = $5, is_sent = true, updated_at = now()
      where company_id = $1 and id = any($2::bigint[]) and sender_id = $3 and not is_sent returning id`,
    values: [companyId, ids, signedIn(principal).userId, ticketId, commentId],
  });
  const found = new Set(attached.map(({ id }) => id));
  const errors = ids.flatMap((id, at) =>
    found.delete(id) ? [] : [{ pointer: `/attachments/${at}`, code: 'reference_not_found' }],
  );
  if (errors.length > 0) throw invalidInput({ errors });
}
