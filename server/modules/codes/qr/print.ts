/** Prints of a code as files: the one drawing as SVG, PNG or PDF. */
import { sharp } from '../../../platform/media/sharp.ts';
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import type { Drawing } from '../../../../shared/qr/drawing.ts';
import { drawPrint } from '../../../../shared/qr/draw-print.ts';
import { matrixOf, QUIET_ZONE } from '../../../../shared/qr/matrix.ts';
import { toSvg } from '../../../../shared/qr/svg.ts';
import { type GlyphOutlines, glyphOutlinesOf } from './glyph-outlines.ts';

/** Stored pictures of designs by their names, as PNG. */
export type Pictures = ReadonlyMap<string, Buffer>;

export interface Print {
  drawing: Drawing;
  letters: GlyphOutlines;
  title: string;
  pictures: Pictures;
}

export function printOf(design: QrDesign, print: PrintedCode, pictures: Pictures): Print {
  const letters = glyphOutlinesOf(print.language);
  const title = [print.unit?.name, print.code].filter(Boolean).join(' · ');
  return { drawing: drawPrint(design, print, letters.measure), letters, title, pictures };
}

export const svgOf = ({ drawing, letters, title, pictures }: Print): string =>
  toSvg(drawing, title, {
    outline: (text) => letters.outline(text),
    pictureAddress(file) {
      const bytes = pictures.get(file);
      return bytes && `data:image/png;base64,${bytes.toString('base64')}`;
    },
  });

/** Pixels a module where the code is all that there is: sharp edges, 8.5 cm at 300 dpi. */
const PIXELS_PER_MODULE = 24;
const MILLIMETERS_PER_INCH = 25.4;
const PRINT_DPI = 300;
/** That a design is read at: what a camera makes of a print that is a hand's width away. */
const READ_PIXELS = 6;

const isBare = ({ frame, poster }: QrDesign): boolean => frame === undefined && poster?.template === undefined;

const modulesOf = (design: QrDesign, { address }: PrintedCode): number =>
  matrixOf(address, design.logo !== undefined).size + 2 * QUIET_ZONE;

const drawn = (svg: string, width: number): Promise<Buffer> =>
  // Of the size at which the file says that it is, so that it is drawn once and not enlarged.
  sharp(Buffer.from(svg), { density: 96, limitInputPixels: false, unlimited: true }).resize({ width }).png().toBuffer();

/** A drawing at so many pixels across. */
export function pngAt(print: Print, width: number): Promise<Buffer> {
  const svg = svgOf(print).replace(/ width="[^"]+mm" height="[^"]+mm"/, sizeInPixels(print.drawing, width));
  return drawn(svg, width);
}

const sizeInPixels = ({ width, height }: Drawing, pixels: number): string =>
  ` width="${pixels}" height="${Math.round((pixels * height) / width)}"`;

/** For print: at 300 dpi, or with whole pixels a module. */
export function pngOf(design: QrDesign, code: PrintedCode, print: Print): Promise<Buffer> {
  const pixels = isBare(design)
    ? modulesOf(design, code) * PIXELS_PER_MODULE
    : Math.round((print.drawing.width / MILLIMETERS_PER_INCH) * PRINT_DPI);
  return pngAt(print, pixels);
}

/** Small, to be read: a code takes at least a third of any print's width. */
export const pngToRead = (design: QrDesign, code: PrintedCode, print: Print): Promise<Buffer> =>
  pngAt(print, modulesOf(design, code) * READ_PIXELS * (isBare(design) ? 1 : 2));
