import { Box, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../../ui/chunk-boundary.tsx';
import { BAR_HEIGHT } from '../../../../theme/measures.ts';
import { useDesign } from '../design-context.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { useHasPreviewColumn } from '../workspace/use-room.ts';
import { WorkspaceProvider } from '../workspace/workspace-context.tsx';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { usePanel } from './use-panel.ts';
import { useShortcuts } from './use-shortcuts.ts';

const RAIL_WIDTH = 88;
const PREVIEW_WIDTH = 360;

/** The window: a bar above, the rail, what it leads to, and the live preview where there is room. */
export function Shell() {
  const translate = useTranslate();
  const { panel } = usePanel();
  const { canEdit } = useDesign();
  const hasRoom = useHasPreviewColumn();
  const hasPreview = hasRoom && panel?.withPreview === true;
  return (
    <WorkspaceProvider first={hasRoom && canEdit ? 'add' : 'canvas'} key={String(canEdit)}>
      <Box
        sx={{
          display: 'grid',
          height: '100dvh',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `${RAIL_WIDTH}px minmax(0, 1fr)${hasPreview ? ` ${PREVIEW_WIDTH}px` : ''}`,
          },
          gridTemplateRows: { xs: 'auto auto minmax(0, 1fr)', md: `${BAR_HEIGHT}px minmax(0, 1fr)` },
          '& > header': { gridColumn: '1 / -1' },
        }}
      >
        <Bar />
        <Rail />
        {/* Where there is nothing to change there may be nothing to focus, and keys must scroll all the same. */}
        <Box
          component="main"
          aria-label={translate('app.layout.content')}
          tabIndex={canEdit ? undefined : 0}
          sx={{ minHeight: 0, minWidth: 0, overflow: 'auto' }}
        >
          <ChunkBoundary fallback={<LinearProgress aria-hidden />}>
            {panel && <panel.View key={panel.name} />}
          </ChunkBoundary>
        </Box>
        {hasPreview && (
          <Box sx={{ minHeight: 0, padding: 3, borderInlineStart: 1, borderColor: 'divider' }}>
            <LivePreview />
          </Box>
        )}
      </Box>
    </WorkspaceProvider>
  );
}

/** Has the shortcuts of the whole window with it. */
function Bar() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts(() => setHelpOpen(true));
  return (
    <>
      <Header onHelp={() => setHelpOpen(true)} />
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </>
  );
}
