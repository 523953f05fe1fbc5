/** Makes MUI's palette of our tokens, and teaches its types our own words. */
import { barTokens, type ColorTokens, type Tone, type Tones } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tones: Tones;
    bar: typeof barTokens;
    accentSurface: string;
    inputBorder: string;
    series: string[];
  }
  interface PaletteOptions {
    tones?: Tones;
    bar?: typeof barTokens;
    accentSurface?: string;
    inputBorder?: string;
    series?: string[];
  }
}

export function paletteOf(tokens: ColorTokens, mode: 'light' | 'dark') {
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
    bar: barTokens,
    accentSurface: tokens.accentSurface,
    inputBorder: tokens.inputBorder,
    series: tokens.series,
  };
}
