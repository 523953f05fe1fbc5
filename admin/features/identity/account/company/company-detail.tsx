import { Stack } from '@mui/material';
import { Form, ResourceContextProvider } from 'react-admin';
import { inputs } from '../../../../generated/views/company_profile.tsx';
import { companyProfile } from '../../../../generated/resources.ts';
import type { CompanyProfileRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { FormFields } from '../../../../crud/form-fields.tsx';
import { RowConflictNotice } from '../../../../ui/mutations/row-conflict.tsx';
import { useUserData } from '../../../../providers/use-session.tsx';
import { FormSkeleton } from '../../../../ui/form/form-skeleton.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { SaveChanges } from '../../../../ui/form/save-changes.tsx';
import { useOwnRow } from '../use-own-row.ts';
import { RequireTwoFactor } from './require-two-factor.tsx';

const { route, writable } = companyProfile;

/** The company as it stands on invoices, and what holds for all its surveys. */
export default function CompanyDetail() {
  const me = useUserData();
  const own = { resource: route, id: me?.company_id ?? 0, fields: writable, saved: 'app.account.company.saved' };
  const { record, error, retry, save, conflict, settle } = useOwnRow<CompanyProfileRecord>(own);
  if (record === undefined)
    return <Part>{error ? <ErrorState error={error} onRetry={retry} /> : <FormSkeleton />}</Part>;
  return (
    <Stack sx={{ gap: 6 }}>
      <Part>
        <ResourceContextProvider value={route}>
          <Form record={record} onSubmit={save} noValidate disableInvalidFormNotification>
            <Stack sx={{ gap: 6 }}>
              <RowConflictNotice conflict={conflict} writable={writable} onSettle={settle} onTakeTheirs={retry} />
              <FormFields entity={companyProfile} inputs={inputs} writable={[...writable]} />
              <SaveChanges />
            </Stack>
          </Form>
        </ResourceContextProvider>
      </Part>
      <RequireTwoFactor companyId={record.id} />
    </Stack>
  );
}
