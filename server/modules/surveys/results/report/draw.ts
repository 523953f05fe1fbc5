/** Draws a report of results. Each part is tagged, so that it can be read aloud in its order. */
import type { TextDrawer } from '../../../../platform/pdf/draw-text.ts';
import { colors, inner, MARK, page } from '../../../../platform/pdf/look.ts';
import type { Block, Figure, ReportContent } from './blocks.ts';
import { drawPlot, leastHeightOf } from './plots.ts';
import { decorate, left, makeRoom, say, sayBelow, type Sheet } from './sheet.ts';
import { OTHER, styles } from './styles.ts';

const GAP = 20;

export function drawReport(document: PDFKit.PDFDocument, writer: TextDrawer, content: ReportContent): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const sheet: Sheet = { document, writer, root, y: page.margin };
  drawHeading(sheet, content);
  if (content.notice !== null) sayBelow(sheet, 'P', content.notice, styles.body);
  if (content.figures.length > 0) drawFigures(sheet, content.figures);
  for (const { title, blocks, note } of content.parts) {
    const [first] = blocks;
    if (title !== null && first) {
      makeRoom(sheet, GAP + styles.part.size + heightOf(sheet, first));
      sayBelow(sheet, 'H2', title, styles.part);
      sheet.y += 10;
    }
    for (const block of blocks) drawBlock(sheet, block);
    if (note !== null) {
      makeRoom(sheet, GAP);
      sayBelow(sheet, 'P', note, styles.quiet);
      sheet.y += GAP;
    }
  }
  root.end();
  drawFooters(sheet, content);
}

function drawHeading(sheet: Sheet, { title, about, compared }: ReportContent): void {
  decorate(sheet, () => {
    sheet.document
      .save()
      .translate(left - 4, sheet.y - 2)
      .scale(1.2)
      .path(MARK)
      .fill(colors.accent)
      .restore();
  });
  sheet.y += say(sheet, 'H1', title, { x: left + 32, y: sheet.y, width: inner - 32 }, styles.title) + 4;
  sayBelow(sheet, 'P', about, styles.body);
  if (compared) {
    sayBelow(sheet, 'P', compared.label, styles.body);
    sheet.y += 6;
    drawKey(sheet, compared);
  }
  sheet.y += GAP;
}

/** Which side is drawn in which color. */
function drawKey(sheet: Sheet, { current, other }: NonNullable<ReportContent['compared']>): void {
  const half = inner / 2;
  const heights = [current, other].map((name, at) => {
    const x = left + at * half;
    decorate(sheet, () =>
      sheet.document.roundedRect(x, sheet.y + 2.5, 14, 6, 2).fill(at === 0 ? colors.accent : OTHER),
    );
    return say(sheet, 'P', name, { x: x + 20, y: sheet.y, width: half - 28 }, styles.quiet);
  });
  sheet.y += Math.max(...heights);
}

const PADDING = 14;

function drawFigures(sheet: Sheet, figures: readonly Figure[]): void {
  const { document, writer } = sheet;
  const width = inner / figures.length;
  const textWidth = width - 2 * PADDING;
  const height =
    2 * PADDING +
    Math.max(
      ...figures.map(
        ({ label, value, about }) =>
          writer.heightOf(label, textWidth, styles.quiet) +
          writer.heightOf(value, textWidth, styles.value) +
          (about === '' ? 0 : writer.heightOf(about, textWidth, styles.quiet)),
      ),
    );
  decorate(sheet, () => document.roundedRect(left, sheet.y, inner, height, 6).fill(colors.strip));
  figures.forEach(({ label, value, about }, at) => {
    const x = left + at * width + PADDING;
    let y = sheet.y + PADDING;
    y += say(sheet, 'P', label, { x, y, width: textWidth }, styles.quiet);
    y += say(sheet, 'P', value, { x, y, width: textWidth }, styles.value);
    if (about !== '') say(sheet, 'P', about, { x, y, width: textWidth }, styles.quiet);
  });
  sheet.y += height + GAP;
}

/** Its words, and as much of its plot as has to stand below them. */
function heightOf(sheet: Sheet, { title, about, figure, plot }: Block): number {
  const { writer } = sheet;
  return (
    writer.heightOf(title, inner, styles.name) +
    (about === null ? 0 : writer.heightOf(about, inner, styles.quiet)) +
    (figure === null ? 0 : writer.heightOf(figure, inner, styles.figure)) +
    leastHeightOf(sheet, plot)
  );
}

function drawBlock(sheet: Sheet, block: Block): void {
  const { title, about, figure, plot } = block;
  makeRoom(sheet, heightOf(sheet, block));
  sayBelow(sheet, 'H3', title, styles.name);
  if (about !== null) sayBelow(sheet, 'P', about, styles.quiet);
  if (figure !== null) {
    sheet.y += 3;
    sayBelow(sheet, 'P', figure, styles.figure);
  }
  sheet.y += 6;
  drawPlot(sheet, plot);
  sheet.y += GAP;
}

const NUMBER_WIDTH = 110;

/** On each page, once it is known how many there are. */
function drawFooters({ document, writer }: Sheet, { title, counted, pageText }: ReportContent): void {
  const { start, count } = document.bufferedPageRange();
  const y = page.height - 56;
  const width = inner - NUMBER_WIDTH;
  const [first = ''] = writer.linesOf(
    [title, counted].filter((text) => text !== null).join(' · '),
    width,
    styles.quiet,
  );
  for (let at = 0; at < count; at++) {
    document.switchToPage(start + at);
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .moveTo(left, y - 18)
      .lineTo(left + inner, y - 18)
      .lineWidth(0.75)
      .strokeColor(colors.hairline)
      .stroke();
    writer.write(first, { x: left, y, width }, styles.quiet);
    writer.write(pageText(at + 1, count), { x: left, y, width: inner, align: 'right' }, styles.quiet);
    document.endMarkedContent();
  }
}
