/** Whole prints around the code, ready to put up. */
import { bestOn } from '../survey/color.ts';
import { textIn } from '../survey/localize.ts';
import { BLACK, type Poster, type PrintedCode, type QrDesign, type Template, WHITE } from './design.ts';
import { cardHeight, drawCard } from './draw-card.ts';
import { type Drawing, type Measure, rectangle, type Shape, type Weight } from './drawing.ts';
import { fitLine, fitLines } from './fit-text.ts';

interface Page {
  /** In millimeters. */
  width: number;
  height: number;
  /** Stands on its fold: the same page twice, the upper one upside down. */
  isFolded?: boolean;
}

/** ISO 216 for the sheets; a tent is a third of an A4 across, folded in its middle. */
export const pages: Record<Template, Page> = {
  a6: { width: 105, height: 148 },
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 297 },
  table_tent: { width: 105, height: 148.5, isFolded: true },
  sticker: { width: 80, height: 100 },
};

/** Shares of the page's width. */
const MARGIN = 0.08;
const STRIPE = 0.035;
const LOGO_HEIGHT = 0.11;
const COMPANY = 0.042;
const TITLE = 0.082;
const NAME = 0.056;
const NOTE = 0.036;
const GAP = 0.04;
const WIDEST_CARD = 0.74;
const LEADING = 1.2;

interface Flow {
  shapes: Shape[];
  height: number;
}

interface Words {
  text: string;
  size: number;
  weight: Weight;
  color: string;
}

/** Things below each other, in the middle of a page. */
function createFlow(width: number, gap: number, measure: Measure) {
  const flow: Flow = { shapes: [], height: 0 };
  const next = () => (flow.height > 0 ? gap : 0);
  return {
    flow,
    write({ text, size, weight, color }: Words, isLong = false): void {
      if (text === '') return;
      const line = { text, width, size, weight };
      flow.height += next();
      for (const fitted of isLong ? fitLines(line, measure) : [fitLine(line, measure)]) {
        const y = flow.height + fitted.size;
        flow.shapes.push({ kind: 'text', ...fitted, x: 0, y, weight, color, anchor: 'middle' });
        flow.height += fitted.size * LEADING;
      }
    },
    show(file: string, height: number): void {
      flow.height += next();
      flow.shapes.push({ kind: 'picture', file, x: -width / 2, y: flow.height, width, height });
      flow.height += height;
    },
  };
}

interface Parts {
  design: QrDesign;
  poster: Poster;
  print: PrintedCode;
  measure: Measure;
  page: Page;
}

function header({ design, poster, print, measure, page: { width } }: Parts): Flow {
  const ink = design.foreground ?? BLACK;
  const { flow, write, show } = createFlow(width * (1 - 2 * MARGIN), width * GAP * 0.6, measure);
  if (poster.company_logo) show(poster.company_logo.file, width * LOGO_HEIGHT);
  else write({ text: print.company, size: width * COMPANY, weight: 600, color: ink });
  const title = textIn(print.language, poster.title).trim();
  write({ text: title, size: width * TITLE, weight: 600, color: ink }, true);
  return flow;
}

function footer({ design, poster, print, measure, page: { width } }: Parts): Flow {
  const color = design.foreground ?? BLACK;
  const { flow, write } = createFlow(width * (1 - 2 * MARGIN), width * GAP * 0.3, measure);
  if (poster.without_name !== true) write({ text: print.unit?.name ?? '', size: width * NAME, weight: 600, color });
  write({ text: textIn(print.language, poster.note).trim(), size: width * NOTE, weight: 400, color }, true);
  return flow;
}

/** One side of the print: header above, footer below, and between them the card as large as fits. */
function drawPage(parts: Parts): Shape[] {
  const { design, poster, print, measure, page } = parts;
  const { width, height } = page;
  const stripe = width * STRIPE;
  const margin = width * MARGIN;
  const above = header(parts);
  const below = footer(parts);
  const room = height - 2 * stripe - margin * 1.4 - above.height - below.height - 2 * width * GAP;
  const side = Math.min(width * WIDEST_CARD, room / cardHeight(design, print));
  const card = drawCard(design, print, side, measure);
  const top = stripe + margin * 0.7;
  const bottom = height - stripe - margin * 0.7 - below.height;
  const middle = (top + above.height + bottom) / 2;
  const background = design.background ?? WHITE;
  const accent = poster.color ?? design.frame?.color ?? design.foreground ?? BLACK;
  const stripes = rectangle(0, 0, width, stripe) + rectangle(0, height - stripe, width, stripe);
  return [
    { kind: 'path', d: rectangle(0, 0, width, height), paint: background },
    { kind: 'path', d: stripes, paint: accent },
    { kind: 'group', x: width / 2, y: top, shapes: above.shapes },
    { kind: 'group', x: (width - side) / 2, y: middle - card.height / 2, shapes: card.shapes },
    { kind: 'group', x: width / 2, y: bottom, shapes: below.shapes },
  ];
}

const FOLD = 0.1;
const DASH = 2;

/** Where to fold. */
function foldLine(width: number, y: number, background: string): Shape {
  let d = '';
  for (let x = DASH; x + DASH < width; x += 2 * DASH) d += rectangle(x, y - FOLD / 2, DASH, FOLD);
  return { kind: 'path', d, paint: bestOn(background, [BLACK, WHITE]) };
}

export function drawPoster(
  design: QrDesign,
  template: Template,
  poster: Poster,
  print: PrintedCode,
  measure: Measure,
): Drawing {
  const page = pages[template];
  const { width, height } = page;
  const shapes = drawPage({ design, poster, print, measure, page });
  if (!page.isFolded) return { width, height, shapes };
  return {
    width,
    height: 2 * height,
    shapes: [
      { kind: 'group', x: width, y: height, isTurned: true, shapes },
      { kind: 'group', x: 0, y: height, shapes },
      foldLine(width, height, design.background ?? WHITE),
    ],
  };
}
