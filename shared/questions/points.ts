/** Ordered points, on which the kinds rate that measure something. */

/** The values of a scale, as a form posts them. */
export const pointsFrom = (lowest: number, highest: number): string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at));

/** The place of a point on its scale, from 0 to 100. */
export const shareOf = (point: number, lowest: number, highest: number): number =>
  ((point - lowest) / (highest - lowest)) * 100;
