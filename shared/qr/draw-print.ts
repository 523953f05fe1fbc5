/** A design and whose code it is, as one drawing: the same on the server, in files, and in the back office. */
import type { PrintedCode, QrDesign } from './design.ts';
import { drawCard } from './draw-card.ts';
import { drawPoster } from './draw-poster.ts';
import type { Drawing, Measure } from './drawing.ts';

/** In millimeters, of a print without a poster. */
const CARD_WIDTH = 60;

/**
 * @param measure by the font that the drawing is written with
 * @returns in millimeters; 60 wide without a poster, else of the poster's size
 */
export function drawPrint(design: QrDesign, print: PrintedCode, measure: Measure): Drawing {
  const { poster } = design;
  if (poster?.template) return drawPoster(design, poster.template, poster, print, measure);
  return { width: CARD_WIDTH, ...drawCard(design, print, CARD_WIDTH, measure) };
}

/** The code alone, in its colors and shapes: without frame, texts and poster. */
export function codeOnly({ frame: _frame, poster: _poster, ...design }: QrDesign): QrDesign {
  return design;
}
