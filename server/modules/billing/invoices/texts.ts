/** The texts of invoices: one JSON file a locale beside this one. */
import { openTexts } from '../../../i18n/texts.ts';

export const { load: loadInvoiceTexts, translate: invoiceText } = openTexts(new URL('./i18n/', import.meta.url));
