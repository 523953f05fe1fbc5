/** The languages of a definition: `locale` names its own, and texts in several are objects. */
import type { Language } from '../../../../shared/i18n/languages.ts';
import { isNothing, isSource, type Source, stringOf } from '../conversion/source.ts';
import { languageOf, Texts } from '../conversion/texts.ts';

/** What the library puts an answer in place of. */
const PLACEHOLDER = /\{([\w.#-]{1,60})\}/g;

export function textsOf(definition: Source): Texts {
  const { locale } = definition;
  const own = languageOf(stringOf(locale) || 'en', 'en');
  return new Texts({
    own: own ?? 'en',
    isOwnKnown: own !== null && (isNothing(locale) || typeof locale === 'string'),
    languages: spokenIn(definition, own ?? 'en'),
    placeholders: { pattern: PLACEHOLDER },
  });
}

/** Where a text is an object, its members are called after languages. */
function spokenIn(value: unknown, own: Language): Language[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => spokenIn(item, own));
  if (!isSource(value)) return [];
  const words = Object.entries(value).filter(([, inner]) => typeof inner === 'string');
  const isText = words.length > 0 && Object.keys(value).every((key) => languageOf(key, own) !== null);
  if (isText) return words.flatMap(([key]) => languageOf(key, own) ?? []);
  return Object.values(value).flatMap((inner) => spokenIn(inner, own));
}
