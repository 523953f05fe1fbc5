import { Box, Typography } from '@mui/material';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import type { Hit } from './hit.ts';

/** What was found of one kind. */
export function GroupOfHits({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <li role="none">
      <div role="group" aria-labelledby={id}>
        <Typography
          id={id}
          role="presentation"
          variant="caption"
          component="div"
          sx={{ paddingInline: 2, paddingBlock: 1, fontWeight: 600, color: 'text.secondary' }}
        >
          {name}
        </Typography>
        {children}
      </div>
    </li>
  );
}

interface HitOptionProps extends HTMLAttributes<HTMLElement> {
  hit: Hit;
}

export function HitOption({ hit: { name, hint, Icon }, ...option }: HitOptionProps) {
  return (
    <Box
      {...option}
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 40,
        paddingInline: 2,
        paddingBlock: 1,
        borderRadius: 1,
        cursor: 'pointer',
        // Grey words would be too faint on it.
        '&.Mui-focused': { backgroundColor: palette.action.selected, '& bdi': { color: palette.text.primary } },
      })}
    >
      <Icon sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography component="bdi" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          component="bdi"
          variant="caption"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
        >
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}
