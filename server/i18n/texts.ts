/** The server's own texts: one JSON file a locale, keys as paths, `{placeholders}` filled from parameters. */
import { readFileSync } from 'node:fs';
import { defaultLocale, type Locale, locales } from './locales.ts';

type Texts = Map<string, string>;

function flatten(node: unknown, prefix: string, into: Texts): Texts {
  if (typeof node === 'string') into.set(prefix, node);
  else if (node && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) flatten(value, prefix ? `${prefix}.${key}` : key, into);
  return into;
}

export interface TextFolder {
  /** Every text of a locale by its dotted key. */
  load(locale: Locale): Texts;
  /** The text of a key in a locale, else in English, else the key itself. */
  translate(locale: Locale, key: string, parameters?: Record<string, string | number>): string;
}

/** The texts of a folder with a file for each locale, read once. */
export function openTexts(folder: URL): TextFolder {
  const load = (locale: Locale): Texts =>
    flatten(JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')), '', new Map());
  const texts = new Map(locales.map((locale) => [locale, load(locale)]));
  return {
    load,
    translate(locale, key, parameters = {}) {
      const text = texts.get(locale)?.get(key) ?? texts.get(defaultLocale)?.get(key) ?? key;
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
    },
  };
}

export const { load: loadTexts, translate } = openTexts(new URL('./', import.meta.url));
