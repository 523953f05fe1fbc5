/** The texts of reports of results: one JSON file a locale beside this one. */
import { openTexts } from '../../../../i18n/texts.ts';

export const { load: loadResultTexts, translate: resultText } = openTexts(new URL('./i18n/', import.meta.url));
