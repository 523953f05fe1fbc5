/** What is to be seen on a print, before it is written as SVG, as PDF or by React. Lengths are millimeters. */

export interface GradientPaint {
  kind: 'linear' | 'radial';
  /** Of a linear one from (x1, y1) to (x2, y2); of a radial one the center and a point of its edge. */
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  from: string;
  to: string;
}

export type Paint = string | GradientPaint;

/** An SVG path, filled by the nonzero rule. */
export interface PathShape {
  kind: 'path';
  d: string;
  paint: Paint;
}

export type Weight = 400 | 600;

/** One line. */
export interface TextShape {
  kind: 'text';
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  weight: Weight;
  color: string;
  anchor: 'start' | 'middle' | 'end';
}

/** A stored picture, as large as fits into the box, in its middle. */
export interface PictureShape {
  kind: 'picture';
  file: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Moved, then turned, then scaled. */
export interface GroupShape {
  kind: 'group';
  x: number;
  y: number;
  scale?: number;
  /** Upside down about its own origin. */
  isTurned?: boolean;
  shapes: Shape[];
}

export type Shape = PathShape | TextShape | PictureShape | GroupShape;

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** How wide a line is, in the unit of `size`. */
export type Measure = (text: string, size: number, weight: Weight) => number;

/** A number as short as print needs it: a thousandth of a millimeter. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The path of a rectangle, clockwise, in millimeters. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${formatCoordinate(x)} ${formatCoordinate(y)}h${formatCoordinate(width)}v${formatCoordinate(height)}h${formatCoordinate(-width)}z`;

/** Clockwise; the other way round it is a hole in what is around it. */
export function roundedRectangle(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
  isHole = false,
): string {
  if (radius <= 0 && !isHole) return rectangle(x, y, width, height);
  const r = formatCoordinate(radius);
  const across = formatCoordinate(width - 2 * radius);
  const down = formatCoordinate(height - 2 * radius);
  const minus = (length: string): string => (length.startsWith('-') ? length.slice(1) : `-${length}`);
  const arc = (sweep: 0 | 1, dx: string, dy: string): string => `a${r} ${r} 0 0 ${sweep} ${dx} ${dy}`;
  const start = `M${formatCoordinate(x + radius)} ${formatCoordinate(y)}`;
  if (!isHole)
    return `${start}h${across}${arc(1, r, r)}v${down}${arc(1, minus(r), r)}h${minus(across)}${arc(1, minus(r), minus(r))}v${minus(down)}${arc(1, r, minus(r))}z`;
  return `${start}${arc(0, minus(r), r)}v${down}${arc(0, r, r)}h${across}${arc(0, r, minus(r))}v${minus(down)}${arc(0, minus(r), minus(r))}z`;
}
