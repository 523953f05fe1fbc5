import { Box, Card, Stack, Typography } from '@mui/material';
import { RecordContextProvider, useListContext } from 'react-admin';
import { DateTimeField } from '../../../fields/index.ts';
import { fields } from '../../../generated/views/feedback.tsx';
import { useGoTo } from '../../../crud/screen-context.tsx';
import type { FeedbackRow } from '../feedback-row.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DueCell } from './cells/due-cell.tsx';
import { ScoreCell } from './cells/score-cell.tsx';
import { TagsCell } from './cells/tags-cell.tsx';
import { UnitCell } from './cells/unit-cell.tsx';
import { SelectRow } from './feedback-table-row.tsx';
import { useSelection } from './use-selection.ts';

/** The rows as cards, for phones: what is needed to decide whether to open one. */
export function FeedbackCards() {
  const { data = [] } = useListContext<FeedbackRow>();
  return (
    <>
      <BulkBar />
      <Stack component="ul" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {data.map((row) => (
          <RecordContextProvider key={row.id} value={row}>
            <FeedbackCard row={row} />
          </RecordContextProvider>
        ))}
      </Stack>
    </>
  );
}

function FeedbackCard({ row }: { row: FeedbackRow }) {
  const goTo = useGoTo();
  const { canSelect, isSelected } = useSelection();
  return (
    <Card
      component="li"
      data-feedback={row.id}
      onClick={() => goTo('show', row.id)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        padding: 3,
        cursor: 'pointer',
        backgroundColor: isSelected(row) ? 'accentSurface' : 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, '& span[title]': { maxWidth: '100%' } }}>
          <UnitCell />
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <DateTimeField source="created_at" />
        </Typography>
        {canSelect(row) && <SelectRow row={row} />}
      </Box>
      {row.comment !== null && (
        <Typography
          variant="body2"
          dir="auto"
          title={row.comment}
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {row.comment}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: '0.8125rem' }}>
        {fields.status}
        {fields.priority}
        {row.score !== null && <ScoreCell />}
        {row.due_at !== null && row.closed_at === null && <DueCell />}
        {row.tag_ids.length > 0 && <TagsCell />}
        {row.assignee_id !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {fields.assignee_id}
          </Box>
        )}
      </Box>
    </Card>
  );
}
