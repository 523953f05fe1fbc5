/** Makes MUI's palette of our tokens, and teaches its types our own words. */
import { type BarTokens, darkTokens, inkTokens, lightTokens, plainBarTokens, type Tone, type Tones } from './tokens.ts';

/** What a page is painted in; the skin `system` is one of them by the time. */
export type PaintedSkin = 'semi-dark' | 'light' | 'dark';

declare module '@mui/material/styles' {
  interface Palette {
    tones: Tones;
    /** Of the bar, or of the menu at the side, by the skin. */
    bar: BarTokens;
    /** Of a bar beside such a menu. */
    plainBar: BarTokens;
    /** Dark in every skin. */
    ink: BarTokens;
    accentSurface: string;
    inputBorder: string;
    series: string[];
  }
  interface PaletteOptions {
    tones?: Tones;
    bar?: BarTokens;
    plainBar?: BarTokens;
    ink?: BarTokens;
    accentSurface?: string;
    inputBorder?: string;
    series?: string[];
  }
}

export function paletteOf(skin: PaintedSkin) {
  const mode: 'light' | 'dark' = skin === 'dark' ? 'dark' : 'light';
  const tokens = mode === 'dark' ? darkTokens : lightTokens;
  const plainBar = plainBarTokens(tokens);
  const { tones, accent, accentHover, onAccent, card } = tokens;
  const signal = ({ text, surface }: Tone) => ({ main: text, light: surface, dark: text, contrastText: card });
  return {
    mode,
    primary: { main: accent, dark: accentHover, light: accent, contrastText: onAccent },
    secondary: { main: tokens.secondText, dark: tokens.text, light: tokens.secondText, contrastText: card },
    info: signal(tones.fresh),
    warning: signal(tones.active),
    success: signal(tones.done),
    error: signal(tones.urgent),
    background: { default: tokens.background, paper: card },
    text: { primary: tokens.text, secondary: tokens.secondText, disabled: tokens.secondText },
    divider: tokens.hairline,
    tones,
    bar: skin === 'light' ? plainBar : inkTokens,
    plainBar,
    ink: inkTokens,
    accentSurface: tokens.accentSurface,
    inputBorder: tokens.inputBorder,
    series: tokens.series,
  };
}
