/** The bytes of one print in a format. */
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import { bytesOf } from '../../../platform/storage/file-store.ts';
import type { PrintFormat } from './options.ts';
import { openPdf, type Paper } from './pdf.ts';
import { pngOf, type Print, svgOf } from './print.ts';

export interface Drawn {
  design: QrDesign;
  code: PrintedCode;
  print: Print;
}

/** @param paper of a PDF */
export async function writePrint({ design, code, print }: Drawn, format: PrintFormat, paper: Paper): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svgOf(print));
  if (format === 'png') return pngOf(design, code, print);
  const pdf = openPdf(print.title, paper);
  await pdf.add(print);
  pdf.end();
  return bytesOf(pdf.bytes);
}
