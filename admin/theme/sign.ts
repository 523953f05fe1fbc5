/** The product's sign, drawn in 24 by 24: a tree of three units, the lowest of which speaks. */
export const SIGN =
  'M12 2.5a3 3 0 0 1 1 5.83V11h4.5A1.5 1.5 0 0 1 19 12.5v2.6a3 3 0 1 1-2 0V13H7v2.1a3 3 0 1 1-2 0v-2.6A1.5 1.5 0 0 1 6.5 11H11V8.33A3 3 0 0 1 12 2.5Z';
