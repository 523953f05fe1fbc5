/** The texts of the simulated bank's page: one JSON file a locale. */
import { openTexts } from '../../../../i18n/texts.ts';

export const { load: loadBankTexts, translate: bankText } = openTexts(new URL('./i18n/', import.meta.url));
