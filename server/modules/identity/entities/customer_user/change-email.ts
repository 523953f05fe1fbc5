/** Another e-mail for a colleague, by an administrator who has proven who he is. */
import { signedIn } from '../../../../access/principal.ts';
import { alreadyExists, userDisabled } from '../../../../errors.ts';
import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionHandler, ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { enqueuePasswordLink } from '../../../../platform/mail/outbox.ts';
import { tooManyLinks } from '../../../../platform/mail/too-many-links.ts';
import { actorNameOf } from '../../session/actor-name.ts';
import { cancelEmailChange, requestEmailChange, resendEmailChange } from '../../session/email-change/request.ts';
import { withAddress } from './address.ts';

/** Waits for its confirmation by the new mailbox; an invitation that nobody has accepted goes to the new address at once. */
export const changeEmail: ActionHandler = async (request) => {
  const row = await request.lock();
  if (row['state'] === 'disabled') throw userDisabled();
  const { email } = await withAddress(request, request.input);
  const given = String(email);
  await refuseColleagues(request, row, given);
  const isProven = row['login_email'] !== null;
  if (isProven) await ask(request, row, given);
  else if (given !== row['email']) await redirectInvitation(request, row, given);
  await audit(request, { operation: 'change_email', entity: descriptor, recordId: row.id, changes: { email: given } });
  return { id: row.id, email: isProven ? row['email'] : given, pending_email: isProven ? given : null };
};

/** The administrator sees all of the company's users: one that a colleague has need not wait for a refusal by mail. */
async function refuseColleagues({ transaction }: ActionRequest, row: Row, email: string): Promise<void> {
  const others = await transaction.query({
    name: 'colleague_of_email',
    text: 'select 1 from customer_user where company_id = $1 and id <> $2 and email = $3',
    values: [transaction.companyId, row.id, email],
  });
  if (others.length > 0) throw alreadyExists({ errors: [{ pointer: '/email', code: 'duplicate' }] });
}

async function ask(request: ActionRequest, row: Row, email: string): Promise<void> {
  const { userId, companyId, sessionId } = signedIn(request.principal);
  await requestEmailChange(request.transaction, {
    companyId,
    user: { id: row.id, email: String(row['email']) },
    email,
    by: { id: userId, name: await actorNameOf(request), sessionId: userId === row.id ? sessionId : null },
  });
}

async function redirectInvitation({ transaction }: ActionRequest, row: Row, email: string): Promise<void> {
  await transaction.query({
    name: 'redirect_invitation',
    text: 'update customer_user set email = $3, updated_at = now() where company_id = $1 and id = $2',
    values: [transaction.companyId, row.id, email],
  });
  const user = { id: row.id, company_id: Number(transaction.companyId), state: String(row['state']) };
  if (!(await enqueuePasswordLink(transaction, user))) throw tooManyLinks();
}

export const resendEmailChangeOf: ActionHandler = async (request) => {
  const row = await request.lock();
  const companyId = Number(request.transaction.companyId);
  return { id: row.id, pending_email: await resendEmailChange(request.transaction, companyId, row.id) };
};

export const cancelEmailChangeOf: ActionHandler = async (request) => {
  const row = await request.lock();
  await cancelEmailChange(request.transaction, Number(request.transaction.companyId), row.id);
  await audit(request, { operation: 'cancel_email_change', entity: descriptor, recordId: row.id, changes: {} });
  return { id: row.id };
};
