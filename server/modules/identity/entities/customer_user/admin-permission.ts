import { userDisabled } from '../../../../errors.ts';
import { customerUser as descriptor } from '../../../../generated/customer_user.ts';
import { changeRow } from '../../../../access/own-writes.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { refuseLastAdmin } from './last-admin.ts';

/** Makes a user an administrator or takes that from him; what he signed in for before ends at once. */
export const adminPermission: ActionHandler = async (request) => {
  const { input } = request;
  const row = await request.lock();
  const isAdmin = input['is_admin'] === true;
  if (isAdmin === row['is_admin']) return { id: row.id, is_admin: isAdmin };
  if (isAdmin && row['state'] === 'disabled') throw userDisabled();
  if (!isAdmin) await refuseLastAdmin(request, row);
  await changeRow(request, descriptor, {
    operation: 'admin_permission',
    id: row.id,
    set: 'is_admin = $2, access_version = access_version + 1',
    values: [isAdmin],
    changes: { is_admin: isAdmin },
  });
  return { id: row.id, is_admin: isAdmin };
};
