import Alarm from '@mui/icons-material/AlarmOutlined';
import { Box } from '@mui/material';
import { useLocale, useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';
import { formatMoment, formatRelative } from '../../../../fields/dates.ts';
import type { FeedbackRow } from '../../feedback-row.ts';

/** When it is to be closed; marked where that is over and it is open, or was closed later. */
export function DueCell() {
  const locale = useLocale() ?? 'en';
  const row = useRecordContext<FeedbackRow>();
  if (typeof row?.due_at !== 'string') return <EmptyValue />;
  const { due_at: due, closed_at: closed } = row;
  const now = Date.now();
  const isLate = Date.parse(due) < (closed === null ? now : Date.parse(closed));
  return (
    <Box
      component="time"
      dateTime={due}
      title={formatMoment(due, locale)}
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        ...(isLate && { color: palette.tones.urgent.text, fontWeight: 550 }),
      })}
    >
      {isLate && <Alarm aria-hidden sx={{ fontSize: 16 }} />}
      {formatRelative(due, locale, now)}
    </Box>
  );
}
