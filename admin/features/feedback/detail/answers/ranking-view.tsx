import { Box, Typography } from '@mui/material';
import type { RankingControl } from '../../../../../shared/questions/control.ts';

/** In the visitor's order, the most important first. */
export function RankingView({ control: { choices }, answer }: { control: RankingControl; answer: unknown }) {
  const order = (Array.isArray(answer) ? answer : [answer]).map(String);
  return (
    <Box component="ol" sx={{ margin: 0, paddingInlineStart: 5, display: 'grid', gap: 1 }}>
      {order.map((value) => (
        <Typography key={value} component="li" variant="body2" dir="auto">
          {choices.find((choice) => choice.value === value)?.label ?? value}
        </Typography>
      ))}
    </Box>
  );
}
