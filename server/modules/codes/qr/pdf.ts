/** Prints as a PDF: each a page of its own, or several on a sheet with crop marks. Written as the prints come. */
import type { Readable } from 'node:stream';
import { newPdfDocument } from '../../../platform/pdf/pdf-document.ts';
import type { Drawing, GradientPaint, GroupShape, Paint, PictureShape, Shape } from '../../../../shared/qr/drawing.ts';
import { type Form, openForms } from './pdf-forms.ts';
import type { Print } from './print.ts';

export const papers = ['design', 'a6', 'a5', 'a4', 'sheet'] as const;
/** `design`: as large as the design is. `sheet`: as many as fit on an A4, to be cut. */
export type Paper = (typeof papers)[number];

interface Size {
  width: number;
  height: number;
}

const A4: Size = { width: 210, height: 297 };
/** ISO 216, in millimeters. */
const SIZES: Record<'a6' | 'a5' | 'a4', Size> = {
  a6: { width: 105, height: 148 },
  a5: { width: 148, height: 210 },
  a4: A4,
};

const POINTS_PER_MILLIMETER = 72 / 25.4;
/** Of paper around a print that does not fill it. */
const MARGIN = 8;
/** Room for crop marks between two prints and at the sheet's edge. */
const GUTTER = 10;
const MARK = { length: 4, distance: 1, width: 0.1 };

/** Where a print stands on its page, in millimeters. */
export interface Place {
  page: Size;
  x: number;
  y: number;
  scale: number;
  isFirst: boolean;
  hasMarks: boolean;
}

/** @param index of the print in the file; on a sheet all are of the size of the first */
export function placeOf({ width, height }: Size, paper: Paper, index: number): Place {
  if (paper === 'design') return { page: { width, height }, x: 0, y: 0, scale: 1, isFirst: true, hasMarks: false };
  if (paper !== 'sheet') return onPaper({ width, height }, SIZES[paper]);
  const columns = Math.floor((A4.width - GUTTER) / (width + GUTTER));
  const rows = Math.floor((A4.height - GUTTER) / (height + GUTTER));
  if (columns < 1 || rows < 1) {
    const page = { width: width + 2 * GUTTER, height: height + 2 * GUTTER };
    return { page, x: GUTTER, y: GUTTER, scale: 1, isFirst: true, hasMarks: true };
  }
  const at = index % (columns * rows);
  const left = (A4.width - columns * (width + GUTTER) + GUTTER) / 2;
  const top = (A4.height - rows * (height + GUTTER) + GUTTER) / 2;
  return {
    page: A4,
    x: left + (at % columns) * (width + GUTTER),
    y: top + Math.floor(at / columns) * (height + GUTTER),
    scale: 1,
    isFirst: at === 0,
    hasMarks: true,
  };
}

/** As large as fits; what is of the paper's own shape fills it. */
function onPaper({ width, height }: Size, page: Size): Place {
  const full = Math.min(page.width / width, page.height / height);
  const isSameShape = Math.abs(page.width / width - page.height / height) < 0.02 * full;
  const margin = isSameShape ? 0 : MARGIN;
  const scale = Math.min((page.width - 2 * margin) / width, (page.height - 2 * margin) / height);
  const x = (page.width - width * scale) / 2;
  return { page, x, y: (page.height - height * scale) / 2, scale, isFirst: true, hasMarks: false };
}

export interface PdfFile {
  bytes: Readable;
  /** To be waited for before the next one is added. */
  add(print: Print): Promise<void>;
  end(): void;
}

