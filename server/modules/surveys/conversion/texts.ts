/** Texts of a definition: in one language or several, plain or with markup, of any length. */
import { type Language, languageOfTag } from '../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../shared/survey/document.ts';
import type { Part } from './part.ts';
import { isNothing, isSource } from './source.ts';

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

/** At most so many characters, cut between words where that leaves most of it. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const word = start.lastIndexOf(' ');
  return `${(word > limit / 2 ? start.slice(0, word) : start.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()}…`;
}

/** `pt-br` is written in `pt`; `default` is the definition's own language. */
export const languageOf = (key: string, own: Language): Language | null =>
  key === 'default' ? own : languageOfTag(key);

const isWords = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** How a definition writes an answer into its texts. */
export interface Placeholders {
  /** The name of the question is its first group. */
  pattern: RegExp;
  /** How one that is not filled in stays in the text; as it was written when absent. */
  kept?(placeholder: string): string;
}

interface Spoken {
  own: Language;
  isOwnKnown: boolean;
  languages: Iterable<Language>;
  placeholders: Placeholders;
}

export class Texts {
  /** The language of texts that name none. */
  readonly own: Language;
  /** False where it names one that surveys don't have. */
  readonly isOwnKnown: boolean;
  /** The languages that the definition speaks. */
  readonly languages: ReadonlySet<Language>;
  readonly placeholders: Placeholders;

  readonly #placeholders: { part: Part; name: string; placeholder: string }[] = [];

  constructor({ own, isOwnKnown, languages, placeholders }: Spoken) {
    this.own = own;
    this.isOwnKnown = isOwnKnown;
    this.languages = new Set([own, ...languages]);
    this.placeholders = placeholders;
  }

  /** The text of a member, or undefined where nothing is said. */
  read(part: Part, name: string, limit: number): Text | undefined {
    const inner = isSource(part.peek(name)) ? part.open(name) : undefined;
    if (!inner) return this.#ifAny(this.said(part, name, this.own, limit));
    const text: Text = {};
    const said = inner.keys().filter((key) => isWords(inner.peek(key)) && !isNothing(inner.peek(key)));
    const isOwnSaid = said.some((key) => key !== 'default' && languageOf(key, this.own) === this.own);
    for (const key of said) {
      const language = languageOf(key, this.own);
      if (language === null) inner.note('language_not_supported', key, key);
      else if (text[language] === undefined && !(key === 'default' && isOwnSaid))
        Object.assign(text, this.said(inner, key, language, limit));
    }
    return this.#ifAny(text);
  }

  /** Words that no member says as a text of its own, such as a name; never empty. */
  plain(words: string, fallback: string, limit: number): Text {
    return { [this.own]: cut(tidied(withoutMarkup(words)) || fallback, limit) };
  }

  /** Our own words, in the languages that the definition speaks. */
  ours(words: Record<Language, string>): Text {
    return Object.fromEntries([...this.languages].map((language) => [language, words[language]]));
  }

  /** Says of each placeholder that was not filled in that it stays. */
  tellKept(isFilledIn: (placeholder: string) => boolean): void {
    for (const { part, name, placeholder } of this.#placeholders)
      if (!isFilledIn(placeholder)) part.note('placeholder_kept', name, placeholder);
  }

  #ifAny = (text: Text): Text | undefined => (Object.keys(text).length > 0 ? text : undefined);

  /** The words of a member in a language; of none where it says nothing. */
  said(part: Part, name: string, language: Language, limit: number): Text {
    const words = part.peek(name);
    if (!isWords(words)) return {};
    const clean = this.#clean(part, name, String(words), limit);
    if (clean === '') return {};
    part.take(name);
    return { [language]: clean };
  }

  #clean(part: Part, name: string, words: string, limit: number): string {
    const plain = withoutMarkup(words);
    const whole = tidied(plain);
    if (plain !== words) part.note('markup_removed', name);
    if (whole.length > limit) part.note('text_shortened', name, whole);
    for (const [placeholder] of whole.matchAll(this.placeholders.pattern))
      this.#placeholders.push({ part, name, placeholder });
    return cut(whole, limit);
  }
}
