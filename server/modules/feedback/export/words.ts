/** The texts of exports, and those of surveys as an export says them. */
import { textIn } from '../../../../shared/survey/localize.ts';
import { withoutPlaces } from '../../../../shared/survey/places.ts';
import { messagesOf } from '../../../../public-app/i18n/messages.ts';
import { translate as translateMessage } from '../../../../public-app/i18n/translate.ts';
import type { Words } from '../../../../shared/questions/kind.ts';
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { openTexts } from '../../../i18n/texts.ts';

export const { load: loadTexts, translate } = openTexts(new URL('./i18n/', import.meta.url));

/** A survey's texts in the reader's language, else in the survey's first one. */
export function wordsOf(locale: Locale, survey: SurveyDocument): Words {
  const messages = messagesOf(locale);
  return {
    // A column is that of all answers.
    localize: (text) => withoutPlaces(textIn(locale, text, survey.languages?.[0])),
    translate: (key, parameters) => translateMessage(messages, key, parameters),
  };
}
