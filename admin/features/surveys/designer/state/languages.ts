import { fallbackLanguage, isLanguage, type Language, languages } from '../../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../../shared/survey/document.ts';
import type { Draft } from './draft.ts';

/** The languages that the survey offers; while it does not say, those of its first texts, and the one being edited. */
export function languagesOf(draft: Draft, edited: Language): Language[] {
  if (draft.languages !== undefined && draft.languages.length > 0) return draft.languages;
  const texts: Text[] = [draft.title, ...draft.pages.flatMap(({ questions }) => questions.map(({ title }) => title))];
  const written = new Set([...texts.flatMap((text) => Object.keys(text).filter(isLanguage)), edited]);
  return languages.filter((language) => written.has(language));
}

/** The one that stands in where a text is missing. */
export const fallbackOf = (draft: Draft): Language => draft.languages?.[0] ?? fallbackLanguage;
