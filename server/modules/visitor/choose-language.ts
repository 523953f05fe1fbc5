/** The visitor's language: `?lang`, else the browser's, else the company's default, else English. */
import type { Context } from 'koa';
import { fallbackLanguage, isLanguage, type Language } from '../../../shared/i18n/languages.ts';

const MAX_HEADER_LENGTH = 500;

export function chooseLanguage(context: Context, offered: readonly Language[], companyDefault?: Language): Language {
  const { lang } = context.query;
  if (isLanguage(lang) && offered.includes(lang)) return lang;
  const preferred = [companyDefault, fallbackLanguage].filter((language) => language !== undefined);
  const ordered = [...new Set([...preferred.filter((language) => offered.includes(language)), ...offered])];
  const [first = fallbackLanguage] = ordered;
  if (context.get('accept-language').length > MAX_HEADER_LENGTH) return first;
  // Without the header, and for `*`, the first of the list comes back.
  const accepted = context.acceptsLanguages(ordered);
  return isLanguage(accepted) ? accepted : first;
}
