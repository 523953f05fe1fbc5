import { Box, LinearProgress } from '@mui/material';
import { useState, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../../ui/chunks/chunk-boundary.tsx';
import { BAR_HEIGHT } from '../../../../theme/measures.ts';
import { useDesign } from '../design-context.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { useHasPreviewColumn } from '../workspace/use-preview-column.ts';
import { WorkspaceProvider, useWorkspace } from '../workspace/workspace-context.tsx';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import { usePanel } from './use-panel.ts';
import { KeyHelp, type KeyLine } from '../../../../ui/guidance/key-help.tsx';

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

const LINES: readonly KeyLine[] = [
  ['undo', 'Ctrl', 'Z'],
  ['redo', 'Ctrl', 'Shift', 'Z'],
  ['save', 'Ctrl', 'S'],
  ['add', 'A'],
  ['go', '↑', '↓'],
  ['write', 'Enter'],
  ['leave', 'Esc'],
  ['move', 'Alt', '↑ ↓'],
  ['drag', 'Space'],
  ['duplicate', 'Ctrl', 'D'],
  ['delete', 'Del'],
  ['help', '?'],
];

/** The keys of the designer. */
const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp texts="app.designer.shortcuts" lines={LINES} onClose={onClose} />
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** A dialog or a menu has the keys to itself. */
const isCovered = (): boolean => window.document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** The keys of the whole window: undo and redo, save, add, help. */
function useShortcuts(onHelp: () => void): void {
  const { undo, redo, flush, canEdit } = useDesign();
  const { addAt } = useWorkspace();
  const { panel } = usePanel();

  function act(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (!canEdit || event.altKey) return false;
      // The inputs are written by the document, so the browser's own undo would go nowhere.
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else if (key === 's') void flush().catch(() => undefined);
      else return false;
      return true;
    }
    if (isTyping(event.target) || event.altKey) return false;
    if (event.key === '?') onHelp();
    else if (key === 'a' && canEdit && panel?.name === 'questions') addAt(undefined);
    else return false;
    return true;
  }
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isCovered() && latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
