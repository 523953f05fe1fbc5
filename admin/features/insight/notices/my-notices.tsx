import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FORM_WIDTH } from '../../../crud/form-fields.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { NoticeForm } from './notice-form.tsx';
import { Reports } from './reports.tsx';

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
