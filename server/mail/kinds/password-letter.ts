/** Kinds that carry a link which proves the mailbox: it is made as the mail is sent, and replaces the one before. */
import { formatPasswordToken, hashPasswordSecret, newPasswordSecret } from '../../session/password-token.ts';
import { nameInMail } from '../name.ts';
import { mailText } from '../texts.ts';
import type { MailKind, MailKindName, Occasion } from './kind.ts';

interface LinkLetter {
  name: MailKindName;
  /** How long the link can be used. */
  hours: number;
  /** Of the page that it leads to. */
  path: string;
}

/** @param hours how long the link can be used */
export const passwordLetter = (name: MailKindName, hours: number): MailKind =>
  linkLetter({ name, hours, path: '/reset-password' });

export const linkLetter = ({ name, hours, path }: LinkLetter): MailKind => ({
  name,
  async compose(occasion) {
    const { locale, userName, companyName, publicUrl } = occasion;
    const token = await replaceLink(occasion, hours);
    const text = (key: string, parameters: Record<string, string> = {}) =>
      mailText(locale, `${name}.${key}`, parameters);
    const duration = new Intl.DurationFormat(locale, { style: 'long' }).format({ hours });
    return {
      subject: text('subject'),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [text('lead', { company: nameInMail(companyName) })],
      button: { label: text('action'), href: `${publicUrl}${path}?token=${token}` },
      notes: [mailText(locale, 'link_expires', { duration }), text('ignore')],
    };
  },
});

/** Stores the hash of a new link in place of the last one; answers the token, which is nowhere else. */
async function replaceLink({ database, companyId, userId, email }: Occasion, hours: number): Promise<string> {
  const secret = newPasswordSecret();
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
