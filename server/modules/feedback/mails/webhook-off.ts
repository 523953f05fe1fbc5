/** To administrators whose webhook was switched off, because nothing arrived there any more. */
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailTemplate } from '../../../platform/mail/template.ts';

export const webhookOff: MailTemplate = {
  name: 'webhook_off',
  async compose({ database, companyId, companyName, userName, recordId, locale, publicUrl }) {
    const [webhook] = await database.lookup<{ name: string }>('worker', {
      name: 'mail_webhook',
      text: 'select name from webhook where company_id = $1 and id = $2',
      values: [companyId, recordId],
    });
    const parameters = { webhook: nameInMail(webhook?.name ?? `#${recordId}`), company: nameInMail(companyName) };
    const text = (key: string): string => mailText(locale, `webhook_off.${key}`, parameters);
    return {
      subject: text('subject'),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead'), text('next')],
      button: { label: text('action'), href: `${publicUrl}/webhooks/${recordId}` },
      notes: [],
    };
  },
};
