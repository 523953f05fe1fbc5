/** Asking for another e-mail: of one's own account, or of a colleague's by an administrator. Nothing changes by it yet. */
import type { Transaction } from '../../../../access/database.ts';
import { invalidInput, noEmailChange } from '../../../../errors.ts';
import { enqueueMail, enqueueMailWithin } from '../../../../platform/mail/outbox.ts';
import { tooManyLinks } from '../../../../platform/mail/too-many-links.ts';
import { notifyUser } from '../notify-user.ts';

/** How long the link to the new address can be used. */
export const CONFIRM_HOURS = 72;
/** How long the old address can take a change back. */
export const TAKE_BACK_DAYS = 7;

export interface EmailChangeRequest {
  companyId: number;
  user: { id: number; email: string };
  /** Normalized. */
  email: string;
  /** The session is that of who changes the own e-mail. */
  by: { id: number; name: string; sessionId: number | null };
}

/**
 * Stores the change in place of one that still waits, and mails both addresses. Whether the new one belongs to another
 * account is told to nobody but its mailbox. Throws 400 for the present e-mail, 429 after too many.
 */
export async function requestEmailChange(transaction: Transaction, request: EmailChangeRequest): Promise<void> {
  const { companyId, user, email, by } = request;
  if (email === user.email) throw invalidInput({ errors: [{ pointer: '/email', code: 'same_email' }] });
  await cancelPending(transaction, companyId, user.id);
  const [change] = await transaction.query<{ id: number }>({
    name: 'request_email_change',
    text: `insert into email_change (company_id, user_id, old_email, new_email, requested_by_id, requested_by_name, session_id, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8)) returning id`,
    values: [companyId, user.id, user.email, email, by.id, by.name, by.sessionId, CONFIRM_HOURS],
  });
  if (!change) throw new Error('A change of e-mail was not stored.');
  const mail = { companyId, userId: user.id, emailChangeId: change.id };
  if (!(await enqueueMailWithin(transaction, { ...mail, kind: 'email_change_confirm' }))) throw tooManyLinks();
  await enqueueMail(transaction, { ...mail, kind: 'email_change_requested' });
  await notifyUser(transaction, {
    companyId,
    userId: user.id,
    kind: 'email_change_requested',
    actorName: by.name,
    mails: 'old_addresses',
  });
}

async function cancelPending(transaction: Transaction, companyId: number, userId: number): Promise<boolean> {
  const cancelled = await transaction.query({
    name: 'cancel_email_change',
    text: `update email_change set state = 'cancelled', updated_at = now()
      where company_id = $1 and user_id = $2 and state = 'pending' returning id`,
    values: [companyId, userId],
  });
  return cancelled.length > 0;
}

/** Throws 409 where none waits. */
export async function cancelEmailChange(transaction: Transaction, companyId: number, userId: number): Promise<void> {
  if (!(await cancelPending(transaction, companyId, userId))) throw noEmailChange();
}

/** Mails the link to the new address once more; answers that. Throws 409 where no change waits, 429 after too many. */
export async function resendEmailChange(transaction: Transaction, companyId: number, userId: number): Promise<string> {
  const [change] = await transaction.query<{ id: number; new_email: string }>({
    name: 'pending_email_change',
    text: `select id, new_email from email_change
      where company_id = $1 and user_id = $2 and state = 'pending' and expires_at > now() order by id desc limit 1`,
    values: [companyId, userId],
  });
  if (!change) throw noEmailChange();
  const mail = { companyId, userId, kind: 'email_change_confirm', emailChangeId: change.id } as const;
  if (!(await enqueueMailWithin(transaction, mail))) throw tooManyLinks();
  return change.new_email;
}
