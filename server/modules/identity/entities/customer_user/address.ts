/** The e-mail of a user: in one spelling, not given again and again, and not one that may be taken back. */
import { alreadyExists } from '../../../../errors.ts';
import { lockEmail } from '../../session/claim-email.ts';
import type { Transaction } from '../../../../access/database.ts';
import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { LINK_PAUSE_SECONDS, MAX_LINKS } from '../../../../platform/mail/outbox.ts';
import { tooManyLinks } from '../../../../platform/mail/too-many-links.ts';
import { normalizeEmail } from '../../session/sessions.ts';

/**
 * The values with their e-mail as the directory finds an account by it. Throws 429 where users were given it often just
 * now: links are counted by user, and who makes one user after another of an address would fill its mailbox.
 */
export async function withAddress({ transaction }: Work, values: Values): Promise<Values> {
  if (typeof values['email'] !== 'string') return values;
  const email = normalizeEmail(values['email']);
  const given = await transaction.query({
    name: 'address_given',
    text: `select 1 from audit_entry where company_id = $1 and created_at > now() - make_interval(secs => $2)
      and entity = $3 and operation in ('create', 'patch', 'change_email') and lower(changes ->> 'email') = $4 limit $5`,
    values: [transaction.companyId, LINK_PAUSE_SECONDS, descriptor.id, email, MAX_LINKS],
  });
  if (given.length >= MAX_LINKS) throw tooManyLinks();
  await refuseHeld(transaction, email);
  return { ...values, email };
}

/** What a colleague may take back stays free of others: at the colleague's own company nothing else would hold it. */
async function refuseHeld(transaction: Transaction, email: string): Promise<void> {
  await lockEmail(transaction, email);
  const held = await transaction.query({
    name: 'email_is_held',
    text: 'select 1 from email_change where company_id = $1 and held_email = $2 and take_back_until > now()',
    values: [transaction.companyId, email],
  });
  if (held.length > 0) throw alreadyExists();
}
