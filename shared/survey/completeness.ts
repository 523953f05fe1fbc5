/** How much of a survey is written in each of its languages. Pure; a draft is read as well as a survey. */
import { isLanguage, type Language, languages } from '../i18n/languages.ts';
import type { Text } from './document.ts';
import { isText } from './localize.ts';

export interface PlacedText {
  /** RFC 6901 pointer into the document. */
  pointer: string;
  text: Text;
}

/** All texts of a document that say something in any language. */
export function textsIn(value: unknown, pointer = ''): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isText(value)) return [{ pointer, text: value }];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${pointer}/${name}`));
}

export interface LanguageProgress {
  language: Language;
  /** Texts that are not written in it. */
  missing: number;
  /** Texts that there are. */
  texts: number;
}

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listIn = (owner: Json, name: string): Json[] => {
  const value = owner[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/**
 * The languages that a document promises, else those in which every question is asked: the fallback first. A draft may
 * lack anything.
 */
export function promisedLanguages(document: unknown): Language[] {
  if (!isObject(document)) return [];
  const { languages: promised } = document;
  if (Array.isArray(promised) && promised.length > 0) return promised.filter(isLanguage);
  const titles = listIn(document, 'pages').flatMap((page) => listIn(page, 'questions').map(({ title }) => title));
  if (titles.length === 0) return [];
  return languages.filter((language) => titles.every((title) => isObject(title) && Boolean(title[language])));
}

/** Each of these languages with how much of it is missing. */
export function languageProgress(document: unknown): LanguageProgress[] {
  const texts = textsIn(document).map(({ text }) => text);
  return promisedLanguages(document).map((language) => ({
    language,
    missing: texts.filter((text) => !text[language]?.trim()).length,
    texts: texts.length,
  }));
}
