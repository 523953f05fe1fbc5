/** What would make a code hard to read, with its place in the design. */
import { contrast } from '../survey/color.ts';
import type { SurveyViolation } from '../survey/survey-violation.ts';
import { BLACK, type QrDesign, WHITE } from './design.ts';

/** What readers need to tell modules from ground; they also need the modules to be the darker ones. */
export const MIN_CONTRAST = 4;

/**
 * What would make a code of this design hard to read; empty where nothing does.
 * @param design one that the grammar accepts
 */
export function qrDesignViolations(design: QrDesign): SurveyViolation[] {
  const { foreground = BLACK, background = WHITE, eye_color: eyes, gradient, marker } = design;
  const colors: [pointer: string, color: string | undefined][] = [
    ['/foreground', foreground],
    ['/eye_color', eyes],
    ['/gradient/to', gradient?.to],
    ['/marker/color', marker?.color],
  ];
  return colors.flatMap(([pointer, color]): SurveyViolation[] => {
    if (color === undefined || isReadable(color, background)) return [];
    return [{ pointer, code: 'qr_contrast', parameters: { limit: MIN_CONTRAST } }];
  });
}

/** Whether modules of the color are darker than the ground, with a contrast of at least 4:1. Both as `#RRGGBB`. */
export function isReadable(color: string, background: string): boolean {
  const isDarker = contrast(color, WHITE) > contrast(background, WHITE);
  return isDarker && contrast(color, background) >= MIN_CONTRAST;
}
