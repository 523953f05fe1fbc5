import type { Language } from '../../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../../shared/survey/document.ts';

/** A text with another wording in one language; an empty wording is none. */
export function inLanguage(text: Text | undefined, language: Language, words: string): Text {
  if (words !== '') return { ...text, [language]: words };
  const { [language]: _gone, ...rest } = text ?? {};
  return rest;
}

/** The same for a property; one that says nothing in any language is left out, unless it must be there. */
export function withText<Holder extends object, Name extends string>(
  holder: Holder & { [Key in Name]?: Text },
  name: Name,
  language: Language,
  words: string,
): Holder {
  const text = inLanguage(holder[name], language, words);
  if (Object.keys(text).length > 0) return { ...holder, [name]: text };
  const rest = { ...holder };
  delete rest[name];
  return rest;
}
