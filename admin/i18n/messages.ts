/** The texts of a locale: the app's own, and those of the entities. Each locale is a chunk that loads when it is chosen. */
import type { TranslationMessages } from 'ra-core';
import { composeNames } from '../../shared/i18n/composed.ts';
import composedNames from '../../shared/i18n/generated/composed.json';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { LABELS, labelTexts } from './label-texts.ts';
import { flattenTexts, mergeTexts, type TextFile } from './text-tree.ts';

const ownTexts = import.meta.glob<TextFile>('./*.json');

/** Fetches the texts of a locale, for which `loadMessages` then need not wait. Rejects when they can't be. */
export function fetchMessages(locale: Locale) {
  const chosen =
    locale === DEFAULT_LOCALE ? [] : [ownTexts[`./${locale}.json`], labelTexts[`${LABELS}/labels/${locale}.json`]];
  const own = [ownTexts['./en.json'], labelTexts[`${LABELS}/generated/en.json`], ...chosen];
  return Promise.all([import('ra-language-english'), ...own.map((load) => load?.())]);
}

/** Loads the texts of a locale; in English what has no words there yet. Rejects when they can't be fetched. */
export async function loadMessages(locale: Locale): Promise<TranslationMessages> {
  const [english, ...files] = await fetchMessages(locale);
  // English comes with react-admin; our own files have the words where others are wanted, each by its whole key.
  const texts = flattenTexts(mergeTexts(files.map((file) => file?.default ?? {})));
  return { ...english.default, ...texts, ...composeNames(composedNames, (key) => texts[key]) };
}
