/** The shapes of the modules and of the eyes, as paths in modules. */
import type { EyeShape, ModuleShape } from './design.ts';
import { rectangle, roundedRectangle, formatCoordinate } from './drawing.ts';
import { EYE, type Matrix } from './matrix.ts';

/** What is next to each other overlaps by this, so that no viewer shows a hairline between. */
const OVERLAP = 0.02;
const DOT = 0.92;
const BAR = 0.84;

type DrawModules = (matrix: Matrix) => string;

/** Places of dark modules, row by row. */
function* darkOf({ size, isDark }: Matrix): Generator<[column: number, row: number]> {
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (isDark(column, row)) yield [column, row];
}

const squares: DrawModules = ({ size, isDark }) => {
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!isDark(column, row)) continue;
      const from = column;
      while (isDark(column + 1, row)) column++;
      path += rectangle(from, row, column - from + 1, 1 + OVERLAP);
    }
  return path;
};

const dots: DrawModules = (matrix) => {
  const inset = (1 - DOT) / 2;
  let path = '';
  for (const [column, row] of darkOf(matrix))
    path += roundedRectangle({ x: column + inset, y: row + inset, width: DOT, height: DOT }, DOT / 2);
  return path;
};

/** Upright ones, as long as there are dark modules below each other. */
const bars: DrawModules = ({ size, isDark }) => {
  const inset = (1 - BAR) / 2;
  let path = '';
  for (let column = 0; column < size; column++)
    for (let row = 0; row < size; row++) {
      if (!isDark(column, row)) continue;
      const from = row;
      while (isDark(column, row + 1)) row++;
      const height = row - from + 1 - 2 * inset;
      path += roundedRectangle({ x: column + inset, y: from + inset, width: BAR, height }, BAR / 2);
    }
  return path;
};

const HALF = 0.5;

/** A corner is round where no dark module is at either side of it. */
const rounded: DrawModules = (matrix) => {
  const { isDark } = matrix;
  let path = '';
  for (const [x, y] of darkOf(matrix)) {
    const right = 1 + (isDark(x + 1, y) ? OVERLAP : 0);
    const bottom = 1 + (isDark(x, y + 1) ? OVERLAP : 0);
    const isFree = (dx: number, dy: number): boolean => !isDark(x + dx, y) && !isDark(x, y + dy);
    const topLeft = isFree(-1, -1) ? HALF : 0;
    const arc = (radius: number, dx: number, dy: number): string =>
      radius === 0 ? '' : `a${HALF} ${HALF} 0 0 1 ${dx * HALF} ${dy * HALF}`;
    const topRight = isFree(1, -1) ? HALF : 0;
    const bottomRight = isFree(1, 1) ? HALF : 0;
    const bottomLeft = isFree(-1, 1) ? HALF : 0;
    path +=
      `M${x + topLeft} ${y}H${formatCoordinate(x + right - topRight)}${arc(topRight, 1, 1)}V${formatCoordinate(y + bottom - bottomRight)}` +
      `${arc(bottomRight, -1, 1)}H${formatCoordinate(x + bottomLeft)}${arc(bottomLeft, -1, -1)}V${formatCoordinate(y + topLeft)}${arc(topLeft, 1, -1)}z`;
  }
  return path;
};

export const moduleShapes: Record<ModuleShape, DrawModules> = { square: squares, rounded, dots, bars };

interface EyeRadii {
  outer: number;
  inner: number;
  ball: number;
}

const eyeRadii: Record<EyeShape, EyeRadii> = {
  square: { outer: 0, inner: 0, ball: 0 },
  rounded: { outer: 2, inner: 1.2, ball: 0.9 },
  // Not quite circles: of those zbar finds one in five not at all, of these each.
  round: { outer: 3, inner: 2, ball: 1.5 },
};

const BALL = 3;

/** A ring of one module and the ball in it. */
export function eyePath(shape: EyeShape, column: number, row: number): string {
  const { outer, inner, ball } = eyeRadii[shape];
  const square = (inset: number, width: number) => ({ x: column + inset, y: row + inset, width, height: width });
  return (
    roundedRectangle(square(0, EYE), outer) +
    roundedRectangle(square(1, EYE - 2), inner, true) +
    roundedRectangle(square(2, BALL), ball)
  );
}
