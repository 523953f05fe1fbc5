/** The server's own texts: one JSON file a locale, keys as paths, `{placeholders}` filled from parameters. */
import { readFileSync } from 'node:fs';
import { fillIn } from '../../public-app/i18n/fill-in.ts';
import { defaultLocale, type Locale } from '../../shared/i18n/locales.ts';

type Texts = Map<string, string>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Every text of a file by its dotted key. */
export const readTexts = (file: URL): Texts => flatten(JSON.parse(readFileSync(file, 'utf8')), '', new Map());

function flatten(node: unknown, prefix: string, into: Texts): Texts {
  if (typeof node === 'string') into.set(prefix, node);
  else if (node && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) flatten(value, prefix ? `${prefix}.${key}` : key, into);
  return into;
}

/** The forms of a text, in the order in which the files write them: `1 second |||| {seconds} seconds`. */
const CATEGORIES = ['one', 'few'];

/** The form of a text that suits the first number in it; most have but one. */
function formOf(text: string, locale: Locale, parameters: Record<string, string | number>): string {
  const forms = text.split(' |||| ');
  if (forms.length === 1) return text;
  const count = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => parameters[name]).find(Number.isFinite);
  const at = CATEGORIES.indexOf(new Intl.PluralRules(locale).select(Number(count ?? 0)));
  return forms[at] ?? forms.at(-1) ?? text;
}

export interface TextFolder {
  /** Every text of a locale by its dotted key. */
  load(locale: Locale): Texts;
  /** The text of a key in a locale, else in English, else the key itself. */
  translate(locale: Locale, key: string, parameters?: Record<string, string | number>): string;
}

/** The texts of a folder with a file for each locale, each read once, when it is first asked for. */
export function openTexts(folder: URL): TextFolder {
  const load = (locale: Locale): Texts => readTexts(new URL(`${locale}.json`, folder));
  const known = new Map<Locale, Texts>();
  function textsOf(locale: Locale): Texts {
    const texts = known.get(locale) ?? load(locale);
    known.set(locale, texts);
    return texts;
  }
  return {
    load,
    translate(locale, key, parameters = {}) {
      const text = textsOf(locale).get(key) ?? textsOf(defaultLocale).get(key) ?? key;
      return fillIn(formOf(text, locale, parameters), PLACEHOLDER, (whole, name) => parameters[name] ?? whole);
    },
  };
}

export const { load: loadTexts, translate } = openTexts(new URL('./', import.meta.url));
