/** The texts of reports and of the page that ends them: one JSON file a locale beside this one. */
import { openTexts } from '../../../i18n/texts.ts';

export const { load: loadReportTexts, translate: reportText } = openTexts(new URL('./i18n/', import.meta.url));
