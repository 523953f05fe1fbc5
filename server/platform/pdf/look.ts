/** How our documents look: A4 in points, the product's light colors and its sign. */
export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 96 };
export const inner = page.width - 2 * page.margin;

export const colors = {
  text: '#1A2233',
  second: '#566077',
  accent: '#0B6E6E',
  strip: '#F5F7FA',
  hairline: '#E1E6EE',
};

/** In a square of 24. */
export const MARK =
  'M12 2.5a3 3 0 0 1 1 5.83V11h4.5A1.5 1.5 0 0 1 19 12.5v2.6a3 3 0 1 1-2 0V13H7v2.1a3 3 0 1 1-2 0v-2.6A1.5 1.5 0 0 1 6.5 11H11V8.33A3 3 0 0 1 12 2.5Z';
