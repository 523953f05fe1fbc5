/** The type scale: 14 px body, 13 px in tables, 20 / 16 / 14 headings, nothing under 12. */
import type { Locale } from '../i18n/locales.ts';
import { eastAsianFaces } from './east-asian-faces.ts';

const REM = 16;
const rem = (pixels: number) => `${pixels / REM}rem`;

export function typographyOf(locale: Locale) {
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
