/** Instead of a link: the address belongs to another account, which the mailbox alone is told. */
import { nameInMail } from './name.ts';
import { mailText } from './texts.ts';
import type { MailContent, Occasion } from './template.ts';

export function emailTakenContent(
  { locale, userName, companyName, publicUrl }: Occasion,
  of: 'invitation' | 'email_change_confirm',
): MailContent {
  const parameters = { company: nameInMail(companyName) };
  return {
    subject: mailText(locale, `email_taken.${of}_subject`, parameters),
    greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
    paragraphs: [mailText(locale, `email_taken.${of}`, parameters), mailText(locale, 'email_taken.next', parameters)],
    button: { label: mailText(locale, 'account_exists.action'), href: `${publicUrl}/login` },
    notes: [mailText(locale, 'account_exists.ignore')],
  };
}
