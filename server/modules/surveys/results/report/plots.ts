/** The plots of a report, as vectors: bars, rows cut in parts, columns over time. */
import { MOST_LINES } from '../../../../../shared/survey/bins.ts';
import { colors, inner } from '../../../../platform/pdf/look.ts';
import type { Bar, Column, Plot, StackedBar } from './blocks.ts';
import { decorate, left, lineHeight, makeRoom, say, type Sheet } from './sheet.ts';
import { OTHER, shadeOf, styles } from './styles.ts';

const LABEL_WIDTH = 170;
const TEXT_WIDTH = 96;
const COLUMN_GAP = 12;
const barAt = left + LABEL_WIDTH + COLUMN_GAP;
const barWidth = inner - LABEL_WIDTH - TEXT_WIDTH - 2 * COLUMN_GAP;
const BAR = 8;
const ROW_GAP = 5;

const CHART_HEIGHT = 96;
/** Of a row of bars, with the other side's. */
const ROW_HEIGHT = 32;

/** What of a plot has to stand on the page of its title: all of few bars, the beginning of other rows. */
export function leastHeightOf(sheet: Sheet, plot: Plot): number {
  if (plot.kind === 'columns') return CHART_HEIGHT + 3 * lineHeight(styles.quiet);
  if (plot.kind === 'bars' && plot.bars.length <= MOST_LINES)
    return plot.bars.reduce((sum, bar) => sum + barHeight(sheet, bar) + ROW_GAP, 0);
  return 2 * ROW_HEIGHT;
}

export function drawPlot(sheet: Sheet, plot: Plot): void {
  if (plot.kind === 'bars') for (const bar of plot.bars) drawBar(sheet, bar);
  if (plot.kind === 'stacked') drawStacked(sheet, plot);
  if (plot.kind === 'columns') drawColumns(sheet, plot.columns, plot.format);
  if (plot.kind === 'nothing') {
    say(sheet, 'P', '–', { x: left, y: sheet.y, width: inner }, styles.quiet);
    sheet.y += lineHeight(styles.quiet);
  }
}

const barHeight = ({ writer }: Sheet, { label, compared }: Bar): number =>
  Math.max(writer.heightOf(label, LABEL_WIDTH, styles.body), (compared ? 2 : 1) * lineHeight(styles.body));

function drawBar(sheet: Sheet, bar: Bar): void {
  const { label, text, share, compared } = bar;
  const { document } = sheet;
  const sides = [{ text, share, color: colors.accent }, ...(compared ? [{ ...compared, color: OTHER }] : [])];
  const line = lineHeight(styles.body);
  const height = barHeight(sheet, bar);
  makeRoom(sheet, height);
  const top = sheet.y;
  say(sheet, 'P', label, { x: left, y: top, width: LABEL_WIDTH }, styles.body);
  sides.forEach((side, at) => {
    const y = top + at * line;
    decorate(sheet, () => {
      document.roundedRect(barAt, y + 2, barWidth, BAR, 2).fill(colors.strip);
      if (side.share > 0)
        document.roundedRect(barAt, y + 2, Math.max(1, barWidth * side.share), BAR, 2).fill(side.color);
    });
    const style = at === 0 ? styles.body : { ...styles.body, color: colors.second };
    say(sheet, 'P', side.text, { x: left + inner - TEXT_WIDTH, y, width: TEXT_WIDTH, align: 'right' }, style);
  });
  sheet.y += height + ROW_GAP;
}

function drawStacked(sheet: Sheet, { rows, key }: { rows: readonly StackedBar[]; key: readonly string[] }): void {
  for (const row of rows) drawStackedRow(sheet, row);
  drawShades(sheet, key);
}

