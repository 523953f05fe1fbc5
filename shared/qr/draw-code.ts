/** The code itself with its quiet zone, in the shapes and colors of its design. */
import { BLACK, type Gradient, type QrDesign, WHITE } from './design.ts';
import { type GradientPaint, type GroupShape, type Paint, rectangle, type Shape } from './drawing.ts';
import { eyesOf, matrixOf, QUIET_ZONE, withoutEyes } from './matrix.ts';
import { eyePath, moduleShapes } from './modules.ts';

/** Of the symbol's side: a square of a twentieth of its modules, of which level H restores six times as many. */
const LOGO_SHARE = 0.24;
/** Free modules around a logo. */
const LOGO_MARGIN = 0.5;

/** From the foreground to the gradient's other color, over a square of this side. */
function gradientPaint({ to, direction = 'diagonal' }: Gradient, from: string, side: number): GradientPaint {
  const ends: Record<NonNullable<Gradient['direction']>, [x1: number, y1: number, x2: number, y2: number]> = {
    across: [0, 0, side, 0],
    down: [0, 0, 0, side],
    diagonal: [0, 0, side, side],
    outwards: [side / 2, side / 2, side, side],
  };
  const [x1, y1, x2, y2] = ends[direction];
  return { kind: direction === 'outwards' ? 'radial' : 'linear', x1, y1, x2, y2, from, to };
}

/** @param side of the square with its quiet zone, in millimeters */
export function drawCode(design: QrDesign, address: string, side: number): GroupShape {
  const { foreground = BLACK, background = WHITE, gradient, logo } = design;
  const matrix = matrixOf(address, logo !== undefined);
  const whole = matrix.size + 2 * QUIET_ZONE;
  const paint: Paint = gradient ? gradientPaint(gradient, foreground, matrix.size) : foreground;
  const hole = logo ? matrix.size * LOGO_SHARE : 0;
  const eyes = eyesOf(matrix).map(([column, row]) => eyePath(design.eyes ?? 'square', column, row));
  const inside: Shape[] = [
    { kind: 'path', d: moduleShapes[design.modules ?? 'square'](withoutEyes(matrix, hole)), paint },
    { kind: 'path', d: eyes.join(''), paint: design.eye_color ?? paint },
  ];
  if (logo) {
    const box = hole - 2 * LOGO_MARGIN;
    const at = (matrix.size - box) / 2;
    inside.push({ kind: 'picture', file: logo.file, x: at, y: at, width: box, height: box });
  }
  return {
    kind: 'group',
    x: 0,
    y: 0,
    scale: side / whole,
    shapes: [
      { kind: 'path', d: rectangle(0, 0, whole, whole), paint: background },
      { kind: 'group', x: QUIET_ZONE, y: QUIET_ZONE, shapes: inside },
    ],
  };
}
