/** Of documents that users design: what is not written yet in some language. Pure. */
import type { Text } from '../survey/document.ts';
import { type LanguageProgress, textsIn } from '../survey/completeness.ts';
import { type Language, languages } from './languages.ts';

export type { LanguageProgress };

/** Of the languages that any text of a document is written in, those in which some text is missing. */
export function incompleteLanguages(document: unknown): LanguageProgress[] {
  const texts = textsIn(document).map(({ text }) => text);
  const isIn = (language: Language) => (text: Text) => Boolean(text[language]?.trim());
  return languages.flatMap((language) => {
    const missing = texts.filter((text) => !isIn(language)(text)).length;
    return missing > 0 && missing < texts.length ? [{ language, missing, texts: texts.length }] : [];
  });
}
