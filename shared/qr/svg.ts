/** A drawing as an SVG file. */
import type {
  Drawing,
  GradientPaint,
  GroupShape,
  Paint,
  PathShape,
  PictureShape,
  Shape,
  TextShape,
} from './drawing.ts';
import { formatCoordinate } from './drawing.ts';

export interface SvgParts {
  /** A line as a path from its own origin, the left end of its baseline: no reader of the file needs a font. */
  outline(text: TextShape): string;
  /** Where a stored picture is, or what it is (`data:`); undefined leaves it out. */
  pictureAddress(file: string): string | undefined;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ids = (index: number): string => `paint${index}`;

function gradient({ kind, x1, y1, x2, y2, from, to }: GradientPaint, id: string): string {
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  return kind === 'linear'
    ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${formatCoordinate(x1)}" y1="${formatCoordinate(y1)}" x2="${formatCoordinate(x2)}" y2="${formatCoordinate(y2)}">${stops}</linearGradient>`
    : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${formatCoordinate(x1)}" cy="${formatCoordinate(y1)}" r="${formatCoordinate(Math.hypot(x2 - x1, y2 - y1))}">${stops}</radialGradient>`;
}

/** @param title for those who can't see it */
export function toSvg({ width, height, shapes }: Drawing, title: string, parts: SvgParts): string {
  const gradients: string[] = [];

  function paintOf(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const printed = gradient(paint, '');
    const known = gradients.indexOf(printed);
    const index = known >= 0 ? known : gradients.push(printed) - 1;
    return `url(#${ids(index)})`;
  }

  const path = ({ d, paint }: PathShape): string => (d === '' ? '' : `<path fill="${paintOf(paint)}" d="${d}"/>`);

  function picture({ file, x, y, width: wide, height: high }: PictureShape): string {
    const address = parts.pictureAddress(file);
    return address === undefined
      ? ''
      : `<image href="${escape(address)}" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(wide)}" height="${formatCoordinate(high)}"/>`;
  }

  const group = ({ x, y, scale = 1, isTurned = false, shapes: inside }: GroupShape): string =>
    `<g transform="${transformOf({ x, y, scale, isTurned })}">${inside.map(print).join('')}</g>`;

  function print(shape: Shape): string {
    if (shape.kind === 'path') return path(shape);
    if (shape.kind === 'picture') return picture(shape);
    if (shape.kind === 'group') return group(shape);
    const d = parts.outline(shape);
    return d === '' ? '' : `<path fill="${shape.color}" d="${d}"/>`;
  }

  const body = shapes.map(print).join('');
  const definitions = gradients.map((printed, index) => printed.replace('id=""', `id="${ids(index)}"`)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${formatCoordinate(width)}mm" height="${formatCoordinate(height)}mm" ` +
    `viewBox="0 0 ${formatCoordinate(width)} ${formatCoordinate(height)}" role="img"><title>${escape(title)}</title>` +
    `${definitions === '' ? '' : `<defs>${definitions}</defs>`}${body}</svg>`
  );
}

/** The `transform` attribute of a group. */
export function transformOf({ x, y, scale = 1, isTurned = false }: Omit<GroupShape, 'kind' | 'shapes'>): string {
  return [
    `translate(${formatCoordinate(x)} ${formatCoordinate(y)})`,
    ...(isTurned ? ['rotate(180)'] : []),
    ...(scale === 1 ? [] : [`scale(${String(Math.round(scale * 1e6) / 1e6)})`]),
  ].join(' ');
}