export function openPdf(title: string, paper: Paper): PdfFile {
  const document = newPdfDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    info: { Title: title },
    displayTitle: true,
  });
  const pictures = new Map<string, PDFKit.Mixins.ImageSrc>();
  const makeForms = openForms(document);
  let count = 0;
  let last: Size | undefined;
  return {
    bytes: document,
    async add(print) {
      const forms = await makeForms(print);
      // A print of another size begins a sheet of its own.
      if (last?.width !== print.drawing.width || last.height !== print.drawing.height) count = 0;
      last = print.drawing;
      const place = placeOf(print.drawing, paper, count++);
      const { page, x, y, scale } = place;
      const { width, height } = page;
      if (place.isFirst)
        document.addPage({ size: [width * POINTS_PER_MILLIMETER, height * POINTS_PER_MILLIMETER], margin: 0 });
      document.save().scale(POINTS_PER_MILLIMETER);
      if (place.hasMarks) drawMarks(document, x, y, print.drawing);
      document.translate(x, y).scale(scale);
      drawShapes({ document, print, pictures, forms }, print.drawing.shapes);
      document.restore();
    },
    end: () => document.end(),
  };
}

/** Two lines at each corner, outside of what stays. */
function drawMarks(document: PDFKit.PDFDocument, x: number, y: number, { width, height }: Drawing): void {
  const { length, distance } = MARK;
  document.lineWidth(MARK.width).strokeColor('black');
  for (const [cornerX, outwardsX] of [[x, -1] as const, [x + width, 1] as const])
    for (const [cornerY, outwardsY] of [[y, -1] as const, [y + height, 1] as const]) {
      const from = { x: cornerX + outwardsX * distance, y: cornerY + outwardsY * distance };
      const to = { x: from.x + outwardsX * length, y: from.y + outwardsY * length };
      document.moveTo(from.x, cornerY).lineTo(to.x, cornerY).stroke();
      document.moveTo(cornerX, from.y).lineTo(cornerX, to.y).stroke();
    }
}

interface Scene {
  document: PDFKit.PDFDocument;
  print: Print;
  pictures: Map<string, PDFKit.Mixins.ImageSrc>;
  /** By their paths. */
  forms: ReadonlyMap<string, Form>;
}

function drawShapes(scene: Scene, shapes: Shape[]): void {
  for (const shape of shapes) drawShape(scene, shape);
}

function drawShape(scene: Scene, shape: Shape): void {
  const { document, print } = scene;
  if (shape.kind === 'group') return drawGroup(scene, shape);
  if (shape.kind === 'picture') return drawPicture(scene, shape);
  const [d, paint]: [string, Paint] =
    shape.kind === 'path' ? [shape.d, shape.paint] : [print.letters.outline(shape), shape.color];
  const form = scene.forms.get(d);
  if (!form) return;
  document.fillColor(typeof paint === 'string' ? paint : gradientOf(document, paint));
  form.show(document);
}

function drawGroup(scene: Scene, { x, y, scale = 1, isTurned = false, shapes }: GroupShape): void {
  const { document } = scene;
  document.save().translate(x, y);
  if (isTurned) document.rotate(180);
  document.scale(scale);
  drawShapes(scene, shapes);
  document.restore();
}

function drawPicture({ document, print, pictures }: Scene, { file, x, y, width, height }: PictureShape): void {
  const bytes = print.pictures.get(file);
  if (bytes === undefined) return;
  // Embedded once, however many prints show it.
  const picture = pictures.get(file) ?? openPicture(document, bytes);
  pictures.set(file, picture);
  document.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' });
}

/** `openImage` is a part of the package that its types do not tell of. */
function openPicture(document: PDFKit.PDFDocument, bytes: Buffer): PDFKit.Mixins.ImageSrc {
  const { openImage } = document as unknown as { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc };
  return openImage.call(document, bytes);
}

function gradientOf(document: PDFKit.PDFDocument, { kind, x1, y1, x2, y2, from, to }: GradientPaint) {
  const gradient =
    kind === 'linear'
      ? document.linearGradient(x1, y1, x2, y2)
      : document.radialGradient(x1, y1, 0, x1, y1, Math.hypot(x2 - x1, y2 - y1));
  return gradient.stop(0, from).stop(1, to);
}
