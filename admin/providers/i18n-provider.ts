import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { fillIn } from '../../public-app/i18n/fill-in.ts';
import { ownWordOf } from './own-words.ts';
import { isLocale, type Locale, locales, nameOfLocale } from '../i18n/locales.ts';

/** How polyglot puts values into a phrase, which it hands over as `this`. */
function replaceInPhrase(this: string, placeholder: RegExp, valueOf: (whole: string, name: string) => unknown): string {
  return fillIn(this, placeholder, valueOf);
}

/**
 * Translations by polyglot; the first locale's texts are there already, the others come when they are chosen.
 * @param load fetches the texts of a locale
 */
export function createI18nProvider(
  first: { locale: Locale; messages: TranslationMessages },
  load: (locale: Locale) => Promise<TranslationMessages>,
): I18nProvider {
  // Asked for at once when it is made; later there may be more of them.
  let isFirst = true;
  const provider = polyglotI18nProvider(
    (locale) => (isFirst || !isLocale(locale) ? first.messages : load(locale)),
    first.locale,
    locales.map((locale) => ({ locale, name: nameOfLocale(locale) })),
    { replace: replaceInPhrase },
  );
  isFirst = false;
  return { ...provider, translate: (key, options) => ownWordOf(key) ?? provider.translate(key, options) };
}
