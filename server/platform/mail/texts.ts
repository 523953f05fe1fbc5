/** The texts of mails: one JSON file a locale beside this one. */
import { openTexts } from '../../i18n/texts.ts';

export const { load: loadMailTexts, translate: mailText } = openTexts(new URL('./i18n/', import.meta.url));
