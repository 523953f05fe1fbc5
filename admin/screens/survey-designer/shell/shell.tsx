import { Box, LinearProgress } from '@mui/material';
import { Suspense, useState } from 'react';
import { BAR_HEIGHT } from '../../../layout/measures.ts';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import { usePanel } from './use-panel.ts';

const RAIL_WIDTH = 88;

/** The window: a bar above, the rail, and what it leads to. */
export function Shell() {
  const { panel } = usePanel();
  const [, setHelp] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${RAIL_WIDTH}px minmax(0, 1fr)` },
        gridTemplateRows: { xs: `${BAR_HEIGHT}px auto minmax(0, 1fr)`, md: `${BAR_HEIGHT}px minmax(0, 1fr)` },
        '& > header': { gridColumn: '1 / -1' },
      }}
    >
      <Header onHelp={() => setHelp(true)} />
      <Rail />
      <Box component="main" sx={{ minHeight: 0, overflow: 'auto' }}>
        <Suspense fallback={<LinearProgress aria-hidden />}>{panel && <panel.View key={panel.name} />}</Suspense>
      </Box>
    </Box>
  );
}
