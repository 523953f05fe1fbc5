import { Box, Paper } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { BAR_GAP, BAR_SPACE, belowBars, CONTENT, SIDE_MENU } from '../theme/measures.ts';
import { FrameProvider } from './frame.tsx';
import { useGoTo } from './screen-context.tsx';

const WIDTH = 520;

const appear = keyframes`from { opacity: 0; transform: translateX(var(--panel-shift)); }`;

interface SidePanelProps {
  label: string;
  /** The row that it shows: its link gets the focus back. */
  row: number | undefined;
  children: ReactNode;
}

/** Over the end of the list, which stays usable; Escape closes it. */
export function SidePanel({ label, row, children }: SidePanelProps) {
  const goTo = useGoTo();
  useEffect(
    () => () => {
      const link = row === undefined ? null : document.querySelector<HTMLElement>(`a[data-row="${row}"]`);
      link?.focus({ preventScroll: true });
    },
    [row],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) goTo('list');
  };
  return (
    <Paper
      component="aside"
      aria-label={label}
      elevation={8}
      onKeyDown={onKeyDown}
      sx={({ direction }) => ({
        '--panel-shift': direction === 'rtl' ? '-16px' : '16px',
        position: 'fixed',
        zIndex: 'drawer',
        top: belowBars(`${BAR_SPACE} + ${BAR_GAP - 4}px`),
        bottom: BAR_GAP,
        insetInlineEnd: `max(16px, calc((100vw - ${SIDE_MENU} - ${CONTENT}) / 2))`,
        width: WIDTH,
        border: 1,
        borderColor: 'divider',
        overflow: 'hidden',
        animation: `${appear} 160ms ease-out`,
      })}
    >
      <FrameProvider mode="panel">
        <Box sx={{ height: '100%' }}>{children}</Box>
      </FrameProvider>
    </Paper>
  );
}
