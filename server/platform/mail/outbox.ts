/**
 * The outbox: a mail is a row, written in the transaction of the change that causes it. So none is sent for what was
 * rolled back, and none is lost when the mail server is down.
 */
import type { Transaction } from '../../access/database.ts';
import type { MailTemplateName } from './template.ts';

interface NewMail {
  companyId: number;
  userId: number;
  kind: MailTemplateName;
  /** What it tells of, where its kind wants to know. */
  recordId?: number;
  /** The change of e-mail to whose other address it goes. */
  emailChangeId?: number;
}

/**
 * A mail to a user, sent once the transaction is committed. It is composed then, by the user's language and what is
 * stored at that moment.
 */
export async function enqueueMail(
  transaction: Transaction,
  { companyId, userId, kind, recordId, emailChangeId }: NewMail,
): Promise<void> {
  // Only what is said is named: links to set a password are also asked for by a role that may write no more than that.
  const said = Object.entries({ record_id: recordId, email_change_id: emailChangeId }).filter(
    ([, value]) => value !== undefined,
  );
  const columns = ['company_id', 'user_id', 'kind', ...said.map(([column]) => column)];
  await transaction.query({
    name: ['enqueue_mail', ...said.map(([column]) => column)].join('_'),
    text: `insert into mail_message (${columns.join(', ')}, due_at) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}, now())`,
    values: [companyId, userId, kind, ...said.map(([, value]) => value)],
  });
}

/** Links that a user gets in this time at most: whoever knows an address must not fill its mailbox. */
export const MAX_LINKS = 3;
export const LINK_PAUSE_SECONDS = 900;

/**
 * One that anybody may have somebody sent. Where others may call at the same moment, the user's row is to be locked
 * before: only then each counts the others'.
 * @returns false where the user got `MAX_LINKS` of them in the last `LINK_PAUSE_SECONDS`: then nothing is sent
 */
export async function enqueueMailWithin(transaction: Transaction, mail: NewMail): Promise<boolean> {
  const recent = await transaction.query({
    name: 'recent_mails',
    text: `select 1 from mail_message where company_id = $1 and user_id = $2
        and kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'email_change_confirm')
        and created_at > now() - make_interval(secs => $3) limit $4`,
    values: [mail.companyId, mail.userId, LINK_PAUSE_SECONDS, MAX_LINKS],
  });
  if (recent.length >= MAX_LINKS) return false;
  await enqueueMail(transaction, mail);
  return true;
}

/**
 * A link by which the user sets a password: the first one for whom was invited, a new one for others.
 * @returns false where the user got enough of them just now: then nothing is sent
 */
export function enqueuePasswordLink(
  transaction: Transaction,
  { company_id: companyId, id: userId, state }: { company_id: number; id: number; state: string },
): Promise<boolean> {
  const kind = state === 'invited' ? 'invitation' : 'password_reset';
  return enqueueMailWithin(transaction, { companyId, userId, kind });
}
