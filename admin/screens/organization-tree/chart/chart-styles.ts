/** How the chart looks: one sheet for all cards, since each with its own would be worked out again whenever it comes. */
import type { Theme } from '@mui/material/styles';
import { BUTTON, buttonReset, cardStyles, dropStyles } from '../unit-styles.ts';
import type { GrowDirection } from '../layout/directions.ts';

/** The button that opens a unit hangs on its card and covers none of its words. */
const OVERLAP = 5;

const EXPANDER_AT: Record<GrowDirection, object> = {
  down: { left: '50%', top: `calc(100% - ${OVERLAP}px)`, transform: 'translateX(-50%)', transformOrigin: 'top' },
  up: { left: '50%', bottom: `calc(100% - ${OVERLAP}px)`, transform: 'translateX(-50%)', transformOrigin: 'bottom' },
  right: { top: '50%', left: `calc(100% - ${OVERLAP}px)`, transform: 'translateY(-50%)', transformOrigin: 'left' },
  left: { top: '50%', right: `calc(100% - ${OVERLAP}px)`, transform: 'translateY(-50%)', transformOrigin: 'right' },
};

/** The chevron points to where the units are, and back when they are shown. */
const CHEVRON_TURN: Record<GrowDirection, number> = { down: 0, up: 180, right: -90, left: 90 };

export function chartStyles(theme: Theme, direction: GrowDirection) {
  const turn = CHEVRON_TURN[direction];
  return {
    '& .react-flow__node': { cursor: 'default' },
    '& .react-flow__node.draggable': { cursor: 'grab', '&.dragging': { cursor: 'grabbing' } },
    '& .react-flow__viewport-portal': { position: 'absolute', zIndex: -1 },
    '& .react-flow__attribution': {
      background: 'none',
      fontSize: '0.75rem',
      a: { color: theme.palette.text.secondary },
    },
    '& .tree-lines': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'visible',
      pointerEvents: 'none',
      fill: 'none',
      stroke: theme.palette.inputBorder,
      strokeWidth: 1.25,
    },
    ...cardStyles(theme),
    ...dropStyles(theme),
    '& .unit-expander': {
      ...buttonReset,
      ...EXPANDER_AT[direction],
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: BUTTON,
      height: BUTTON,
      paddingInline: '8px 4px',
      border: `1px solid ${theme.palette.inputBorder}`,
      borderRadius: BUTTON / 2,
      backgroundColor: theme.palette.background.paper,
      color: theme.palette.text.primary,
      fontSize: '0.75rem',
      fontWeight: 600,
      '&:hover': { borderColor: theme.palette.primary.main, color: theme.palette.primary.main },
      '& svg': { fontSize: 18, transform: `rotate(${turn}deg)` },
      '&.is-far': { scale: '1.5' },
      '&[aria-expanded=true] svg': { transform: `rotate(${turn + 180}deg)` },
    },
  };
}
