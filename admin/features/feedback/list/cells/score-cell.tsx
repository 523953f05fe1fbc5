import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';
import type { FeedbackRow } from '../../feedback-row.ts';
import { toneOfScore } from '../../score.ts';

/** The score as a number, with a bar whose length says the same at a glance. */
export function ScoreCell() {
  const row = useRecordContext<FeedbackRow>();
  if (row?.score === null || row?.score === undefined) return <EmptyValue />;
  const { score } = row;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box aria-hidden sx={{ width: 28, height: 4, borderRadius: 1, backgroundColor: 'divider', overflow: 'hidden' }}>
        <Box
          sx={({ palette }) => ({
            width: `${Math.max(score, 4)}%`,
            height: '100%',
            backgroundColor: palette.tones[toneOfScore(score)].text,
          })}
        />
      </Box>
      <Box component="span" sx={{ minWidth: '3ch', textAlign: 'right' }}>
        {score}
      </Box>
    </Box>
  );
}
