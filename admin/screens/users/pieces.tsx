import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CustomerUserRecord } from '../../generated/types.ts';
import { columns as generatedColumns, fields as generatedFields } from '../../generated/customer_user.tsx';
import { Nothing } from '../../fields/base/nothing.tsx';
import { Column } from '../../kit/index.ts';
import { AdminChip } from '../access/person-card.tsx';

/** Whether the user is an administrator: what most are not is not said. */
function AdminField() {
  const user = useRecordContext();
  return user?.is_admin === true ? <AdminChip /> : <Nothing />;
}

/** The e-mail, and the one that is to follow it. */
function EmailWithPending() {
  const translate = useTranslate();
  const user = useRecordContext<CustomerUserRecord>();
  if (user === undefined) return null;
  const pending = user.pending_email ?? null;
  return (
    <>
      <bdi>{user.email}</bdi>
      {pending !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('app.email_change.row', { email: pending })}
        </Typography>
      )}
    </>
  );
}

const admin = <AdminField />;

export const fields = { ...generatedFields, is_admin: admin };

export const columns = {
  ...generatedColumns,
  is_admin: <Column source="is_admin">{admin}</Column>,
  email: (
    <Column source="email">
      <EmailWithPending />
    </Column>
  ),
};
