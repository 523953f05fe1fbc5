/**
 * PDFKit, loaded when the first document is made. All of ours come from here: another copy of the package would have
 * another copy of the fonts' package, without what missing-anchors.ts mends in it.
 */
import type PDFDocument from 'pdfkit';
import { lazily } from '../../lazy.ts';

const load = lazily<typeof PDFDocument>('pdfkit');

/** As the package's constructor. */
export function newPdfDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const Document = load();
  return new Document(options);
}
