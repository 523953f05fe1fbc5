/** Heights that several parts of the layout agree on, in px. */

export const BAR_HEIGHT = 56;
/** Between the floating bar and the edge of the window. */
export const BAR_GAP = 12;
/** What the bar takes from the top of the window. */
export const BAR_SPACE = BAR_HEIGHT + BAR_GAP + 4;
/** The scroll-to-top button shows after this much scrolling (spec, section 9). */
export const SCROLL_TOP_AFTER = 250;
