/** How a unit looks, wherever it stands: for elements with classes, below the element that gets these styles. */
import { alpha, type Theme } from '@mui/material/styles';
import { CARD } from './chart/use-chart-nodes.ts';

const EDGE = 4;
/** WCAG 2.2, 2.5.8: at least 24. */
export const BUTTON = 28;

export const buttonReset = {
  appearance: 'none',
  border: 'none',
  background: 'none',
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/** Of every card. */
const cardBase = ({ palette }: Theme) => ({
  boxSizing: 'border-box',
  // The chart lets the pointer through to what lies behind cards that can't be dragged.
  pointerEvents: 'all',
  width: CARD.width,
  height: CARD.height,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: '8px',
});

export function cardStyles(theme: Theme) {
  return { ...nearStyles(theme), ...farStyles(theme), ...headStyles(theme), ...counterStyles(theme) };
}

function nearStyles(theme: Theme) {
  const { palette } = theme;
  return {
    '& .unit-card': {
      ...cardBase(theme),
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      paddingBlock: '8px',
      paddingInline: '16px 8px',
      contain: 'layout style',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: -1,
        insetInlineStart: -1,
        width: EDGE,
        backgroundColor: 'var(--unit-color)',
        borderStartStartRadius: 8,
        borderEndStartRadius: 8,
      },
      '&:hover': { borderColor: palette.inputBorder },
      '&:has(a:focus-visible), &[data-marked]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
      '&[data-marked]': { backgroundColor: palette.accentSurface },
    },
  };
}

function farStyles(theme: Theme) {
  const { palette } = theme;
  return {
    '& .unit-far': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px',
      height: '100%',
      fontSize: 30,
      fontWeight: 600,
      lineHeight: 1.2,
      '& a': {
        color: palette.text.primary,
        textDecoration: 'none',
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflowWrap: 'anywhere',
      },
      '& i': { flexShrink: 0, width: 18, height: 18, borderRadius: '50%', backgroundColor: palette.tones.active.text },
    },
    '& .rest-card': {
      ...buttonReset,
      ...cardBase(theme),
      display: 'grid',
      placeItems: 'center',
      padding: '12px',
      borderStyle: 'dashed',
      borderColor: palette.inputBorder,
      backgroundColor: palette.background.default,
      color: palette.primary.main,
      fontWeight: 550,
      '&:is(button):hover': { backgroundColor: palette.accentSurface },
    },
  };
}

function headStyles({ palette }: Theme) {
  return {
    '& .unit-head': { display: 'flex', alignItems: 'center', gap: '6px', minHeight: BUTTON },
    '& .unit-card a': { outline: 'none' },
    '& .unit-head a': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 600,
      color: palette.text.primary,
      textDecoration: 'none',
      '&:hover': { color: palette.primary.main, textDecoration: 'underline' },
    },
    '& .unit-id': { color: palette.text.secondary, fontSize: '0.75rem', marginInlineEnd: 'auto' },
    '& .unit-menu': {
      ...buttonReset,
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: BUTTON,
      height: BUTTON,
      borderRadius: '6px',
      color: palette.text.secondary,
      '&:hover': { backgroundColor: palette.background.default, color: palette.text.primary },
      '& svg': { fontSize: 20 },
    },
    '& .unit-type': {
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      minHeight: 20,
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      lineHeight: '20px',
      '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& svg': { fontSize: 16, color: palette.tones.active.text },
    },
  };
}

export function counterStyles({ palette }: Pick<Theme, 'palette'>) {
  return {
    '& .unit-counters': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      marginTop: 'auto',
      minHeight: 24,
      fontSize: '0.8125rem',
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
      '& span': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
      '& svg': { fontSize: 16 },
      '& .is-open': {
        paddingInline: '6px 8px',
        height: 22,
        borderRadius: '11px',
        fontWeight: 600,
        color: palette.tones.active.text,
        backgroundColor: palette.tones.active.surface,
      },
    },
  };
}

export function dropStyles({ palette }: Theme) {
  return {
    '& .dragging .unit-card': { opacity: 0.85, borderColor: palette.primary.main },
    '& .unit-card[data-drop=out_of_reach]': { opacity: 0.45 },
    '& .unit-card[data-drop=taken]': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: 2,
      backgroundColor: palette.accentSurface,
    },
    '& .unit-card[data-drop=refused]': {
      outline: `3px dashed ${palette.error.main}`,
      outlineOffset: 2,
      backgroundColor: alpha(palette.error.light, 0.6),
    },
  };
}
