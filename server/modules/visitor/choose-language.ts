/** The visitor's language: `?lang`, else the browser's, else the company's default, else English. */
import type { Context } from 'koa';
import { askedFor, fallbackLanguage, type Language, languageOfTag } from '../../../shared/i18n/languages.ts';

const MAX_HEADER_LENGTH = 500;
/** Of a tag of BCP 47 that somebody has use for. */
const MAX_TAG_LENGTH = 35;

export function chooseLanguage(context: Context, offered: readonly Language[], companyDefault?: Language): Language {
  const { lang } = context.query;
  const wanted = typeof lang === 'string' && lang.length <= MAX_TAG_LENGTH ? languageOfTag(lang) : null;
  if (wanted && offered.includes(wanted)) return wanted;
  const preferred = [companyDefault, fallbackLanguage].filter((language) => language !== undefined);
  const ordered = [...new Set([...preferred.filter((language) => offered.includes(language)), ...offered])];
  const [first = fallbackLanguage] = ordered;
  if (context.get('accept-language').length > MAX_HEADER_LENGTH) return first;
  // Without the header, and for `*`, the first of the list comes back.
  const accepted = context.acceptsLanguages(askedFor(ordered));
  return (accepted && languageOfTag(accepted)) || first;
}
