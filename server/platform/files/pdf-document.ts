/** PDFKit, loaded when the first document is made. */
import type PDFDocument from 'pdfkit';
import { lazily } from '../lazy.ts';

const load = lazily<typeof PDFDocument>('pdfkit');

/** As the package's constructor. */
export function newPdfDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const Document = load();
  return new Document(options);
}
