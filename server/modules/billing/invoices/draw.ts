/** Draws an invoice from the top down. Each part is tagged, so that it can be read aloud in its order. */
import type { Content, Labelled, Party } from './content.ts';
import { stateColors, styles } from './styles.ts';
import { leadingOf, type TextDrawer, type Style } from '../../../platform/pdf/draw-text.ts';
import { colors, inner, MARK, page } from '../../../platform/pdf/look.ts';

interface Sheet {
  document: PDFKit.PDFDocument;
  writer: TextDrawer;
  /** Of the document: what it is made of, in the order of reading. */
  root: PDFKit.PDFStructureElement;
  /** Where the next part begins; moved on by each. */
  y: number;
}

const left = page.margin;
const GAP = 24;
const COLUMN_GAP = 24;

export function drawContent(document: PDFKit.PDFDocument, writer: TextDrawer, content: Content): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const sheet: Sheet = { document, writer, root, y: page.margin };
  drawHeading(sheet, content);
  drawFacts(sheet, content);
  drawParties(sheet, content.parties);
  drawTable(sheet, content);
  drawSums(sheet, content);
  drawNote(sheet, content);
  root.end();
  drawFooters(sheet, content);
}

/** What is seen and means nothing. */
function decorate({ document }: Sheet, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

const hairline = (sheet: Sheet, y: number, color = colors.hairline, x = left): void =>
  decorate(sheet, () => {
    sheet.document
      .moveTo(x, y)
      .lineTo(left + inner, y)
      .lineWidth(color === colors.hairline ? 0.75 : 1.25)
      .strokeColor(color)
      .stroke();
  });

/** Begins another page where a part does not fit. */
function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= page.height - page.bottom) return;
  sheet.document.addPage();
  sheet.y = page.margin;
}

const ascent = ({ size }: Style): number => size;

function drawHeading(sheet: Sheet, { seller, title }: Content): void {
  const { document, writer, root } = sheet;
  decorate(sheet, () => {
    document
      .save()
      .translate(left - 4, sheet.y - 2)
      .scale(1.2)
      .path(MARK)
      .fill(colors.accent)
      .restore();
  });
  const half = inner / 2;
  let height = 0;
  root.add(
    document.struct('P', {}, () => {
      const placed = { x: left + 32, y: sheet.y + 4 + ascent(styles.seller), width: half - 32 };
      height = writer.write(seller, placed, styles.seller);
    }),
  );
  root.add(
    document.struct('H1', {}, () => {
      const placed = { x: left + half, y: sheet.y + ascent(styles.title), width: half, align: 'right' as const };
      height = Math.max(height, writer.write(title, placed, styles.title));
    }),
  );
  sheet.y += height + GAP;
}

const PADDING = 14;

function drawFacts(sheet: Sheet, { facts, state }: Content): void {
  const { document, writer } = sheet;
  const width = (inner - 2 * PADDING) / (facts.length + 1);
  const textWidth = width - 10;
  const heights = facts.map(
    ({ label, text }) =>
      writer.heightOf(label, textWidth, styles.label) + writer.heightOf(text, textWidth, styles.fact),
  );
  const height = Math.max(...heights) + 2 * PADDING - 4;
  const top = sheet.y;
  decorate(sheet, () => document.roundedRect(left, top, inner, height, 6).fill(colors.strip));
  facts.forEach((fact, at) => drawFact(sheet, fact, { x: left + PADDING + at * width, width: textWidth }));
  const chip = stateColors[state.kind];
  const style: Style = { ...styles.label, weight: 600, size: 9.5, color: chip.text };
  const chipWidth = writer.widthOf(state.text, style) + 20;
  const x = left + inner - PADDING - chipWidth;
  const middle = top + height / 2;
  decorate(sheet, () => document.roundedRect(x, middle - 10, chipWidth, 20, 10).fill(chip.surface));
  sheet.root.add(
    document.struct(
      'P',
      {},
      () => void writer.write(state.text, { x: x + 10, y: middle + 3.4, width: chipWidth }, style),
    ),
  );
  sheet.y += height + GAP;
}

function drawFact(
  { document, writer, root, y }: Sheet,
  { label, text }: Labelled,
  at: { x: number; width: number },
): void {
  root.add(
    document.struct('P', {}, () => {
      const top = y + PADDING - 2;
      const height = writer.write(label, { ...at, y: top + ascent(styles.label) }, styles.label);
      writer.write(text, { ...at, y: top + height + ascent(styles.fact) }, styles.fact);
    }),
  );
}

const SMALL = 0.7;

function drawParties(sheet: Sheet, parties: readonly Party[]): void {
  const { writer } = sheet;
  const width = (inner - COLUMN_GAP) / 2;
  const room = page.height - page.bottom - sheet.y;
  const fits = parties.every(({ lines }) => {
    const heights = lines.map((line) => writer.heightOf(line, width, styles.body));
    return heights.reduce((sum, height) => sum + height, leadingOf(styles.name) * 2) < room;
  });
  // The longest address that can be stored fits in small letters.
  const factor = fits ? 1 : SMALL;
  const heights = parties.map((party, at) =>
    drawParty(sheet, party, { x: left + at * (width + COLUMN_GAP), width, factor }),
  );
  sheet.y += Math.max(...heights) + GAP;
}

