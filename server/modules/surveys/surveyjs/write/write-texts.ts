/** Texts of a survey as a definition has them: alone in its own language, else by language. */
import { isLanguage, type Language } from '../../../../../shared/i18n/languages.ts';
import type { Part } from '../../conversion/part.ts';
import { isSource, isText } from '../../conversion/source.ts';

/** What the library calls a language where that is not our code. */
const TAGS: Partial<Record<Language, string>> = { zh: 'zh-cn', nb: 'no', pt: 'pt-br' };
export const tagOf = (language: Language): string => TAGS[language] ?? language;

const PLACE = /\{\{\s*([a-z][a-z0-9_]{0,31})\s*(\|[^{}]*)?\}\}/g;
const NAMED = ['unit', 'company'];

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export class TextWriter {
  readonly #own: Language;

  constructor(own: Language) {
    this.#own = own;
  }

  /** @param shape how words stand there, as in markup */
  write(part: Part, name: string, shape: (words: string) => string = (words) => words): unknown {
    const said = part.peek(name);
    if (!isSource(said)) return undefined;
    const inner = part.open(name);
    part.take(name);
    const texts = Object.entries(said).filter((one): one is [Language, string] => isLanguage(one[0]) && isText(one[1]));
    const written = texts.map(([language, words]) => {
      const own = language === this.#own;
      return [own ? 'default' : tagOf(language), shape(this.#withPlaces(inner, language, words))] as const;
    });
    const [only] = written;
    if (!only) return undefined;
    return written.length === 1 && only[0] === 'default' ? only[1] : Object.fromEntries(written);
  }

  /** What stands for no answer has no place there, nor have the names of unit and company. */
  #withPlaces(part: Part | undefined, language: string, words: string): string {
    return words.replaceAll(PLACE, (whole, name: string, none: string | undefined) => {
      if (none !== undefined || NAMED.includes(name)) part?.note('placeholder_kept', language, whole);
      return `{${name}}`;
    });
  }
}
