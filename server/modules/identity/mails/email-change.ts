/** To the new address of an account, whose link confirms that the mailbox is there. */
import { isEmailTaken } from '../session/claim-email.ts';
import { CONFIRM_HOURS } from '../session/email-change/request.ts';
import { formatEmailChangeToken } from '../session/email-change/token.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import { emailTakenContent } from '../../../platform/mail/email-taken.ts';
import type { MailTemplate, Occasion } from '../../../platform/mail/template.ts';

export const emailChangeConfirm: MailTemplate = {
  name: 'email_change_confirm',
  async compose(occasion) {
    const { database, locale, companyId, companyName, userName, publicUrl, secret, email, emailChangeId } = occasion;
    if (emailChangeId === null || !(await isPending(occasion, emailChangeId))) return null;
    // Told here alone: who asked for the change must not learn whose the address is.
    if (await isEmailTaken(database, email)) return emailTakenContent(occasion, 'email_change_confirm');
    const text = (key: string, parameters: Record<string, string> = {}) =>
      mailText(locale, `email_change_confirm.${key}`, parameters);
    const token = formatEmailChangeToken(secret, { companyId, changeId: emailChangeId, purpose: 'confirm' });
    const duration = new Intl.DurationFormat(locale, { style: 'long' }).format({ hours: CONFIRM_HOURS });
    return {
      subject: text('subject'),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead', { company: nameInMail(companyName), email })],
      button: { label: text('action'), href: `${publicUrl}/email-change#token=${token}` },
      notes: [mailText(locale, 'link_expires', { duration }), text('ignore')],
    };
  },
};

async function isPending({ database, companyId }: Occasion, changeId: number): Promise<boolean> {
  const found = await database.lookup('worker', {
    name: 'email_change_is_pending',
    text: `select 1 from email_change where company_id = $1 and id = $2 and state = 'pending' and expires_at > now()`,
    values: [companyId, changeId],
  });
  return found.length > 0;
}
