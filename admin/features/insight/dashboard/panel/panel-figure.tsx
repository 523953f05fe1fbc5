import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PanelFigureProps {
  value: string;
  change?: ReactNode;
  note?: ReactNode;
}

/** What a panel comes down to. */
export function PanelFigure({ value, change, note }: PanelFigureProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography
        component="span"
        sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.02em' }}
      >
        <bdi>{value}</bdi>
      </Typography>
      {change}
      {note !== undefined && (
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
