import { Box, Stack } from '@mui/material';
import { Form, ResourceContextProvider } from 'react-admin';
import { TextInput } from '../../../fields/index.ts';
import { inputs } from '../../../generated/views/notice_preference.tsx';
import { noticePreference } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { SaveChanges } from '../../../ui/save-changes.tsx';
import { TimeZoneInput } from '../../../fields/inputs/time-zone-input.tsx';
import { useNoticePreference } from './use-notice-preference.ts';

/** Which notices come by mail, and when they wait. */
export function NoticeForm() {
  const { record, error, isPending, refetch, save } = useNoticePreference();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <FormSkeleton />;
  return (
    <ResourceContextProvider value={noticePreference.route}>
      <Form record={record} onSubmit={save} noValidate disableInvalidFormNotification>
        <Stack sx={{ gap: 4 }}>
          <Stack sx={{ gap: 1 }}>
            {inputs.on_rules}
            {inputs.on_assigned}
            {inputs.on_high_priority}
            {inputs.on_code_findings}
          </Stack>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <TextInput source="quiet_from" type="time" helperText="app.my_notices.notices.quiet" />
            <TextInput source="quiet_until" type="time" />
          </Box>
          <TimeZoneInput source="time_zone" />
          <SaveChanges />
        </Stack>
      </Form>
    </ResourceContextProvider>
  );
}
