import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { endSessionsOf } from '../../session/end-sessions.ts';

/** Logs another user out on all devices, for one that was lost or a session that is not his. */
export const endSessions: ActionHandler = async (request) => {
  const { transaction } = request;
  const row = await request.lock();
  const ended = await endSessionsOf(transaction, Number(transaction.companyId), row.id);
  const changes = { ended };
  await audit(request, { operation: 'end_sessions', entity: descriptor, recordId: row.id, changes });
  return { id: row.id, ended };
};
