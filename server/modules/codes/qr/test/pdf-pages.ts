/** Opens a PDF with a reader of another make (Chromium's), and shows its pages as a printer would. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

const POINTS_PER_INCH = 72;
const MILLIMETERS_PER_INCH = 25.4;

export interface PdfPage {
  /** In millimeters. */
  width: number;
  height: number;
  /** PNG. */
  picture: Buffer;
}

/** @param dpi at which the pages are drawn */
export async function pagesOf(pdf: Buffer, dpi = 150): Promise<PdfPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: PdfPage[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const { data, width, height } = await page.render({ scale: dpi / POINTS_PER_INCH, render: 'bitmap' });
    const millimeters = (points: number): number => (points / POINTS_PER_INCH) * MILLIMETERS_PER_INCH;
    pages.push({
      width: millimeters(originalWidth),
      height: millimeters(originalHeight),
      picture: await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    });
  }
  document.destroy();
  library.destroy();
  return pages;
}
