/** What a person chose for this browser. Kept apart from react-admin's store, which a sign-out empties. */
import { chooseLocale, isLocale, type Locale } from '../i18n/locales.ts';

/** What each choice of the layout may be; the first of each is the default (spec, section 9). */
export const layoutChoices = {
  /** Semi-dark: a dark bar over a light page. System: dark when the browser's system is, else semi-dark. */
  skin: ['semi-dark', 'light', 'dark', 'system'],
  direction: ['ltr', 'rtl'],
  /** Along the bar, or at the side of the page. */
  menuPlace: ['horizontal', 'vertical'],
  /** Icons alone. */
  menuCollapsed: [false, true],
  contentWidth: ['boxed', 'full'],
  /** Above the page with room around it, or at the edge of the window. */
  barKind: ['floating', 'sticky'],
} as const;

export type Layout = { [Name in keyof typeof layoutChoices]: (typeof layoutChoices)[Name][number] };

export interface Preferences extends Layout {
  locale: Locale;
}

export interface PreferenceStore {
  get: () => Preferences;
  set: (change: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const defaultLayout: Layout = {
  skin: layoutChoices.skin[0],
  direction: layoutChoices.direction[0],
  menuPlace: layoutChoices.menuPlace[0],
  menuCollapsed: layoutChoices.menuCollapsed[0],
  contentWidth: layoutChoices.contentWidth[0],
  barKind: layoutChoices.barKind[0],
};

/** @param languages the browser's own, most wanted first */
export function createPreferenceStore(storage: Storage, languages: readonly string[]): PreferenceStore {
  const listeners = new Set<() => void>();
  let current = read(storage, languages);
  return {
    get: () => current,
    set(change) {
      current = { ...current, ...change };
      for (const [name, value] of Object.entries(change)) storage.setItem(name, String(value));
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: Storage, languages: readonly string[]): Preferences {
  const stored = <Value extends string | boolean>(
    name: string,
    [usual, ...others]: readonly [Value, ...Value[]],
  ): Value => others.find((value) => String(value) === storage.getItem(name)) ?? usual;
  const locale = storage.getItem('locale');
  return {
    skin: stored('skin', layoutChoices.skin),
    direction: stored('direction', layoutChoices.direction),
    menuPlace: stored('menuPlace', layoutChoices.menuPlace),
    menuCollapsed: stored('menuCollapsed', layoutChoices.menuCollapsed),
    contentWidth: stored('contentWidth', layoutChoices.contentWidth),
    barKind: stored('barKind', layoutChoices.barKind),
    locale: isLocale(locale) ? locale : chooseLocale(languages),
  };
}
