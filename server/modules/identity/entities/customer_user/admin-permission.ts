import { userDisabled } from '../../../../errors.ts';
import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { refuseLastAdmin } from './last-admin.ts';

/** Makes a user an administrator or takes that from him; what he signed in for before ends at once. */
export const adminPermission: ActionHandler = async (request) => {
  const { transaction, input } = request;
  const row = await request.lock();
  const isAdmin = input['is_admin'] === true;
  if (isAdmin === row['is_admin']) return { id: row.id, is_admin: isAdmin };
  if (isAdmin && row['state'] === 'disabled') throw userDisabled();
  if (!isAdmin) await refuseLastAdmin(request, row);
  await transaction.query({
    text: `update customer_user set is_admin = $3, access_version = access_version + 1, updated_at = now()
      where company_id = $1 and id = $2`,
    values: [transaction.companyId, row.id, isAdmin],
  });
  await audit(request, {
    operation: 'admin_permission',
    entity: descriptor,
    recordId: row.id,
    changes: { is_admin: isAdmin },
  });
  return { id: row.id, is_admin: isAdmin };
};
