/** What a person chose for this browser. Kept apart from react-admin's store, which a sign-out empties. */
import { chooseLocale, isLocale, type Locale } from '../i18n/locales.ts';
import type { Direction, Skin } from '../theme/create-theme.ts';

export interface Preferences {
  skin: Skin;
  direction: Direction;
  menuCollapsed: boolean;
  locale: Locale;
}

export interface PreferenceStore {
  get: () => Preferences;
  set: (change: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Layout defaults of the spec, section 9. */
const DEFAULTS: Omit<Preferences, 'locale'> = { skin: 'semi-dark', direction: 'ltr', menuCollapsed: false };

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
  const skin = storage.getItem('skin');
  const direction = storage.getItem('direction');
  const locale = storage.getItem('locale');
  return {
    skin: skin === 'dark' || skin === 'semi-dark' ? skin : DEFAULTS.skin,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : DEFAULTS.direction,
    menuCollapsed: storage.getItem('menuCollapsed') === 'true',
    locale: isLocale(locale) ? locale : chooseLocale(languages),
  };
}
