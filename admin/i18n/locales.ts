/** The locales of the product (spec, section 9) and the choice among them. */
import { locales } from './product.ts';

export { locales } from './product.ts';
export type Locale = (typeof locales)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The first wish that the product speaks, region left out (`pt-BR` is `pt`); English when there is none. */
export function chooseLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}

/** What a language calls itself. */
export function nameOfLocale(locale: string, reader: string = locale): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
