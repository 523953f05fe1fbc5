/**
 * The languages of the visitor's pages, which surveys are written in: the ten locales of the back office, and twenty
 * more that only visitors read. Those are the languages of further guests, customers and patients in Europe, the Middle
 * East and Asia; which of them a visitor is offered is for the survey to say.
 */
import { type Locale, locales } from './locales.ts';

/** Chinese is written in simplified characters, Norwegian as Bokmål, Portuguese as in Brazil. */
const furtherLanguages = [
  ...(['ar', 'nl', 'pl', 'cs', 'hu', 'ro', 'bg', 'el', 'uk', 'sv'] as const),
  ...(['da', 'nb', 'fi', 'he', 'fa', 'hi', 'zh', 'th', 'vi', 'id'] as const),
];

export type Language = Locale | (typeof furtherLanguages)[number];
export const languages: readonly Language[] = [...locales, ...furtherLanguages];
export const fallbackLanguage: Language = 'en';

/** Whether it is the code of a language that surveys can be written in; of anything, as it comes from outside. */
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

export type Direction = 'ltr' | 'rtl';
export interface LanguageFacts {
  /** What its speakers call it. */
  name: string;
  direction: Direction;
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  tr: { name: 'Türkçe', direction: 'ltr' },
  en: { name: 'English', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  pt: { name: 'Português', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ru: { name: 'Русский', direction: 'ltr' },
  ko: { name: '한국어', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  cs: { name: 'Čeština', direction: 'ltr' },
  hu: { name: 'Magyar', direction: 'ltr' },
  ro: { name: 'Română', direction: 'ltr' },
  bg: { name: 'Български', direction: 'ltr' },
  el: { name: 'Ελληνικά', direction: 'ltr' },
  uk: { name: 'Українська', direction: 'ltr' },
  sv: { name: 'Svenska', direction: 'ltr' },
  da: { name: 'Dansk', direction: 'ltr' },
  nb: { name: 'Norsk', direction: 'ltr' },
  fi: { name: 'Suomi', direction: 'ltr' },
  he: { name: 'עברית', direction: 'rtl' },
  fa: { name: 'فارسی', direction: 'rtl' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  zh: { name: '简体中文', direction: 'ltr' },
  th: { name: 'ไทย', direction: 'ltr' },
  vi: { name: 'Tiếng Việt', direction: 'ltr' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr' },
};

/** Other codes of the same language, or of one that its readers read as well: Norwegian, and what old systems send. */
const ALIASES: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb', iw: 'he', in: 'id' };

/** The codes that browsers ask for some languages by: their own, then the other ones. */
export const askedFor = (some: readonly Language[]): string[] => [
  ...some,
  ...Object.keys(ALIASES).filter((code) => some.some((language) => ALIASES[code] === language)),
];

/** The language of a tag of BCP 47 (`zh-Hans-CN` is `zh`, `no` is `nb`), or null where surveys can't be written in it. */
export function languageOfTag(tag: string): Language | null {
  const [code = ''] = tag.trim().toLowerCase().split('-');
  if (isLanguage(code)) return code;
  return Object.hasOwn(ALIASES, code) ? (ALIASES[code] ?? null) : null;
}
