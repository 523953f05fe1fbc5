/** How MUI's and react-admin's components look here: flat, hairlines, labels above inputs. */
import type { Theme, ThemeOptions } from '@mui/material/styles';

const FOCUS_RING = 2;

/** The very type that a theme is made of: to compare another with it costs the type checker half a minute. */
type Overrides = NonNullable<ThemeOptions['components']>;

/** The ring that shows where the keyboard is; also on what MUI draws no outline for. */
const focusRing = ({ theme }: { theme: Theme }) => ({
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `${FOCUS_RING}px solid ${theme.palette.primary.main}`,
    outlineOffset: FOCUS_RING,
  },
});

const buttons: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // A Japanese or Korean verb is not broken within the word.
      root: { minHeight: 36, paddingInline: 14, wordBreak: 'keep-all', overflowWrap: 'break-word' },
      sizeSmall: { minHeight: 32, paddingInline: 10, fontSize: '0.8125rem' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      // MUI's own half-transparent grey is too faint on a tinted page (WCAG 1.4.3).
      root: ({ theme }) => ({
        color: theme.palette.text.secondary,
        '&.Mui-selected': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 }, sizeSmall: { width: 32, height: 32 } } },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
};

/** The label stands above the input and the message below it, so the outline needs no gap for the label. */
const inputs: Overrides = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        fontSize: '0.8125rem',
        fontWeight: 550,
        lineHeight: 1.5,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
        '&.Mui-error': { color: theme.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '& legend': { display: 'none' },
        '& fieldset': { top: 0 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: FOCUS_RING },
        '&.Mui-disabled': { backgroundColor: theme.palette.background.default },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.inputBorder }),
      input: { '&.MuiInputBase-inputSizeSmall:not(.MuiInputBase-inputMultiline)': { paddingBlock: 8, height: 20 } },
    },
  },
  // What is chosen is told in full: it is not typed on and has no place to scroll.
  MuiSelect: { styleOverrides: { select: { '&&': { height: 'auto', whiteSpace: 'normal', minHeight: 20 } } } },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '0.875rem', lineHeight: '20px' },
      // Numbers, addresses and texts of another direction are read in their own, and stand where the language begins.
      // Sides are turned over in those: left is right.
      input: { '[dir=rtl] &': { unicodeBidi: 'plaintext', textAlign: 'left' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: '0.8125rem', lineHeight: 1.45 } },
  },
  MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
};

const ALERT_TONES = { error: 'urgent', warning: 'active', info: 'fresh', success: 'done' } as const;

const surfaces: Overrides = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        borderRadius: theme.shape.borderRadius,
        // Nothing scrolls in it: what sticks to the window's edge does so inside a card too.
        overflow: 'clip',
      }),
    },
  },
  MuiPopover: {
    // Else it is as narrow as the room beside the place where it stood before, and is placed by that.
    styleOverrides: { paper: { width: 'max-content' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[8] }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[8] }),
      option: { overflowWrap: 'anywhere' },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.palette.ink.surface,
        color: theme.palette.ink.text,
        fontSize: '0.75rem',
        padding: '4px 8px',
      }),
    },
  },
  MuiChip: {
    styleOverrides: { root: { minWidth: 0, fontSize: '0.75rem', fontWeight: 550 }, sizeSmall: { height: 24 } },
  },
  // Off and on are told by the knob's place; the track and the knob's edge stand out by 3:1 (WCAG 1.4.11).
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({
        '&&:hover': { backgroundColor: 'transparent' },
        // Around the track: what is wider than the switch is cut off.
        '&&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `${FOCUS_RING}px solid ${theme.palette.primary.main}`,
          outlineOffset: FOCUS_RING * 2,
        },
        '&&&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.palette.primary.main, opacity: 1 },
        '&&&.Mui-checked .MuiSwitch-thumb': { borderColor: theme.palette.primary.main },
        '&&&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      }),
      track: ({ theme }) => ({ backgroundColor: theme.palette.inputBorder, opacity: 1 }),
      thumb: ({ theme }) => ({
        color: theme.palette.background.paper,
        border: `1px solid ${theme.palette.inputBorder}`,
        boxShadow: 'none',
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: theme.shadows[8],
        // A phone has no room to give away at both sides.
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: theme.spacing(4),
            maxHeight: `calc(100% - ${theme.spacing(8)})`,
          },
          '&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)': { width: `calc(100% - ${theme.spacing(8)})` },
        },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => {
        const { text, surface } = theme.palette.tones[ALERT_TONES[severity]];
        return { color: text, backgroundColor: surface, '& .MuiAlert-icon': { color: 'inherit' } };
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' } } },
  MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  // In line with what is above them; two long verbs stand below each other on a phone.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({ padding: theme.spacing(4, 6), gap: theme.spacing(2), flexWrap: 'wrap' }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};

const tables: Overrides = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.palette.divider, fontSize: '0.8125rem' }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }),
      sizeSmall: { height: 40, paddingBlock: 4, paddingInline: 12 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.palette.background.default },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.accentSurface },
      }),
    },
  },
};

export const components: Overrides = { ...buttons, ...inputs, ...surfaces, ...tables };
