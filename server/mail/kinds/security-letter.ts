/** Tells a user that his login was changed, with the way back for who did not do it. */
import { nameInMail } from '../name.ts';
import { mailText } from '../texts.ts';
import type { MailKind, SecurityMail } from './kind.ts';

const names: readonly SecurityMail[] = ['password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset'];

const securityLetter = (name: SecurityMail): MailKind => ({
  name,
  async compose({ locale, userName, companyName, publicUrl, createdAt }) {
    const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const parameters = { company: nameInMail(companyName), when: `${when.format(createdAt)} UTC` };
    return {
      subject: mailText(locale, `${name}.subject`),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [mailText(locale, `${name}.lead`, parameters), mailText(locale, 'security.not_you')],
      button: { label: mailText(locale, 'security.action'), href: `${publicUrl}/forgot-password` },
      notes: [],
    };
  },
});

export const securityLetters: MailKind[] = names.map(securityLetter);
