import { customerUser } from '../../../../generated/customer_user.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { auditInBothLogs, reasonOf } from '../../../../access/both-logs.ts';
import { endSessionsOf } from '../../session/end-sessions.ts';
import { requireUserOf } from './user-of.ts';

/**
 * Logs a company's user out on all devices.
 * @throws Problem 400 without a reason, 404 for no user of the company
 */
export async function endSessions(request: ActionRequest) {
  const { id: companyId, ...company } = await request.find();
  const userId = Number(request.input['user_id']);
  const reason = reasonOf(request.input);
  await requireUserOf(request, companyId, userId);
  const ended = await endSessionsOf(request.transaction, companyId, userId);
  await auditInBothLogs(request, {
    operation: 'end_sessions',
    entity: customerUser,
    recordId: userId,
    changes: { reason, ended },
    companyId,
    besides: { company_id: companyId, company: company['name'] },
  });
  return { id: userId, ended };
}
