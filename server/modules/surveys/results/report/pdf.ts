/** A report of results as a PDF/A-2a file. */
import { createTextDrawer } from '../../../../platform/pdf/draw-text.ts';
import { newPdfDocument } from '../../../../platform/pdf/pdf-document.ts';
import { bytesOf } from '../../../../platform/storage/file-store.ts';
import type { ReportOrder } from './blocks.ts';
import { contentOf } from './content.ts';
import { drawReport } from './draw.ts';
import { resultText } from './texts.ts';

/** Takes the processor for up to some seconds: see apart.ts. */
export function reportPdf(order: ReportOrder): Promise<Buffer> {
  const { locale, results } = order;
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
    // It goes into XML as it is: nothing that a person has written.
    info: { Title: `${resultText(locale, 'file')} ${results.current.from} – ${results.current.to}` },
  });
  drawReport(document, createTextDrawer(document, locale), contentOf(order));
  document.end();
  return bytesOf(document);
}
