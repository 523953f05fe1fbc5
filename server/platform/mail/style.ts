/**
 * The product's look in mails. Few programs know style sheets: the light colors stand in place, and a sheet takes over
 * where the reader's program is dark and knows one; the others turn the colors themselves.
 */
interface Tone {
  light: string;
  dark: string;
}

const tones = {
  text: { light: '#1A2233', dark: '#E6EAF2' },
  second: { light: '#566077', dark: '#9AA7BD' },
  accent: { light: '#0B6E6E', dark: '#4FD1C5' },
  good: { light: '#166534', dark: '#86E0A3' },
  bad: { light: '#B42318', dark: '#FFA79F' },
} satisfies Record<string, Tone>;

const surfaces = {
  page: { light: '#F5F7FA', dark: '#131A24' },
  card: { light: '#FFFFFF', dark: '#1B2431' },
  tile: { light: '#F5F7FA', dark: '#131A24' },
  bar: { light: '#0B6E6E', dark: '#4FD1C5' },
  pale: { light: '#A9CFCF', dark: '#2C6A68' },
} satisfies Record<string, Tone>;

const line: Tone = { light: '#E1E6EE', dark: '#2A3444' };

export type ToneName = keyof typeof tones;
export type SurfaceName = keyof typeof surfaces;

export const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Attributes of an element whose text has this tone. */
export const toned = (tone: ToneName, style = ''): string =>
  `class="t-${tone}" style="color:${tones[tone].light};${style}"`;

/** Attributes of a table's cell on this surface; old programs know only the attribute. */
export const surfaced = (surface: SurfaceName, style = '', ...classes: string[]): string =>
  `class="${[`s-${surface}`, ...classes].join(' ')}" bgcolor="${surfaces[surface].light}" style="background-color:${surfaces[surface].light};${style}"`;

/** Of a line between rows, or around a card. */
export const LINE = `solid ${line.light}`;

/** Of a filled button: the dark accent is light, and wants dark words. */
const BUTTON_DARK_TEXT = '#06302E';

const rules = [
  ...Object.entries(tones).map(([name, { dark }]) => `.t-${name}{color:${dark}!important}`),
  ...Object.entries(surfaces).map(([name, { dark }]) => `.s-${name}{background-color:${dark}!important}`),
  `.line{border-color:${line.dark}!important}`,
  `.on-bar{color:${BUTTON_DARK_TEXT}!important}`,
];

export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:20px!important}.page{padding:12px 0!important}}
@media (prefers-color-scheme:dark){${rules.join('')}}`;
