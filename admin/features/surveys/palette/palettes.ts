/** Colors of visitors' pages to choose from; each passes the contrast check as it is. */
import type { Theme } from '../../../../shared/survey/document.ts';

export interface Palette {
  /** A key of `app.survey_panels.theme.palettes`. */
  name: string;
  /** Absent ones are the standard's. */
  colors: Pick<Theme, 'accent' | 'background'>;
}

export const palettes: readonly Palette[] = [
  { name: 'standard', colors: {} },
  { name: 'ocean', colors: { accent: '#0B5CAD', background: '#F1F7FD' } },
  { name: 'forest', colors: { accent: '#2C6837', background: '#F3F8F1' } },
  { name: 'berry', colors: { accent: '#99245E', background: '#FDF3F8' } },
  { name: 'sunset', colors: { accent: '#A8431A', background: '#FFF6EE' } },
  { name: 'plum', colors: { accent: '#663B9C', background: '#F8F5FD' } },
  { name: 'sand', colors: { accent: '#73552A', background: '#FBF6EC' } },
  { name: 'graphite', colors: { accent: '#343C49', background: '#F3F4F6' } },
  { name: 'night', colors: { accent: '#F2B84B', background: '#14181F' } },
];

/** The palette that a theme has as it is; undefined for colors of one's own. */
export const paletteOf = ({ accent, background }: Theme = {}): Palette | undefined =>
  palettes.find(({ colors }) => isSame(colors.accent, accent) && isSame(colors.background, background));

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toUpperCase() === other?.toUpperCase();
