import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { Canvas } from '../../canvas/canvas.tsx';
import { DragGhost } from '../../canvas/drag-ghost.tsx';
import { useCanvasDrag } from '../../canvas/use-canvas-drag.ts';
import { Inspector } from '../../workspace/inspector.tsx';
import { StepBar } from '../../workspace/step-bar.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

const INSPECTOR_WIDTH = 352;

/** The questions in their pages, and beside them what is added and changed; where there is no room, one by one. */
export default function QuestionsPanel() {
  const translate = useTranslate();
  const { dragged, context } = useCanvasDrag();
  const { step } = useWorkspace();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true });
  const hasCanvas = isWide || step === 'canvas';
  return (
    <DndContext {...context}>
      <Box
        sx={{
          display: 'grid',
          height: '100%',
          minHeight: 0,
          gridTemplateColumns: isWide ? `minmax(0, 1fr) ${INSPECTOR_WIDTH}px` : 'minmax(0, 1fr)',
          gridTemplateRows: isWide ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto',
        }}
      >
        {hasCanvas && (
          <Box
            component="section"
            aria-label={translate('app.designer.panels.questions')}
            tabIndex={-1}
            sx={{ overflow: 'auto', minHeight: 0 }}
          >
            <Canvas />
          </Box>
        )}
        {(isWide || !hasCanvas) && <Inspector />}
        {!isWide && <StepBar />}
      </Box>
      {createPortal(
        <DragOverlay dropAnimation={null}>{dragged && <DragGhost dragged={dragged} />}</DragOverlay>,
        window.document.body,
      )}
    </DndContext>
  );
}
