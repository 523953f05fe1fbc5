/**
 * SVG paths as the operators of a PDF's page (ISO 32000-1, 8.5.2). pdfkit reads paths too, but writes each of their
 * points by itself: a code of some thousand points takes ten times as long that way.
 */
/** Of a quarter circle: how far the handles of its curve are from its ends, in radii. */
const KAPPA = 0.552_285;

const TOKEN = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

const short = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/**
 * The operators of a path of our drawings. Throws for letters that they do not use; their arcs are quarter circles.
 * @param d what `drawing.ts`, `modules.ts` and the fonts' outlines write
 */
export function pathOperators(d: string): string {
  const tokens = d.match(TOKEN) ?? [];
  let text = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let at = 0;
  const next = (): number => Number(tokens[at++]);
  const line = (toX: number, toY: number): void => {
    [x, y] = [toX, toY];
    text += `${short(x)} ${short(y)} l `;
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): void => {
    [x, y] = [toX, toY];
    text += `${short(x1)} ${short(y1)} ${short(x2)} ${short(y2)} ${short(x)} ${short(y)} c `;
  };
  const steps: Record<string, () => void> = {
    M() {
      [x, y] = [next(), next()];
      [startX, startY] = [x, y];
      text += `${short(x)} ${short(y)} m `;
    },
    L: () => line(next(), next()),
    H: () => line(next(), y),
    V: () => line(x, next()),
    h: () => line(x + next(), y),
    v: () => line(x, y + next()),
    C: () => curve(next(), next(), next(), next(), next(), next()),
    Q() {
      const [cx, cy, toX, toY] = [next(), next(), next(), next()];
      const third = (end: number, control: number): number => end + ((control - end) * 2) / 3;
      curve(third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY);
    },
    a() {
      at += 4;
      const [sweep, dx, dy] = [next(), next(), next()];
      // It leaves along one axis and comes in along the other.
      const isAlongX = dx * dy > 0 === (sweep === 1);
      const [toX, toY] = [x + dx, y + dy];
      if (isAlongX) curve(x + dx * KAPPA, y, toX, toY - dy * KAPPA, toX, toY);
      else curve(x, y + dy * KAPPA, toX - dx * KAPPA, toY, toX, toY);
    },
    z() {
      [x, y] = [startX, startY];
      text += 'h ';
    },
  };
  while (at < tokens.length) {
    const letter = tokens[at++] ?? '';
    const step = steps[letter === 'Z' ? 'z' : letter];
    if (!step) throw new Error(`No drawing of ours has "${letter}" in a path.`);
    step();
  }
  return text;
}
