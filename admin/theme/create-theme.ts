/** The one theme, in its skins, its two directions and the faces of each language. */
import { createTheme, type Theme } from '@mui/material/styles';
import type { Locale } from '../i18n/locales.ts';
import { components } from './components.ts';
import type { Layout } from '../preferences/preferences.ts';
import { type PaintedSkin, paletteOf } from './palette.ts';
import { shadowColor } from './tokens.ts';
import { eastAsianFaces } from './east-asian-faces.ts';

export type Direction = Layout['direction'];

export interface Appearance {
  skin: PaintedSkin;
  direction: Direction;
  locale: Locale;
}

/** Width that content is boxed to, in px (spec, section 9: "boxed content"). */
export const CONTENT_WIDTH = 1280;
/** From here a detail opens beside its list; below, as a page. */
export const PANEL_FROM = 960;

export function createAppTheme({ skin, direction, locale }: Appearance): Theme {
  const palette = paletteOf(skin);
  const theme = createTheme({
    direction,
    palette,
    typography: typographyOf(locale),
    shape: { borderRadius: 8 },
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 600, md: PANEL_FROM, lg: CONTENT_WIDTH, xl: 1920 } },
    // Stillness for those who asked their system for it.
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 120,
      },
    },
    components,
  });
  // One soft shadow for whatever floats; the 24 steps of Material Design are not our way of telling what is above what.
  const soft = `0 8px 24px ${shadowColor[palette.mode]}`;
  theme.shadows = theme.shadows.map((_, level) => (level === 0 ? 'none' : soft)) as Theme['shadows'];
  return theme;
}

/** The type scale: 14 px body, 13 px in tables, 20 / 16 / 14 headings, nothing under 12. */
const REM = 16;
const rem = (pixels: number) => `${pixels / REM}rem`;

function typographyOf(locale: Locale) {
  const faces = ['"Inter Variable"', ...eastAsianFaces(locale), 'system-ui', 'sans-serif'];
  const title = (pixels: number, line: number) => ({
    fontSize: rem(pixels),
    lineHeight: line,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  });
  return {
    fontFamily: faces.join(', '),
    htmlFontSize: REM,
    fontSize: 14,
    h1: title(20, 1.4),
    h2: title(16, 1.5),
    h3: title(14, 1.5),
    h4: title(14, 1.5),
    h5: title(14, 1.5),
    h6: title(14, 1.5),
    subtitle1: { fontSize: rem(14), fontWeight: 600, lineHeight: 1.5 },
    subtitle2: { fontSize: rem(13), fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: rem(14), lineHeight: 1.55 },
    body2: { fontSize: rem(13), lineHeight: 1.5 },
    button: { fontSize: rem(14), fontWeight: 550, textTransform: 'none' as const, letterSpacing: 0 },
    caption: { fontSize: rem(12), lineHeight: 1.5 },
    overline: { fontSize: rem(12), fontWeight: 600, lineHeight: 1.5, letterSpacing: '0.04em' },
  };
}
