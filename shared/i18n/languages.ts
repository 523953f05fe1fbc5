/** The languages of the visitor's pages: the ten locales of the product, and right-to-left ones that a survey may add. */
import type { Locale } from './locales.ts';

export type Direction = 'ltr' | 'rtl';
export interface LanguageFacts {
  /** What its speakers call it. */
  name: string;
  direction: Direction;
}

const productLanguages: Record<Locale, LanguageFacts> = {
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
};

/** Offered only where a survey is written in them. */
const furtherLanguages = {
  ar: { name: 'العربية', direction: 'rtl' },
} satisfies Record<string, LanguageFacts>;

export type Language = Locale | keyof typeof furtherLanguages;
export const languageFacts: Record<Language, LanguageFacts> = { ...productLanguages, ...furtherLanguages };
export const languages = Object.keys(languageFacts) as Language[];
export const fallbackLanguage: Language = 'en';

/** Whether it is the code of a language that surveys can be written in; of anything, as it comes from outside. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageFacts, value);
