import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { OverLimitChip } from '../../billing/limits/over-limit-chip.tsx';
import { PausedChip } from './paused-chip.tsx';
import { UnitActions } from './unit-actions.tsx';
import { UnitPath } from './unit-path.tsx';

/** Name, id, kind and place of the unit, and what can be done with it; the focus begins here. */
export function UnitHeading({ unit, isPending = false }: { unit?: NodeRecord; isPending?: boolean }) {
  const { place } = useScreen();
  const { one } = useNames(node);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = unit?.name ?? one;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  usePageTitle(place.view === 'show' ? `${title} #${place.id}` : undefined);
  return (
    <Stack sx={{ gap: 2 }}>
      {unit !== undefined ? <UnitPath unit={unit} /> : isPending && <Skeleton width="24ch" height={20} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'stretch', gap: 3, flexGrow: 1, minWidth: 0 }}>
          <ColorMark color={unit?.color} />
          <Box sx={{ minWidth: 0 }}>
            <Typography
              ref={heading}
              tabIndex={-1}
              variant="h1"
              sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
            >
              <bdi>{title}</bdi>{' '}
              <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                #{place.id}
              </Typography>
            </Typography>
            {unit !== undefined && <Kind unit={unit} />}
          </Box>
        </Box>
        {unit !== undefined && <UnitActions unit={unit} />}
      </Box>
    </Stack>
  );
}

/** The unit's color, as on its card in the tree. */
function ColorMark({ color }: { color: string | undefined }) {
  return (
    <Box
      aria-hidden
      sx={{ flexShrink: 0, width: 6, borderRadius: 3, backgroundColor: color ?? 'divider', alignSelf: 'stretch' }}
    />
  );
}

function Kind({ unit }: { unit: NodeRecord }) {
  if (unit.type === '' && !unit.is_paused && !unit.is_over_limit) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      {unit.type !== '' && (
        <Typography variant="body2" component="bdi">
          {unit.type}
        </Typography>
      )}
      {unit.is_paused && <PausedChip />}
      {unit.is_over_limit && <OverLimitChip />}
    </Box>
  );
}
