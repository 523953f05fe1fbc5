/** The words of entities, fields and choices, as the back office has them (shared/i18n): read when they are first asked for. */
import { defaultLocale, type Locale } from '../../shared/i18n/locales.ts';
import { readTexts } from './texts.ts';

const FOLDER = new URL('../../shared/i18n/', import.meta.url);
const read = new Map<Locale, Map<string, string>>();

function labelsOf(locale: Locale): Map<string, string> {
  const file = locale === defaultLocale ? `generated/${locale}.json` : `labels/${locale}.json`;
  const labels = read.get(locale) ?? readTexts(new URL(file, FOLDER));
  read.set(locale, labels);
  return labels;
}

/** @returns the label of a dotted key, else undefined: in English where the locale has none yet; of several forms the last */
export function labelOf(locale: Locale, key: string): string | undefined {
  const text = labelsOf(locale).get(key) ?? labelsOf(defaultLocale).get(key);
  return text?.split(' |||| ').at(-1);
}
