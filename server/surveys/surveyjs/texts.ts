/** Texts of a definition: in one language or several, plain or with markup, of any length. */
import { isLanguage, type Language } from '../../../public-app/i18n/languages.ts';
import type { Text } from '../../../public-app/survey/document.ts';
import type { Notes } from './notes.ts';
import { isSource, listOf, member, type Source, stringOf } from './source.ts';

/** Of the dialect: labels, titles of questions, paragraphs. */
export const LIMITS = { label: 120, title: 300, paragraph: 1_000 } as const;

const TAG = /<[a-z/!?][^>]*>?/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Text without elements and entities. What still looks like the beginning of an element is kept apart. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(TAG, ' ')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/<(?=[a-z/!?])/gi, '< ');

/** As PostgreSQL can store it, in one line. */
const tidied = (text: string): string => text.replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim();

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const word = start.lastIndexOf(' ');
  return `${(word > limit / 2 ? start.slice(0, word) : start.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()}…`;
}

/** `pt-br` is written in `pt`; `default` is the definition's own language. */
function languageOf(key: string, own: Language): Language | null {
  const name = key === 'default' ? own : key.toLowerCase().split('-')[0];
  return isLanguage(name) ? name : null;
}

export class Texts {
  readonly #own: Language;
  readonly #notes: Notes;
  /** The languages that the definition speaks. */
  readonly languages: ReadonlySet<Language>;

  constructor(definition: Source, notes: Notes) {
    const locale = languageOf(stringOf(member(definition, 'locale')), 'en');
    this.#own = locale ?? 'en';
    this.#notes = notes;
    this.languages = new Set([this.#own, ...spokenIn(definition, this.#own)]);
  }

  /** The text, or undefined where nothing is said. */
  read(value: unknown, limit: number, place: string): Text | undefined {
    const said = isSource(value) ? value : { default: value };
    const text: Text = {};
    for (const [key, words] of Object.entries(said)) {
      const language = languageOf(key, this.#own);
      if (typeof words !== 'string' && typeof words !== 'number') continue;
      if (language === null) this.#notes.add(place, 'language_not_supported', key);
      else if (!text[language] || key !== 'default')
        this.#put(text, language, this.#clean(String(words), limit, place));
    }
    return Object.keys(text).length > 0 ? text : undefined;
  }

  /** Our own words, in the languages that the definition speaks. */
  own(words: Record<Language, string>): Text {
    return Object.fromEntries([...this.languages].map((language) => [language, words[language]]));
  }

  #put(text: Text, language: Language, words: string): void {
    if (words !== '') text[language] = words;
  }

  #clean(words: string, limit: number, place: string): string {
    const plain = withoutMarkup(words);
    const whole = tidied(plain);
    if (plain !== words) this.#notes.add(place, 'markup_removed');
    if (whole.length > limit) this.#notes.add(place, 'text_shortened', whole);
    const placeholder = /\{[\w.#-]{1,60}\}/.exec(whole);
    if (placeholder) this.#notes.add(place, 'placeholder_kept', placeholder[0]);
    return cut(whole, limit);
  }
}

/** Where a text is an object, its members are called after languages. */
function spokenIn(value: unknown, own: Language): Language[] {
  if (Array.isArray(value)) return listOf(value).flatMap((item) => spokenIn(item, own));
  if (!isSource(value)) return [];
  const words = Object.entries(value).filter(([, inner]) => typeof inner === 'string');
  const isText = words.length > 0 && Object.keys(value).every((key) => languageOf(key, own) !== null);
  if (isText) return words.flatMap(([key]) => languageOf(key, own) ?? []);
  return Object.values(value).flatMap((inner) => spokenIn(inner, own));
}
