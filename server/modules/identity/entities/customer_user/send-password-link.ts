import { userDisabled } from '../../../../errors.ts';
import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { enqueuePasswordLink } from '../../../../platform/mail/outbox.ts';
import { actorNameOf } from '../../session/actor-name.ts';
import { notifyUser } from '../../session/notify-user.ts';
import { tooManyLinks } from '../../../../platform/mail/too-many-links.ts';

/** Mails the user a link to set a password: his first one when he was invited, else a new one. */
export const sendPasswordLink: ActionHandler = async (request) => {
  const { transaction } = request;
  const row = await request.lock();
  const user = { id: row.id, company_id: Number(transaction.companyId), state: String(row['state']) };
  if (user.state === 'disabled') throw userDisabled();
  if (!(await enqueuePasswordLink(transaction, user))) throw tooManyLinks();
  if (user.state !== 'invited')
    await notifyUser(transaction, {
      companyId: user.company_id,
      userId: row.id,
      kind: 'password_link_sent',
      actorName: await actorNameOf(request),
      mails: 'old_addresses',
    });
  await audit(request, { operation: 'send_password_link', entity: descriptor, recordId: row.id, changes: {} });
  return { id: row.id, email: row['email'] };
};
