import { Box, Typography } from '@mui/material';
import type { MatrixControl } from '../../../../../shared/questions/control.ts';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';
import { isObject } from '../../../../providers/user-data.ts';

/** Each row with what was chosen for it. */
export function MatrixView({ control: { rows, columns }, answer }: { control: MatrixControl; answer: unknown }) {
  const chosen = isObject(answer) ? answer : {};
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, auto) 1fr', columnGap: 4, rowGap: 1, margin: 0 }}
    >
      {rows.map(({ value, label }) => (
        <Box key={value} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" dir="auto">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" dir="auto" sx={{ margin: 0, fontWeight: 600 }}>
            {chosen[value] === undefined ? (
              <EmptyValue />
            ) : (
              (columns.find((column) => column.value === chosen[value])?.label ?? String(chosen[value]))
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
