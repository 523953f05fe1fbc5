/** The product's sign, drawn in 24 by 24: a spanner. */
export const SIGN =
  'M21.6 6.1 18.3 9.4l-3-.7-.7-3 3.3-3.3A6 6 0 0 0 10 10.2L2.7 17.5a2.7 2.7 0 0 0 3.8 3.8l7.3-7.3a6 6 0 0 0 7.8-7.9Z';
