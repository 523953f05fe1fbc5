/** In how many ways each screen is looked at. */
import type { Preferences } from '../../admin/preferences/preferences.ts';
import type { Condition } from './conditions.ts';

export interface Variant {
  name: string;
  /** Window widths in pixels, in the order in which they are seen: a window that is made narrower keeps its page. */
  widths: readonly number[];
  preferences?: Partial<Preferences>;
  /** Of the server's answers. */
  condition?: Condition;
  /** Shown of the demo whose names are as long as they can be. */
  hasLongNames?: true;
  /** Seen by somebody who may not. */
  isRefused?: true;
  /** In which widths what opens over a screen is seen too. */
  overlayWidths?: readonly number[];
  /** Judged by axe as well: where nothing but the width or the language is another, that finds nothing new. */
  isForAxe?: true;
  /** What visitors' pages have no way to be. */
  isOfBackOffice?: true;
}

export const variants: readonly Variant[] = [
  { name: 'light', overlayWidths: [1280, 360], widths: [1280, 1920, 768, 360], isForAxe: true },
  {
    name: 'dark',
    overlayWidths: [1280],
    widths: [1280, 360],
    preferences: { skin: 'dark' },
    isForAxe: true,
    isOfBackOffice: true,
  },
  {
    name: 'rtl',
    overlayWidths: [360],
    widths: [1280, 360],
    preferences: { direction: 'rtl' },
  },
  { name: 'de', overlayWidths: [360], widths: [360, 1280], preferences: { locale: 'de' } },
  { name: 'ru', overlayWidths: [360], widths: [360, 1280], preferences: { locale: 'ru' } },
  { name: 'ja', widths: [360], preferences: { locale: 'ja' } },
  { name: 'long', overlayWidths: [360], widths: [1280, 360], hasLongNames: true },
  { name: 'loading', widths: [1280, 360], condition: 'loading', isOfBackOffice: true },
  { name: 'empty', widths: [1280, 360], condition: 'empty', isForAxe: true, isOfBackOffice: true },
  { name: 'error', widths: [1280, 360], condition: 'error', isForAxe: true, isOfBackOffice: true },
  { name: 'refused', widths: [1280, 360], isRefused: true, isForAxe: true, isOfBackOffice: true },
];