function drawStackedRow(sheet: Sheet, { label, text, shares, about }: StackedBar): void {
  const { document, writer } = sheet;
  const width = inner - LABEL_WIDTH - COLUMN_GAP;
  const aboutHeight = about === '' ? 0 : writer.heightOf(about, width, styles.quiet);
  const right = lineHeight(styles.body) + aboutHeight;
  const height = Math.max(writer.heightOf(label, LABEL_WIDTH, styles.body), right);
  makeRoom(sheet, height);
  const top = sheet.y;
  say(sheet, 'P', label, { x: left, y: top, width: LABEL_WIDTH }, styles.body);
  decorate(sheet, () => {
    document.rect(barAt, top + 1, barWidth, BAR + 2).fill(colors.strip);
    let x = barAt;
    shares.forEach((share, at) => {
      if (share > 0) document.rect(x, top + 1, barWidth * share, BAR + 2).fill(shadeOf(at, shares.length));
      x += barWidth * share;
    });
  });
  const place = { x: left + inner - TEXT_WIDTH, y: top, width: TEXT_WIDTH, align: 'right' as const };
  if (text !== '') say(sheet, 'P', text, place, { ...styles.body, weight: 600 });
  if (about !== '') say(sheet, 'P', about, { x: barAt, y: top + lineHeight(styles.body), width }, styles.quiet);
  sheet.y += height + ROW_GAP;
}

const SWATCH = 8;

/** Which shade is what: one after the other, in as many lines as it takes. */
function drawShades(sheet: Sheet, key: readonly string[]): void {
  const { document, writer } = sheet;
  const line = lineHeight(styles.quiet);
  makeRoom(sheet, line);
  let x = barAt;
  key.forEach((label, at) => {
    const [shown = ''] = writer.linesOf(label, left + inner - barAt - SWATCH - 4, styles.quiet);
    const width = SWATCH + 4 + writer.widthOf(shown, styles.quiet) + 1;
    if (x > barAt && x + width > left + inner) {
      x = barAt;
      sheet.y += line;
      makeRoom(sheet, line);
    }
    const [swatchX, y] = [x, sheet.y];
    decorate(sheet, () => document.rect(swatchX, y + 1.5, SWATCH, SWATCH).fill(shadeOf(at, key.length)));
    say(sheet, 'P', shown, { x: x + SWATCH + 4, y, width }, styles.quiet);
    x += width + 10;
  });
  sheet.y += line;
}

function drawColumns(sheet: Sheet, columns: readonly Column[], format: (value: number) => string): void {
  const { document } = sheet;
  const highest = Math.max(...columns.flatMap(({ value, compared }) => [value, compared ?? 0]));
  const line = lineHeight(styles.quiet);
  makeRoom(sheet, CHART_HEIGHT + 2 * line);
  say(sheet, 'P', format(highest), { x: left, y: sheet.y, width: inner }, styles.quiet);
  sheet.y += line;
  const [top, bottom] = [sheet.y, sheet.y + CHART_HEIGHT];
  const room = inner / columns.length;
  const isCompared = columns.some(({ compared }) => compared !== null);
  const width = (room * 0.75) / (isCompared ? 2 : 1);
  const draw = (x: number, value: number, color: string): void => {
    const height = highest > 0 ? (CHART_HEIGHT * value) / highest : 0;
    if (height > 0) document.rect(x, bottom - height, width, height).fill(color);
  };
  decorate(sheet, () => {
    for (const y of [top, bottom])
      document
        .moveTo(left, y)
        .lineTo(left + inner, y)
        .lineWidth(0.75)
        .strokeColor(colors.hairline)
        .stroke();
    columns.forEach(({ value, compared }, at) => {
      const x = left + at * room + room * 0.125;
      draw(x, value, colors.accent);
      if (compared !== null) draw(x + width, compared, OTHER);
    });
  });
  sheet.y = bottom + 4;
  const half = inner / 2;
  const [first, last] = [columns[0], columns.at(-1)];
  if (first) say(sheet, 'P', first.label, { x: left, y: sheet.y, width: half }, styles.quiet);
  if (last && last !== first)
    say(sheet, 'P', last.label, { x: left + half, y: sheet.y, width: half, align: 'right' }, styles.quiet);
  sheet.y += line;
}
