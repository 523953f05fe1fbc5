/** Templates that carry a link which proves the mailbox: it is made as the mail is sent. */
import { createHmac } from 'node:crypto';
import { isEmailTaken } from '../session/claim-email.ts';
import { formatPasswordToken, hashPasswordSecret, newPasswordSecret } from '../session/password-token.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import { emailTakenContent } from '../../../platform/mail/email-taken.ts';
import type { MailTemplate, MailTemplateName, Occasion } from '../../../platform/mail/template.ts';

interface LinkTemplate {
  name: MailTemplateName;
  /** How long the link can be used. */
  hours: number;
  /** Of the page that it leads to. */
  path: string;
  /** Each mail has the same link, so that none ends the one before: whoever knows the address may ask for it. */
  isSteady?: true;
}

/** @param hours how long the link can be used */
export const passwordTemplate = (name: MailTemplateName, hours: number): MailTemplate =>
  linkTemplate({ name, hours, path: '/reset-password' });

export const linkTemplate = ({ name, hours, path, isSteady }: LinkTemplate): MailTemplate => ({
  name,
  async compose(occasion) {
    const { locale, userName, companyName, publicUrl } = occasion;
    if (await isOfAnother(occasion)) return emailTakenContent(occasion, 'invitation');
    const token = await storeLink(occasion, hours, isSteady ? steadySecret(name, occasion) : newPasswordSecret());
    const text = (key: string, parameters: Record<string, string> = {}) =>
      mailText(locale, `${name}.${key}`, parameters);
    const duration = new Intl.DurationFormat(locale, { style: 'long' }).format({ hours });
    return {
      subject: text('subject'),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead', { company: nameInMail(companyName) })],
      button: { label: text('action'), href: `${publicUrl}${path}#token=${token}` },
      notes: [mailText(locale, 'link_expires', { duration }), text('ignore')],
    };
  },
});

/** Whether the address came to another account while this one's mailbox was not proven. */
async function isOfAnother({ database, companyId, userId, email }: Occasion): Promise<boolean> {
  const [user] = await database.lookup<{ is_proven: boolean }>('worker', {
    name: 'mailbox_is_proven',
    text: 'select login_email is not null as is_proven from customer_user where company_id = $1 and id = $2',
    values: [companyId, userId],
  });
  return user?.is_proven === false && (await isEmailTaken(database, email));
}

const steadySecret = (name: MailTemplateName, { secret, companyId, userId, email }: Occasion): string =>
  createHmac('sha256', secret).update(`${name}\n${companyId}\n${userId}\n${email}`).digest('base64url');

/** Stores the hash of a link in place of another one; answers the token, which is nowhere else. */
async function storeLink(
  { database, companyId, userId, email }: Occasion,
  hours: number,
  secret: string,
): Promise<string> {
  await database.lookup('worker', {
    name: 'replace_password_link',
    // Without `excluded`: reading it takes the privilege to read hashes, which the worker does not have.
    text: `insert into user_credential (company_id, user_id, reset_hash, reset_expires_at)
      values ($1, $2, $3, now() + make_interval(hours => $4))
      on conflict (company_id, user_id) do update
      set reset_hash = $3, reset_expires_at = now() + make_interval(hours => $4), updated_at = now()`,
    values: [companyId, userId, hashPasswordSecret(secret, email), hours],
  });
  return formatPasswordToken({ companyId, userId, secret });
}
