/** Instead of a link: the address belongs to another account, which the mailbox alone is told. */
import { nameInMail } from './name.ts';
import { mailText } from './texts.ts';
import type { MailContent, Occasion } from './template.ts';

export function elsewhere(
  { locale, userName, companyName, publicUrl }: Occasion,
  of: 'invitation' | 'email_change_confirm',
): MailContent {
  const parameters = { company: nameInMail(companyName) };
  return {
    subject: mailText(locale, `elsewhere.${of}_subject`, parameters),
    greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
    paragraphs: [mailText(locale, `elsewhere.${of}`, parameters), mailText(locale, 'elsewhere.next', parameters)],
    button: { label: mailText(locale, 'account_exists.action'), href: `${publicUrl}/login` },
    notes: [mailText(locale, 'account_exists.ignore')],
  };
}
