import { useRecordContext } from 'react-admin';
import { columns as generatedColumns, fields as generatedFields } from '../../generated/customer_user.tsx';
import { Nothing } from '../../fields/base/nothing.tsx';
import { Column } from '../../kit/index.ts';
import { AdminChip } from '../access/person-card.tsx';

/** Whether the user is an administrator: what most are not is not said. */
function AdminField() {
  const user = useRecordContext();
  return user?.is_admin === true ? <AdminChip /> : <Nothing />;
}

const admin = <AdminField />;

export const fields = { ...generatedFields, is_admin: admin };

export const columns = {
  ...generatedColumns,
  is_admin: <Column source="is_admin">{admin}</Column>,
};
