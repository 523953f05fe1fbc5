/** Ratios over time, as the report draws them. */

export interface ChartedRun {
  date: string;
  lines: readonly { name: string; ratio: number }[];
}

const COLORS = ['#0B6E6E', '#3B82C4', '#B7791F', '#8B5CA8', '#6B7280'];
const WIDTH = 860;
const HEIGHT = 320;
const MARGIN = { left: 48, right: 270, top: 24, bottom: 36 };

/** Ratios by run as SVG, labelled beside their lines. */
export function chart(history: readonly ChartedRun[]): string {
  const names = [...new Set(history.flatMap(({ lines }) => lines.map(({ name }) => name)))];
  const [innerWidth, innerHeight] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  const highest = Math.max(1, ...history.flatMap(({ lines }) => lines.map(({ ratio }) => ratio)));
  const x = (at: number): number =>
    MARGIN.left + (history.length > 1 ? (at / (history.length - 1)) * innerWidth : innerWidth);
  const y = (ratio: number): number => MARGIN.top + innerHeight * (1 - ratio / highest);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (ratio) =>
      `<line x1="${MARGIN.left}" x2="${MARGIN.left + innerWidth}" y1="${y(ratio)}" y2="${y(ratio)}" stroke="#D5DAE3"/><text x="${MARGIN.left - 8}" y="${y(ratio) + 4}" text-anchor="end">${ratio}</text>`,
  );
  const lines = names.map((name, at) => {
    const points = history.flatMap((charted, run) => {
      const ratio = charted.lines.find((line) => line.name === name)?.ratio;
      return ratio === undefined ? [] : [{ x: x(run), y: y(ratio) }];
    });
    const color = COLORS[at % COLORS.length];
    const end = points.at(-1);
    const label = end ? `<text x="${end.x + 10}" y="${MARGIN.top + 14 + at * 18}" fill="${color}">${name}</text>` : '';
    const dots = points.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="3" fill="${color}"/>`).join('');
    return `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.map((point) => `${point.x},${point.y}`).join(' ')}"/>${dots}${label}`;
  });
  const dates = [history[0], history.at(-1)].map((entry, at) =>
    entry
      ? `<text x="${at === 0 ? MARGIN.left : MARGIN.left + innerWidth}" y="${HEIGHT - 12}" text-anchor="${at === 0 ? 'start' : 'end'}">${entry.date.slice(0, 10)}</text>`
      : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#566077"><rect width="100%" height="100%" fill="#FFFFFF"/>${grid.join('')}${lines.join('')}${dates.join('')}</svg>\n`;
}
