import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate, Form, ResourceContextProvider, useDataProvider, useGetList } from 'react-admin';
import { FORM_WIDTH } from '../../../crud/form-fields.tsx';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { Reports } from './reports.tsx';
import { TextInput } from '../../../fields/index.ts';
import { inputs } from '../../../generated/views/notice_preference.tsx';
import { noticePreference } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { SaveChanges } from '../../../ui/form/save-changes.tsx';
import { TimeZoneInput } from '../../../fields/inputs/time-zone-input.tsx';
import type { NoticePreferenceRecord } from '../../../generated/types.ts';
import { ownTimeZone } from '../../../ui/time/time-zones.ts';
import { useSaveForm } from '../../../ui/mutations/use-save-form.ts';

/** What the signed-in user is told by mail: notices as they come, and reports by day or week. */
export default function MyNotices() {
  const translate = useTranslate();
  const title = translate('app.my_notices.title');
  usePageTitle(title);
  return (
    <Stack sx={{ gap: 6, maxWidth: FORM_WIDTH }}>
      <Typography variant="h1">{title}</Typography>
      <Part name="notices">
        <NoticeForm />
      </Part>
      <Part name="reports">
        <Reports />
      </Part>
    </Stack>
  );
}

function Part({ name, children }: { name: 'notices' | 'reports'; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4 }}>
      <Typography id={id} variant="h2">
        {translate(`app.my_notices.${name}.title`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
        {translate(`app.my_notices.${name}.text`)}
      </Typography>
      <Box sx={{ marginTop: 4 }}>{children}</Box>
    </Card>
  );
}

/** Which notices come by mail, and when they wait. */
function NoticeForm() {
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

const { route, writable } = noticePreference;

/** The user's one row, or what holds for who has none yet; his quiet hours are those of his own clock. */
function useNoticePreference() {
  const provider = useDataProvider();
  const saving = useSaveForm('app.my_notices.notices.saved');
  const { data, error, isPending, refetch } = useGetList<NoticePreferenceRecord>(route, {
    pagination: { page: 1, perPage: 1 },
  });
  const [stored] = data ?? [];

  /** Answers what is wrong at which field. */
  async function save(values: Record<string, unknown>): Promise<object | undefined> {
    const changes = Object.fromEntries(writable.map((field) => [field, values[field] ?? null]));
    return saving(() =>
      stored === undefined
        ? provider.create(route, { data: changes })
        : provider.update(route, { id: stored.id, data: { ...changes, id: stored.id }, previousData: stored }),
    );
  }
  return { record: stored ?? NONE, error, isPending, refetch, save };
}

/** One object for all renders: a form takes another one for another row. */
const NONE = { time_zone: ownTimeZone() };
