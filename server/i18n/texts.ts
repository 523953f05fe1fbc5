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

/** Every text of a locale by its dotted key. */
export function loadTexts(locale: Locale): Texts {
  const file = new URL(`./${locale}.json`, import.meta.url);
  return flatten(JSON.parse(readFileSync(file, 'utf8')), '', new Map());
}

const texts = new Map(locales.map((locale) => [locale, loadTexts(locale)]));

/** The text of a key in a locale, else in English, else the key itself. */
export function translate(locale: Locale, key: string, parameters: Record<string, string | number> = {}): string {
  const text = texts.get(locale)?.get(key) ?? texts.get(defaultLocale)?.get(key) ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