interface PartyPlace {
  x: number;
  width: number;
  /** Of its letters' size. */
  factor: number;
}

function drawParty({ document, writer, root, y }: Sheet, { label, lines }: Party, place: PartyPlace): number {
  const { x, width, factor } = place;
  let height = 0;
  const write = (text: string, style: Style) => {
    const scaled = { ...style, size: style.size * factor };
    height += writer.write(text, { x, width, y: y + height + ascent(scaled) }, scaled);
  };
  root.add(
    document.struct('P', {}, () => {
      write(label, styles.label);
      lines.forEach((line, index) => write(line, index === 0 ? styles.name : styles.body));
    }),
  );
  return height;
}

const AMOUNT_WIDTH = 130;

function drawTable(sheet: Sheet, { columns, line }: Content): void {
  const { document, writer, root } = sheet;
  const textWidth = inner - AMOUNT_WIDTH - COLUMN_GAP;
  const amountAt = { x: left + inner - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' as const };
  const height =
    writer.heightOf(line.title, textWidth, styles.name) + writer.heightOf(line.text, textWidth, styles.quiet);
  makeRoom(sheet, height + 48);
  const table = document.struct('Table');
  root.add(table);
  const [description, amount] = columns;
  const headY = sheet.y + ascent(styles.label);
  const head = document.struct('TR');
  table.add(head);
  const column = { scope: 'Column' } as const;
  head.add(
    document.struct(
      'TH',
      column,
      () => void writer.write(description, { x: left, y: headY, width: textWidth }, styles.label),
    ),
  );
  head.add(document.struct('TH', column, () => void writer.write(amount, { ...amountAt, y: headY }, styles.label)));
  sheet.y += leadingOf(styles.label) + 6;
  hairline(sheet, sheet.y);
  sheet.y += 10;
  const row = document.struct('TR');
  table.add(row);
  const rowY = sheet.y + ascent(styles.name);
  row.add(
    document.struct('TD', {}, () => {
      const titleHeight = writer.write(line.title, { x: left, y: rowY, width: textWidth }, styles.name);
      const textY = sheet.y + titleHeight + ascent(styles.quiet);
      if (line.text !== '') writer.write(line.text, { x: left, y: textY, width: textWidth }, styles.quiet);
    }),
  );
  row.add(document.struct('TD', {}, () => void writer.write(line.amount, { ...amountAt, y: rowY }, styles.body)));
  table.end();
  sheet.y += height + 10;
  hairline(sheet, sheet.y);
  sheet.y += 12;
}

function drawSums(sheet: Sheet, { sums }: Content): void {
  const { document, writer, root } = sheet;
  const width = 270;
  const x = left + inner - width;
  makeRoom(sheet, sums.length * 20 + 30);
  const table = document.struct('Table');
  root.add(table);
  for (const { label, text, isTotal } of sums) {
    const style = isTotal ? styles.total : styles.body;
    if (isTotal) {
      sheet.y += 4;
      hairline(sheet, sheet.y, colors.accent, x);
      sheet.y += 8;
    }
    const y = sheet.y + ascent(style);
    const row = document.struct('TR');
    table.add(row);
    let height = 0;
    const amountWidth = writer.widthOf(text, style);
    row.add(
      document.struct('TH', { scope: 'Row' }, () => {
        const quiet = isTotal ? style : { ...style, color: colors.second };
        height = writer.write(label, { x, y, width: width - amountWidth - 12 }, quiet);
      }),
    );
    row.add(document.struct('TD', {}, () => void writer.write(text, { x, y, width, align: 'right' }, style)));
    sheet.y += height + 4;
  }
  table.end();
  sheet.y += GAP;
}

function drawNote(sheet: Sheet, { note }: Content): void {
  const { document, writer, root } = sheet;
  makeRoom(sheet, writer.heightOf(note, inner, styles.body));
  root.add(
    document.struct('P', {}, () => {
      sheet.y += writer.write(note, { x: left, y: sheet.y + ascent(styles.body), width: inner }, styles.body);
    }),
  );
}

/** On each page, once it is known how many there are. */
function drawFooters({ document, writer }: Sheet, { seller, contact, number, pageText }: Content): void {
  const { start, count } = document.bufferedPageRange();
  const y = page.height - 56;
  for (let at = 0; at < count; at++) {
    document.switchToPage(start + at);
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .moveTo(left, y - 18)
      .lineTo(left + inner, y - 18)
      .lineWidth(0.75)
      .strokeColor(colors.hairline)
      .stroke();
    const [first = ''] = writer.linesOf(`${seller} · ${contact} · ${number}`, inner - AMOUNT_WIDTH, styles.label);
    writer.write(first, { x: left, y, width: inner - AMOUNT_WIDTH }, styles.label);
    writer.write(pageText(at + 1, count), { x: left, y, width: inner, align: 'right' }, styles.label);
    document.endMarkedContent();
  }
}
