/** The pictures that a link may have, each in a square of 24: lines of our own, and the marks of what people know by theirs. */
import {
  siFacebook,
  siGoogle,
  siInstagram,
  siPinterest,
  siSpotify,
  siTelegram,
  siTiktok,
  siTripadvisor,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';

interface Glyph {
  /** Data of an SVG path. */
  path: string;
  /** Drawn with a pen, else filled. */
  isLine: boolean;
  /** Of a mark: what its owner calls itself, in every language. */
  title?: string;
}

const line = (path: string): Glyph => ({ path, isLine: true });
const mark = ({ path, title }: { path: string; title: string }): Glyph => ({ path, title, isLine: false });

export type LinkIconName = keyof typeof linkGlyphs;

export const linkGlyphs = {
  web: line(
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3',
  ),
  menu: line('M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 13v8M17 13c-2.5 0-3.5-1.5-3.5-4.5S15 3 17 3Z'),
  phone: line(
    'M8.5 4H5.2A1.7 1.7 0 0 0 3.5 5.8C4.2 13.6 10.4 19.8 18.2 20.5a1.7 1.7 0 0 0 1.8-1.7v-3.3l-4.4-1.6-2 2a13 13 0 0 1-5.5-5.5l2-2Z',
  ),
  mail: line(
    'M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5ZM3.5 7l8.5 6.5L20.5 7',
  ),
  map: line(
    'M12 21c4.7-4.6 7-8.3 7-11.2a7 7 0 0 0-14 0C5 12.7 7.3 16.4 12 21ZM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  ),
  wifi: line('M2.5 9a14 14 0 0 1 19 0M5.8 12.6a9 9 0 0 1 12.4 0M9 16a4.4 4.4 0 0 1 6 0M12 19.3v.1'),
  booking: line(
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  ),
  shop: line('M5.5 8h13l1 11.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5'),
  review: line('m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z'),
  document: line(
    'M13.5 3h-7A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-11ZM13.5 3v5.5H19M8.5 13h7M8.5 17h7',
  ),
  ticket: line('M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6ZM14.5 7v2M14.5 11v2M14.5 15v2'),
  gift: line(
    'M3.5 8h17v4h-17ZM5 12v8.5h14V12M12 8v12.5M12 8C8 8 7 6.5 7 5.3A2.2 2.2 0 0 1 9.2 3C11 3 12 5 12 8c0-3 1-5 2.8-5A2.2 2.2 0 0 1 17 5.3C17 6.5 16 8 12 8',
  ),
  info: line('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.5v.1'),
  chat: line('M4 5.5h16v11h-8.5L7 20.5v-4H4Z'),
  instagram: mark(siInstagram),
  facebook: mark(siFacebook),
  x: mark(siX),
  tiktok: mark(siTiktok),
  youtube: mark(siYoutube),
  whatsapp: mark(siWhatsapp),
  telegram: mark(siTelegram),
  google: mark(siGoogle),
  tripadvisor: mark(siTripadvisor),
  pinterest: mark(siPinterest),
  spotify: mark(siSpotify),
} satisfies Record<string, Glyph>;

/** The glyph of a name; undefined for one that there is not. */
export const glyphOf = (name: string | undefined): Glyph | undefined =>
  name !== undefined && Object.hasOwn(linkGlyphs, name) ? linkGlyphs[name as LinkIconName] : undefined;
