/** The e-mail of a user: in one spelling, and not given again and again. */
import { customerUser as descriptor } from '../../generated/customer_user.ts';
import type { Values, Work } from '../../kernel/extension.ts';
import { LINK_PAUSE_SECONDS, MAX_LINKS } from '../../mail/outbox.ts';
import { tooManyLinks } from '../../mail/too-many-links.ts';
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
      and entity = $3 and operation in ('create', 'patch') and lower(changes ->> 'email') = $4 limit $5`,
    values: [transaction.companyId, LINK_PAUSE_SECONDS, descriptor.id, email, MAX_LINKS],
  });
  if (given.length >= MAX_LINKS) throw tooManyLinks();
  return { ...values, email };
}
