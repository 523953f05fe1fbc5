import type { Theme } from '@mui/material/styles';
import { buttonReset, counterStyles } from '../unit-styles.ts';

/** In px; on a narrow window the figures stand below the name. */
export const ROW_HEIGHT = { narrow: 68, wide: 48 };

/** Deeper levels are no longer set in: on a phone nothing would be left of the name. */
const MAX_STEPS = { narrow: 5, wide: 12 };
const STEP = { narrow: 14, wide: 24 };

export function indentOf(level: number, isNarrow: boolean): number {
  const size = isNarrow ? 'narrow' : 'wide';
  return Math.min(level, MAX_STEPS[size]) * STEP[size];
}

export function listStyles(theme: Theme, isNarrow: boolean) {
  const { palette } = theme;
  const line = {
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: isNarrow ? '4px' : '8px',
    borderBottom: `1px solid ${palette.divider}`,
  };
  return {
    ...counterStyles(theme),
    '& .list-head': {
      ...line,
      height: 40,
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: palette.text.secondary,
      '& .head-unit': { flexGrow: 1, paddingInlineStart: '40px' },
    },
    '& .tree-row': {
      ...line,
      position: 'absolute',
      insetInline: 0,
      boxSizing: 'border-box',
      height: isNarrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide,
      cursor: 'default',
      '&:hover': { backgroundColor: palette.background.default },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '&[data-marked]': { backgroundColor: palette.accentSurface },
    },
    ...buttonStyles(theme, isNarrow),
    ...faceStyles(theme, isNarrow),
    ...figureStyles(theme),
  };
}

function buttonStyles({ palette, direction }: Theme, isNarrow: boolean) {
  const size = isNarrow ? 44 : 32;
  return {
    '& .row-toggle, & .row-menu': {
      ...buttonReset,
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: '6px',
      color: palette.text.secondary,
      '&:hover': { color: palette.text.primary },
      '& svg': { fontSize: 20 },
    },
    '& .row-toggle[data-open=false] svg': { transform: `rotate(${direction === 'rtl' ? 90 : -90}deg)` },
    '& .row-rest': {
      color: palette.primary.main,
      fontWeight: 550,
      paddingInlineStart: `${size + 8}px`,
      cursor: 'pointer',
    },
  };
}

function faceStyles({ palette }: Theme, isNarrow: boolean) {
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
  return {
    '& .row-color': {
      flexShrink: 0,
      width: 4,
      height: isNarrow ? 40 : 24,
      borderRadius: '2px',
      marginInlineEnd: '10px',
      backgroundColor: 'var(--unit-color)',
    },
    '& .row-unit': { flexGrow: 1, minWidth: 0, '& .unit-counters': { marginTop: '2px' } },
    '& .row-name': { display: 'flex', alignItems: 'baseline', gap: '6px', minWidth: 0 },
    '& .row-name a': {
      ...cut,
      minWidth: 0,
      fontWeight: 550,
      color: palette.text.primary,
      textDecoration: 'none',
      '&:hover': { color: palette.primary.main, textDecoration: 'underline' },
    },
    '& .row-id': { color: palette.text.secondary, fontSize: '0.75rem', whiteSpace: 'nowrap' },
    '& .row-type': {
      ...cut,
      minWidth: 0,
      flexShrink: 3,
      marginInlineStart: '6px',
      color: palette.text.secondary,
      fontSize: '0.8125rem',
    },
    '& .row-paused': { fontSize: 16, color: palette.tones.active.text, alignSelf: 'center', flexShrink: 0 },
  };
}

function figureStyles({ palette }: Theme) {
  return {
    '& .row-figures': { display: 'flex', flexShrink: 0 },
    '& .row-figure': {
      width: 112,
      flexShrink: 0,
      textAlign: 'right',
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      '& b': {
        fontWeight: 600,
        paddingInline: '8px',
        paddingBlock: '2px',
        borderRadius: '11px',
        color: palette.tones.active.text,
        backgroundColor: palette.tones.active.surface,
      },
    },
    '& .row-end': { width: 44, flexShrink: 0, display: 'grid', justifyItems: 'end' },
  };
}
