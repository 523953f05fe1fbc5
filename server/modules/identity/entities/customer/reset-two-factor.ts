/**
 * The way back in for who lost the app and the recovery codes, and has no other administrator who could reset it. The
 * password is still asked for. Whoever else may know that it was not asked for is told.
 */
import { twoFactorOff } from '../../../../errors.ts';
import { customerUser } from '../../../../generated/customer_user.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { endSessionsOf } from '../../session/end-sessions.ts';
import { actorNameOf } from '../../session/actor-name.ts';
import { notifyUser } from '../../session/notify-user.ts';
import { auditInBothLogs, reasonOf } from '../../../../access/both-logs.ts';
import { requireUserOf } from './user-of.ts';

/** Throws 400 without a reason, 404 for no user of the company, 409 for one without two-factor login. */
export async function resetTwoFactor(request: ActionRequest) {
  const { id: companyId, ...company } = await request.find();
  const userId = Number(request.input['user_id']);
  const reason = reasonOf(request.input);
  await turnOff(request, companyId, userId);
  await auditInBothLogs(request, {
    operation: 'reset_two_factor',
    entity: customerUser,
    recordId: userId,
    changes: { reason },
    companyId,
    besides: { company_id: companyId, company: company['name'] },
  });
  await notifyCompany(request, companyId, userId);
  await notifyUser(request.transaction, {
    companyId,
    userId,
    kind: 'two_factor_reset',
    actorName: await actorNameOf(request),
    mails: 'old_addresses',
  });
  return { id: userId, has_two_factor: false };
}

/** And all that was signed in with it: who found the app may have been there. */
async function turnOff(request: ActionRequest, companyId: number, userId: number): Promise<void> {
  await requireUserOf(request, companyId, userId);
  const removed = await request.transaction.query({
    name: 'reset_two_factor_of_customer',
    text: `delete from two_factor where company_id = $1 and user_id = $2 and confirmed_at is not null returning id`,
    values: [companyId, userId],
  });
  if (removed.length === 0) throw twoFactorOff();
  await endSessionsOf(request.transaction, companyId, userId);
}

async function notifyCompany({ transaction }: ActionRequest, companyId: number, userId: number): Promise<void> {
  await transaction.query({
    name: 'notify_of_reset_two_factor',
    text: `insert into mail_message (company_id, user_id, kind, record_id, due_at)
      select $1, u.id, case when u.id = $2 then 'two_factor_reset_by_support' else 'two_factor_reset_of_user' end, $2, now()
      from customer_user u
      where u.company_id = $1 and (u.id = $2 or u.is_admin and u.state = 'active')`,
    values: [companyId, userId],
  });
}
