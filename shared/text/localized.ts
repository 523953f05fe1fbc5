import type { Language } from '../i18n/languages.ts';

/** A text in the languages that it was written in. */
export type Text = Partial<Record<Language, string>>;
