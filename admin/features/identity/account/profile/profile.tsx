import { Box, Stack } from '@mui/material';
import { Form, ResourceContextProvider } from 'react-admin';
import { inputs } from '../../../../generated/views/customer_user.tsx';
import { customerUser } from '../../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { OwnerOnly } from '../../../../ui/states/owner-only.tsx';
import { RowConflictNotice } from '../../../../ui/mutations/row-conflict.tsx';
import { useUserData } from '../../../../providers/use-session.tsx';
import { FormSkeleton } from '../../../../ui/form/form-skeleton.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { SaveChanges } from '../../../../ui/form/save-changes.tsx';
import { OwnEmail } from './own-email.tsx';
import { useOwnRow } from '../use-own-row.ts';

/** What a user may say of himself. */
const FIELDS = ['full_name', 'phone', 'locale'];

/** Who the user is to others, and the language in which mails come to him. */
export default function Profile() {
  const me = useUserData();
  const own = { resource: customerUser.route, id: me?.id ?? 0, fields: FIELDS, saved: 'app.account.profile.saved' };
  const { record, error, retry, save, conflict, settle } = useOwnRow<CustomerUserRecord>(own);
  if (record === undefined)
    return <Part>{error ? <ErrorState error={error} onRetry={retry} /> : <FormSkeleton />}</Part>;
  return (
    <Part>
      <Box sx={{ marginBottom: 6 }}>
        <OwnEmail />
      </Box>
      <ResourceContextProvider value={customerUser.route}>
        <OwnerOnly operations={['customer_user.patch']}>
          <Form record={record} onSubmit={save} noValidate disableInvalidFormNotification>
            <Stack sx={{ gap: 4 }}>
              <RowConflictNotice conflict={conflict} writable={FIELDS} onSettle={settle} onTakeTheirs={retry} />
              {inputs.full_name}
              {inputs.phone}
              {inputs.locale}
              <SaveChanges />
            </Stack>
          </Form>
        </OwnerOnly>
      </ResourceContextProvider>
    </Part>
  );
}
