/** To whom an e-mail belongs that somebody has registered a company with. */
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailTemplate } from '../../../platform/mail/template.ts';
import { linkTemplate } from './link-templates.ts';

/** Three days: within the week that a registration waits. */
const HOURS = 72;

/** To who registered, whose link confirms that the mailbox is there. */
export const registration = linkTemplate({
  name: 'registration',
  hours: HOURS,
  path: '/register/confirm',
  isSteady: true,
});

/** To who has an account already: what the registration itself does not tell anybody. */
export const accountExists: MailTemplate = {
  name: 'account_exists',
  async compose({ locale, userName, publicUrl }) {
    const text = (key: string): string => mailText(locale, `account_exists.${key}`);
    return {
      subject: text('subject'),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead'), text('next')],
      button: { label: text('action'), href: `${publicUrl}/login` },
      notes: [text('ignore')],
      links: [{ text: text('forgot'), href: `${publicUrl}/forgot-password` }],
    };
  },
};
