/** The texts of a locale: the app's own, and those of the entities. Each locale is a chunk that loads when it is chosen. */
import type { TranslationMessages } from 'ra-core';
import type { Locale } from './locales.ts';
import { mergeTexts, type TextTree } from './text-tree.ts';

type TextFile = { default: TextTree };

const ownTexts = import.meta.glob<TextFile>('./*.json');
/** English labels are printed from the schemas; the others are kept by hand. */
const labelTexts = import.meta.glob<TextFile>(['./generated/en.json', './labels/*.json']);

/** Loads the texts of a locale. Rejects when they can't be fetched. */
export async function loadMessages(locale: Locale): Promise<TranslationMessages> {
  const labels = labelTexts[locale === 'en' ? './generated/en.json' : `./labels/${locale}.json`];
  const files = await Promise.all([loadReactAdminTexts(locale), ownTexts[`./${locale}.json`]?.(), labels?.()]);
  // The widest type that both sides agree on; polyglot takes any tree of texts.
  const texts: unknown = mergeTexts(files.map((file) => file?.default ?? {}));
  return texts as TranslationMessages;
}

/** English comes with react-admin; our own file has the words where the spec wants others. */
async function loadReactAdminTexts(locale: Locale): Promise<TextFile | undefined> {
  if (locale !== 'en') return undefined;
  const { default: texts } = await import('ra-language-english');
  return { default: texts as unknown as TextTree };
}
