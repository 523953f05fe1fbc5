import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { actorNameOf } from '../../session/actor-name.ts';
import { renewAccess } from '../../session/renew-access.ts';
import { notifyUser } from '../../session/notify-user.ts';

/** Turns another user's two-factor login off, and tells him; what he began and never confirmed goes as well. */
export const resetTwoFactor: ActionHandler = async (request) => {
  const { transaction } = request;
  const row = await request.lock();
  const removed = await transaction.query<{ was_on: boolean }>({
    text: 'delete from two_factor where company_id = $1 and user_id = $2 returning confirmed_at is not null as was_on',
    values: [transaction.companyId, row.id],
  });
  if (removed[0]?.was_on) {
    await renewAccess(transaction, transaction.companyId, row.id);
    await audit(request, { operation: 'reset_two_factor', entity: descriptor, recordId: row.id, changes: {} });
    await notifyUser(transaction, {
      companyId: Number(transaction.companyId),
      userId: row.id,
      kind: 'two_factor_reset',
      actorName: await actorNameOf(request),
      mails: 'all_addresses',
    });
  }
  return { id: row.id, has_two_factor: false };
};
