/** The words of entities, fields and choices, as the back office has them (shared/i18n): read when they are first asked for. */
import { readFileSync } from 'node:fs';
import { type ComposedNames, composeNames } from '../../shared/i18n/composed.ts';
import { defaultLocale, type Locale } from '../../shared/i18n/locales.ts';
import { readTexts } from './texts.ts';

const FOLDER = new URL('../../shared/i18n/', import.meta.url);
const read = new Map<Locale, Map<string, string>>();

function labelsOf(locale: Locale): Map<string, string> {
  const file = locale === defaultLocale ? `generated/${locale}.json` : `labels/${locale}.json`;
  const known = read.get(locale);
  if (known) return known;
  const labels = readTexts(new URL(file, FOLDER));
  read.set(locale, labels);
  for (const [key, name] of Object.entries(composeNames(composedNames(), (part) => textOf(locale, part))))
    labels.set(key, name);
  return labels;
}

/** Of what the names of events are composed in any language. */
const composedNames = (): ComposedNames =>
  JSON.parse(readFileSync(new URL('generated/composed.json', FOLDER), 'utf8')) as ComposedNames;

/** @returns the label of a dotted key, else undefined: in English where the locale has none yet; of several forms the last */
export function labelOf(locale: Locale, key: string): string | undefined {
  return textOf(locale, key)?.split(' |||| ').at(-1);
}

/** With all its forms. */
const textOf = (locale: Locale, key: string): string | undefined =>
  labelsOf(locale).get(key) ?? labelsOf(defaultLocale).get(key);
