/** An invoice as a PDF/A-2a file: the same bytes for the same invoice, language and seller. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { newPdfDocument } from '../../../platform/pdf/pdf-document.ts';
import { bytesOf } from '../../../platform/storage/file-store.ts';
import type { Bill } from './bill.ts';
import type { Seller } from './seller.ts';
import { contentOf } from './content.ts';
import { drawContent } from './draw.ts';
import { createTextDrawer } from '../../../platform/pdf/draw-text.ts';

export function invoicePdf(locale: Locale, bill: Bill, seller: Seller): Promise<Buffer> {
  const content = contentOf(locale, bill, seller);
  const document = newPdfDocument({
    size: 'A4',
    // What is drawn says where; the package's own breaks must not come in between.
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: {
      // It goes into XML as it is: nothing that a person has written.
      Title: `${content.title} ${bill.number.replace(/[^\w-]/g, '')}`,
      CreationDate: bill.paidAt ?? bill.issuedAt,
      ModDate: bill.paidAt ?? bill.issuedAt,
    },
  });
  drawContent(document, createTextDrawer(document, locale), content);
  document.end();
  return bytesOf(document);
}
