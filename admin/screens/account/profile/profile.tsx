import { Box, Stack, Typography } from '@mui/material';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { inputs } from '../../../generated/customer_user.tsx';
import { customerUser } from '../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../kit/error-state.tsx';
import { useUserData } from '../../../providers/use-session.tsx';
import { FormSkeleton } from '../../../kit/form-skeleton.tsx';
import { Part } from '../part.tsx';
import { SaveChanges } from '../../../kit/save-changes.tsx';
import { useOwnRow } from '../use-own-row.ts';

/** What a user may say of himself. */
const FIELDS = ['full_name', 'phone', 'locale'];

/** Who the user is to others, and the language in which mails come to him. */
export default function Profile() {
  const translate = useTranslate();
  const me = useUserData();
  const own = { resource: customerUser.route, id: me?.id ?? 0, fields: FIELDS, saved: 'app.account.profile.saved' };
  const { record, error, retry, save } = useOwnRow<CustomerUserRecord>(own);
  if (record === undefined)
    return <Part>{error ? <ErrorState error={error} onRetry={retry} /> : <FormSkeleton />}</Part>;
  return (
    <Part>
      <ResourceContextProvider value={customerUser.route}>
        <Form record={record} onSubmit={save} noValidate>
          <Stack sx={{ gap: 4 }}>
            <Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('ra.auth.email')}
              </Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{record.email}</bdi>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('app.account.profile.email_help')}
              </Typography>
            </Box>
            {inputs.full_name}
            {inputs.phone}
            {inputs.locale}
            <SaveChanges />
          </Stack>
        </Form>
      </ResourceContextProvider>
    </Part>
  );
}
