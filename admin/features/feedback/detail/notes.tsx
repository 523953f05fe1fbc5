import { Alert, Stack } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../../fields/dates.ts';
import type { FeedbackRow } from '../feedback-row.ts';

/** What one has to know before one trusts the rest: erased, broken off, or said twice. */
export function Notes({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notes = [
    row.erased_at !== null && translate('app.feedback.notes.erased', { when: formatMoment(row.erased_at, locale) }),
    row.is_partial && translate('app.feedback.notes.partial'),
    row.is_repeat && translate(`app.feedback.notes.repeat.${row.repeat_reason ?? 'same_device'}`),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {notes.map((note) => (
        <Alert key={note} severity="info" sx={{ paddingBlock: 0 }}>
          {note}
        </Alert>
      ))}
    </Stack>
  );
}
