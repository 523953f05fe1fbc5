import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';
import type { FeedbackRow } from '../../feedback-row.ts';

/** The visitor's words on one line, as many as there is room for. */
export function CommentCell() {
  const row = useRecordContext<FeedbackRow>();
  if (row?.comment === null || row?.comment === undefined) return <EmptyValue />;
  return (
    <Box
      component="span"
      dir="auto"
      title={row.comment}
      sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {row.comment}
    </Box>
  );
}
