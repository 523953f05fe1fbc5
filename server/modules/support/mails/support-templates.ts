/** Tells that the platform reset a two-factor login: its user, and those of the company who know whether that was asked for. */
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailTemplate, Occasion } from '../../../platform/mail/template.ts';

const momentOf = ({ locale, createdAt }: Occasion): string => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(createdAt)} UTC`;
};

const ofOwn: MailTemplate = {
  name: 'two_factor_reset_by_support',
  async compose(occasion) {
    const { locale, userName, companyName, publicUrl } = occasion;
    const parameters = { company: nameInMail(companyName), when: momentOf(occasion) };
    return {
      subject: mailText(locale, 'two_factor_reset_by_support.subject'),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: ['lead', 'next'].map((part) => mailText(locale, `two_factor_reset_by_support.${part}`, parameters)),
      button: { label: mailText(locale, 'security.action'), href: `${publicUrl}/forgot-password` },
      notes: [],
    };
  },
};

/** Its record is the user. */
const ofUser: MailTemplate = {
  name: 'two_factor_reset_of_user',
  async compose(occasion) {
    const { database, locale, userName, companyId, companyName, publicUrl, recordId } = occasion;
    const [user] = await database.lookup<{ full_name: string }>('worker', {
      name: 'mail_user',
      text: 'select full_name from customer_user where company_id = $1 and id = $2',
      values: [companyId, recordId],
    });
    if (!user) return null;
    const parameters = {
      company: nameInMail(companyName),
      when: momentOf(occasion),
      user: nameInMail(user.full_name),
    };
    return {
      subject: mailText(locale, 'two_factor_reset_of_user.subject', parameters),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: ['lead', 'next'].map((part) => mailText(locale, `two_factor_reset_of_user.${part}`, parameters)),
      button: { label: mailText(locale, 'two_factor_reset_of_user.action'), href: `${publicUrl}/audit_log` },
      notes: [],
    };
  },
};

export const supportTemplates: MailTemplate[] = [ofOwn, ofUser];
