import { Box, Typography } from '@mui/material';
import type { MatrixControl } from '../../../../../shared/questions/control.ts';
import { rowAnswers } from '../../../../../shared/questions/matrix-answer.ts';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';

/** Each row with what was chosen for it, and what was written to it. */
export function MatrixView({ control, answer }: { control: MatrixControl; answer: unknown }) {
  const highest = control.scale && control.columns.at(-1)?.label;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, auto) 1fr', columnGap: 4, rowGap: 1, margin: 0 }}
    >
      {rowAnswers(control, answer).map(({ label, chosen, text }, at) => (
        <Box key={control.rows[at]?.value} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" dir="auto">
            {label}
          </Typography>
          <Box component="dd" sx={{ margin: 0, minWidth: 0 }}>
            {chosen.length === 0 && text === undefined && <EmptyValue />}
            {chosen.map((column) => (
              <Typography key={column} variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
                {highest === undefined ? column : `${column} / ${highest}`}
              </Typography>
            ))}
            {text !== undefined && (
              <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
