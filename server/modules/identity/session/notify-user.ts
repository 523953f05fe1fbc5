/**
 * Tells a user of what happened to how he logs in, on all known ways: in the product, and by mail to the present address
 * and to those that were changed within the last days. Who took one of them over can't keep it from the others.
 */
import type { Transaction } from '../../../access/database.ts';
import type { MailTemplateName } from '../../../platform/mail/template.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';

export type AccountNoticeKind =
  | 'email_change_requested'
  | 'email_changed'
  | 'email_taken_back'
  | 'password_link_sent'
  | 'password_link_requested'
  | 'password_set'
  | 'two_factor_reset'
  | 'guesses_stopped';

/** What mails it. */
const MAILS: Record<AccountNoticeKind, MailTemplateName> = {
  email_change_requested: 'email_change_requested',
  email_changed: 'email_changed',
  email_taken_back: 'email_taken_back',
  password_link_sent: 'password_link_sent',
  password_link_requested: 'password_link_sent',
  password_set: 'password_set',
  two_factor_reset: 'two_factor_reset',
  guesses_stopped: 'guesses_stopped',
};

interface AccountNotice {
  companyId: number;
  userId: number;
  kind: AccountNoticeKind;
  /** Who did it; absent: that is not known. */
  actorName?: string;
  /** `old_addresses` where the present one gets a mail of its own. */
  mails: 'all_addresses' | 'old_addresses';
}

export async function notifyUser(
  transaction: Transaction,
  { companyId, userId, kind, actorName = '', mails }: AccountNotice,
) {
  await transaction.query({
    name: 'add_account_notice',
    // Said once while it is unseen: whoever asks for links again and again must not fill the screen.
    text: `insert into account_notice (company_id, user_id, kind, actor_name) select $1, $2, $3::text, $4::text
      where not exists (select 1 from account_notice
        where company_id = $1 and user_id = $2 and kind = $3 and actor_name = $4 and seen_at is null)`,
    values: [companyId, userId, kind, actorName],
  });
  const mail = MAILS[kind];
  if (mails === 'all_addresses') await enqueueMail(transaction, { companyId, userId, kind: mail });
  await notifyOldAddresses(transaction, { companyId, userId, kind: mail });
}

/** A mail to each address that the user had within the days in which it can be taken back. */
export async function notifyOldAddresses(
  transaction: Transaction,
  { companyId, userId, kind }: { companyId: number; userId: number; kind: MailTemplateName },
): Promise<void> {
  await transaction.query({
    name: 'mail_old_addresses',
    text: `insert into mail_message (company_id, user_id, kind, email_change_id, due_at)
      select company_id, user_id, $3::text, id, now() from email_change
      where company_id = $1 and user_id = $2 and held_email is not null and take_back_until > now()`,
    values: [companyId, userId, kind],
  });
}
