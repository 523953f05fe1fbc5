/** The texts of the program: first those of the pages before the login alone, all once somebody goes on. */
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { entranceTexts } from 'virtual:entrance-texts';
import type { Locale } from '../i18n/locales.ts';
import { fetchMessages, loadMessages } from '../i18n/messages.ts';
import { loadChunk } from '../ui/chunks/load-chunk.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';

export interface Texts {
  i18nProvider: I18nProvider;
  /** Whether all are there. */
  areAll(): boolean;
  /** Resolves when they are, or with what keeps them from coming. */
  all(): Promise<Error | null>;
  /** Fetches them, without doing anything with them. */
  fetchAll(): void;
}

async function loadEntranceMessages(locale: Locale): Promise<TranslationMessages> {
  const load = entranceTexts[locale];
  if (!load) return loadMessages(locale);
  const [english, own] = await Promise.all([import('ra-language-english'), load()]);
  return { ...english.default, ...own.default };
}

/**
 * Resolves when the texts of the first language are there.
 * @param isOutside whether the first page is one before the login
 */
export async function createTexts(locale: Locale, isOutside: boolean): Promise<Texts> {
  let areAll = !isOutside || entranceTexts[locale] === undefined;
  let coming: Promise<Error | null> | undefined;
  const load = (chosen: Locale) => (areAll ? loadMessages(chosen) : loadEntranceMessages(chosen));
  const i18nProvider = createI18nProvider({ locale, messages: await load(locale) }, load);

  async function bring(): Promise<Error | null> {
    try {
      const chosen = i18nProvider.getLocale() as Locale;
      await loadChunk(() => fetchMessages(chosen));
      areAll = true;
      await i18nProvider.changeLocale(chosen);
      return null;
    } catch (error) {
      // A browser keeps what failed: only a reload of the page helps.
      return error as Error;
    }
  }
  return {
    i18nProvider,
    areAll: () => areAll,
    all: () => (coming ??= bring()),
    fetchAll: () => void (areAll || fetchMessages(i18nProvider.getLocale() as Locale).catch(() => undefined)),
  };
}
