/**
 * Tells a user that his login was changed, or is to be, with the way back for who did not do it. At an address that the
 * account had until a few days ago, or is to leave, that way is to take the address back.
 */
import { formatEmailChangeToken } from '../session/email-change/token.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import type { MailContent, MailTemplate, Occasion, SecurityMail } from '../../../platform/mail/template.ts';

const names: readonly SecurityMail[] = [
  'password_changed',
  'password_set',
  'password_link_sent',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset',
  'guesses_stopped',
  'email_change_requested',
  'email_changed',
  'email_taken_back',
];

const securityTemplate = (name: SecurityMail): MailTemplate => ({
  name,
  async compose(occasion) {
    const { locale, userName, companyName, createdAt } = occasion;
    const change = await latestChange(occasion);
    const parameters = {
      company: nameInMail(companyName),
      when: moment(createdAt, occasion),
      email: change?.new_email ?? '–',
      by: nameInMail(change?.requested_by_name ?? '') || '–',
    };
    const { paragraph, ...way } = await wayBack(occasion);
    return {
      subject: mailText(locale, `${name}.subject`),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [mailText(locale, `${name}.lead`, parameters), paragraph],
      ...way,
    };
  },
});

const moment = (at: Date, { locale }: Occasion): string => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
};

interface Change {
  new_email: string;
  requested_by_name: string;
}

async function latestChange({ database, companyId, userId }: Occasion): Promise<Change | null> {
  const [change] = await database.lookup<Change>('worker', {
    name: 'latest_email_change',
    text: `select new_email, requested_by_name from email_change
      where company_id = $1 and user_id = $2 order by id desc limit 1`,
    values: [companyId, userId],
  });
  return change ?? null;
}

type WayBack = Pick<MailContent, 'button' | 'notes'> & { paragraph: string };

async function wayBack(occasion: Occasion): Promise<WayBack> {
  const { database, locale, companyId, publicUrl, secret, emailChangeId } = occasion;
  if (emailChangeId === null)
    return {
      paragraph: mailText(locale, 'security.not_you'),
      button: { label: mailText(locale, 'security.action'), href: `${publicUrl}/forgot-password` },
      notes: [],
    };
  const [change] = await database.lookup<{ take_back_until: Date | null }>('worker', {
    name: 'email_change_until',
    text: 'select take_back_until from email_change where company_id = $1 and id = $2',
    values: [companyId, emailChangeId],
  });
  const until = change?.take_back_until ?? null;
  const token = formatEmailChangeToken(secret, { companyId, changeId: emailChangeId, purpose: 'take_back' });
  return {
    button: { label: mailText(locale, 'take_back.action'), href: `${publicUrl}/email-change#token=${token}` },
    paragraph: mailText(locale, 'take_back.not_you'),
    notes: [
      until === null
        ? mailText(locale, 'take_back.days')
        : mailText(locale, 'take_back.until', { when: moment(until, occasion) }),
    ],
  };
}

export const securityTemplates: MailTemplate[] = names.map(securityTemplate);
