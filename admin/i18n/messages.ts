/** The texts of a locale: the app's own, and those of the entities. Each locale is a chunk that loads when it is chosen. */
import type { TranslationMessages } from 'ra-core';
import type { Locale } from './locales.ts';

type TextTree = { [key: string]: string | TextTree };
type TextFile = { default: TextTree };

const ownTexts = import.meta.glob<TextFile>('./*.json');
/** English labels are printed from the schemas; the others are kept by hand. */
const labelTexts = import.meta.glob<TextFile>(['./generated/en.json', './labels/*.json']);

/** Loads the texts of a locale. Rejects when they can't be fetched. */
export async function loadMessages(locale: Locale): Promise<TranslationMessages> {
  const labels = labelTexts[locale === 'en' ? './generated/en.json' : `./labels/${locale}.json`];
  const [own, entities] = await Promise.all([ownTexts[`./${locale}.json`]?.(), labels?.()]);
  return { ...own?.default, ...entities?.default } as unknown as TranslationMessages;
}
