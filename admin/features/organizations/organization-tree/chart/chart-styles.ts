/** How the chart looks: one sheet for all cards, since each with its own would be worked out again whenever it comes. */
import type { Theme } from '@mui/material/styles';
import { BUTTON, buttonReset, cardStyles, dropStyles } from '../unit-styles.ts';
import type { GrowDirection } from '../layout/directions.ts';

/** The button that opens a unit hangs on its card and covers none of its words. */
const AT_EDGE = 'calc(100% - 5px)';

/** Sides of the screen, said as those of a line from left to right: others would be mirrored with the page. */
const EXPANDER_AT: Record<GrowDirection, object> = {
  down: { insetInlineStart: '50%', top: AT_EDGE, translate: '-50% 0', transformOrigin: '50% 0' },
  up: { insetInlineStart: '50%', bottom: AT_EDGE, translate: '-50% 0', transformOrigin: '50% 100%' },
  right: { top: '50%', insetInlineStart: AT_EDGE, translate: '0 -50%', transformOrigin: '0 50%' },
  left: { top: '50%', insetInlineEnd: AT_EDGE, translate: '0 -50%', transformOrigin: '100% 50%' },
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
