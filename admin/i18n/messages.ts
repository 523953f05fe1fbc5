/** The texts of a locale: the app's own, and those of the entities. Each locale is a chunk that loads when it is chosen. */
import type { TranslationMessages } from 'ra-core';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { mergeTexts, type TextTree } from './text-tree.ts';

type TextFile = { default: TextTree };

const ownTexts = import.meta.glob<TextFile>('./*.json');
/** English labels are printed from the schemas; the others are kept by hand. */
const labelTexts = import.meta.glob<TextFile>(['./generated/en.json', './labels/*.json']);

/** Loads the texts of a locale; in English what has no words there yet. Rejects when they can't be fetched. */
export async function loadMessages(locale: Locale): Promise<TranslationMessages> {
  const chosen = locale === DEFAULT_LOCALE ? [] : [ownTexts[`./${locale}.json`], labelTexts[`./labels/${locale}.json`]];
  const files = await Promise.all([
    // English comes with react-admin; our own file has the words where the spec wants others.
    import('ra-language-english').then(({ default: texts }: { default: unknown }) => ({ default: texts as TextTree })),
    ...[ownTexts['./en.json'], labelTexts['./generated/en.json'], ...chosen].map((load) => load?.()),
  ]);
  // The widest type that both sides agree on; polyglot takes any tree of texts.
  const texts: unknown = mergeTexts(files.map((file) => file?.default ?? {}));
  return texts as TranslationMessages;
}
