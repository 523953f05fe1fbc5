/**
 * A company's theme as the colors of the page. Whatever colors it chose, text stays readable: what would fall below
 * the contrast that WCAG 2.2 wants is moved towards the text's color until it does not.
 */
import { bestOn, contrast, mix, readable } from './color.ts';
import type { Corner, Theme } from './document.ts';

const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: borders and marks. */
const MARK_CONTRAST = 3;

interface Ground {
  ground: string;
  surface: string;
  text: string;
  muted: string;
  error: string;
}

const LIGHT: Ground = {
  ground: '#F5F7FA',
  surface: '#FFFFFF',
  text: '#1A2233',
  muted: '#566077',
  error: '#B42318',
};
const DARK: Ground = {
  ground: '#131A24',
  surface: '#1B2431',
  text: '#E6EAF2',
  muted: '#9AA7BD',
  error: '#FFA79F',
};
/** Of a survey that chooses none. */
export const STANDARD_ACCENT = '#0B6E6E';
/** The product's own accent has a hand-picked dark twin. */
const DARK_ACCENT = '#4FD1C5';

const RADIUS: Record<Corner, string> = { round: '18px', soft: '10px', square: '2px' };

/** A company's own background takes dark or light text, whichever is read better: black or white always reaches 4.5. */
function groundOf(background: string | undefined, standard: Ground): Ground {
  if (!background) return standard;
  const end = bestOn(background, ['#000000', '#FFFFFF']);
  const side = end === '#000000' ? LIGHT : DARK;
  const text = readable(side.text, background, TEXT_CONTRAST, end);
  return {
    ground: background,
    // Away from the text, so that what is read on the background is read better still on a card.
    surface: side === LIGHT ? mix(background, '#FFFFFF', 0.7) : mix(background, '#000000', 0.15),
    text,
    muted: readable(side.muted, background, TEXT_CONTRAST, text),
    error: readable(side.error, background, TEXT_CONTRAST, text),
  };
}

/** White words where they can be read, else the accent's own darkest shade, else black. */
const wordsOn = (accent: string): string =>
  ['#FFFFFF', mix(accent, '#000000', 0.8)].find((words) => contrast(words, accent) >= TEXT_CONTRAST) ?? '#000000';

function variables(accent: string, { ground, surface, text, muted, error }: Ground): string {
  const values = {
    ground,
    surface,
    text,
    muted,
    error,
    line: mix(surface, text, 0.16),
    'field-line': readable(mix(surface, text, 0.3), surface, MARK_CONTRAST, text),
    accent,
    'on-accent': wordsOn(accent),
    'accent-mark': readable(accent, surface, MARK_CONTRAST, text),
    'accent-text': readable(accent, ground, TEXT_CONTRAST, text),
    'accent-soft': readable(mix(surface, accent, 0.1), text, TEXT_CONTRAST, surface),
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The theme's custom properties as a style sheet. The dialect lets nothing through that is not a color. */
export function themeStyle(theme: Theme = {}): string {
  const { accent = STANDARD_ACCENT, background, corner = 'round' } = theme;
  const light = groundOf(background, LIGHT);
  const dark = groundOf(undefined, DARK);
  const darkAccent =
    accent === STANDARD_ACCENT ? DARK_ACCENT : readable(accent, DARK.surface, TEXT_CONTRAST, '#FFFFFF');
  return (
    `:root{${variables(accent, light)};--radius:${RADIUS[corner]}}` +
    `@media (prefers-color-scheme:dark){:root{${variables(darkAccent, dark)}}}`
  );
}

/** The colors that a browser paints around the page. */
export const themeGround = ({ background }: Theme = {}): { light: string; dark: string } => ({
  light: groundOf(background, LIGHT).ground,
  dark: DARK.ground,
});

/** How well two colors of a theme can be told apart, and how well they should be. */
export interface ContrastCheck {
  pair: 'accent_on_background' | 'accent_on_surface' | 'text_on_background' | 'words_on_accent';
  /** From 1 to 21, as WCAG 2.2 counts. */
  ratio: number;
  wanted: number;
}

/** The pairs that the page is read by, in its light form. Those of text always reach what is wanted. */
export function themeContrasts({ accent = STANDARD_ACCENT, background }: Theme = {}): ContrastCheck[] {
  const { ground, surface, text } = groundOf(background, LIGHT);
  return [
    { pair: 'text_on_background', ratio: contrast(text, ground), wanted: TEXT_CONTRAST },
    { pair: 'accent_on_background', ratio: contrast(accent, ground), wanted: TEXT_CONTRAST },
    { pair: 'accent_on_surface', ratio: contrast(accent, surface), wanted: MARK_CONTRAST },
    { pair: 'words_on_accent', ratio: contrast(wordsOn(accent), accent), wanted: TEXT_CONTRAST },
  ];
}

/** The accent that is nearest to the chosen one and passes on both the background and the cards. */
export function readableAccent({ accent = STANDARD_ACCENT, background }: Theme = {}): string {
  const { ground, surface, text } = groundOf(background, LIGHT);
  const onGround = readable(accent, ground, TEXT_CONTRAST, text);
  const onBoth = readable(onGround, surface, MARK_CONTRAST, text);
  // On its way to the text's side of the card a color may have come past the background's own.
  return readable(onBoth, ground, TEXT_CONTRAST, text);
}

/** What a designer should know of their colors; empty when all are shown as chosen. */
export const themeWarnings = (theme: Theme = {}): ContrastCheck['pair'][] =>
  themeContrasts(theme)
    .filter(({ ratio, wanted }) => ratio < wanted)
    .map(({ pair }) => pair);
