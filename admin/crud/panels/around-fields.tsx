import { Box, Stack } from '@mui/material';
import { Fragment, type ReactNode, use } from 'react';
import type { EntityResource } from '../../entities/resource.ts';
import type { Pieces } from '../filter-bar.tsx';
import { FrameContext } from '../frame.tsx';

interface AroundFieldsProps {
  entity: EntityResource;
  panels: Pieces;
  /** The fields. */
  children: ReactNode;
  /** Below all else. */
  last?: ReactNode;
}

/** The panels of a row around its fields: above them, at their side where there is room, and below. */
export function AroundFields({ entity, panels, children, last }: AroundFieldsProps) {
  const isPage = use(FrameContext) === 'page';
  const at = (place: 'top' | 'side' | undefined) =>
    Object.entries(panels).flatMap(([name, panel]) =>
      entity.panels?.[name]?.place === place ? [<Fragment key={name}>{panel}</Fragment>] : [],
    );
  const side = at('side');
  const main = (
    <Stack sx={{ gap: 6, minWidth: 0 }}>
      {at('top')}
      {children}
      {!isPage && side}
      {at(undefined)}
      {last}
    </Stack>
  );
  if (!isPage || side.length === 0) return main;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
      }}
    >
      {main}
      <Stack sx={{ gap: 6, minWidth: 0 }}>{side}</Stack>
    </Box>
  );
}
