import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { columns as generatedColumns, fields as generatedFields } from '../../../generated/views/customer_user.tsx';
import { EmptyValue } from '../../../fields/base/empty-value.tsx';
import { Column } from '../../../crud/index.ts';
import { UnconfirmedChip } from '../customers/unconfirmed-chip.tsx';
import { isUnconfirmed } from './confirmation.ts';
import { AdminChip } from '../access/person-card.tsx';

/** Whether the user is an administrator: what most are not is not said. */
function AdminField() {
  const user = useRecordContext();
  return user?.is_admin === true ? <AdminChip /> : <EmptyValue />;
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

/** The state of a user, and that his e-mail is not confirmed. */
function UserState() {
  const user = useRecordContext<CustomerUserRecord>();
  if (user === undefined) return null;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {generatedFields.state}
      {isUnconfirmed(user) && <UnconfirmedChip />}
    </Box>
  );
}

const admin = <AdminField />;

const state = <UserState />;

export const fields = { ...generatedFields, is_admin: admin, state };

export const columns = {
  ...generatedColumns,
  is_admin: <Column source="is_admin">{admin}</Column>,
  state: <Column source="state">{state}</Column>,
  email: (
    <Column source="email">
      <EmailWithPending />
    </Column>
  ),
};
