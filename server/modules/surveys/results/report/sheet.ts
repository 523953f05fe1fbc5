/** A report as it is drawn, from the top down. */
import { leadingOf, type Style, type TextDrawer } from '../../../../platform/pdf/draw-text.ts';
import { inner, page } from '../../../../platform/pdf/look.ts';

export interface Sheet {
  document: PDFKit.PDFDocument;
  writer: TextDrawer;
  /** Of the document: what it is made of, in the order of reading. */
  root: PDFKit.PDFStructureElement;
  /** Where the next part begins; moved on by each. In points, as all lengths. */
  y: number;
}

export const left = page.margin;

/** What is seen and means nothing to who has it read aloud: the texts beside it say the same. */
export function decorate({ document }: Sheet, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** Begins another page where so much does not fit. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y === page.margin || sheet.y + height <= page.height - page.bottom) return;
  sheet.document.addPage();
  sheet.y = page.margin;
}

/** A text at a place, as a part of its own; answers its height. */
export function say(
  { document, writer, root }: Sheet,
  tag: 'H1' | 'H2' | 'H3' | 'P',
  text: string,
  place: { x: number; y: number; width: number; align?: 'right' },
  style: Style,
): number {
  let height = 0;
  const write = (): void => {
    height = writer.write(text, { ...place, y: place.y + style.size }, style);
  };
  root.add(document.struct(tag, {}, write));
  return height;
}

/** A text over the whole width, or a part of it, below what was drawn before. */
export function sayBelow(sheet: Sheet, tag: 'H1' | 'H2' | 'H3' | 'P', text: string, style: Style): void {
  sheet.y += say(sheet, tag, text, { x: left, y: sheet.y, width: inner }, style);
}

export const lineHeight = (style: Style): number => leadingOf(style);
