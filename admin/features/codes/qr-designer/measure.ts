/** How wide the page's fonts make a line. */
import type { Measure } from '../../../../shared/qr/drawing.ts';
import { eastAsianFaces } from '../../../theme/east-asian-faces.ts';

export const FONT = ['"Inter Variable"', ...eastAsianFaces('ja'), 'sans-serif'].join(', ');

/** Measured at this size in pixels, whatever the unit of the drawing is. */
const SIZE = 100;

let context: CanvasRenderingContext2D | null = null;

export const measureOnScreen: Measure = (text, size, weight) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size;
  context.font = `${weight} ${SIZE}px ${FONT}`;
  return (context.measureText(text).width / SIZE) * size;
};
