/** Heights that several parts of the layout agree on, in px. */

export const BAR_HEIGHT = 56;
/** Between the floating bar and the edge of the window. */
export const BAR_GAP = 12;
/** What the bar takes from the top of the window. */
export const BAR_SPACE = BAR_HEIGHT + BAR_GAP + 4;
/** Of the bar above all others while a super administrator is logged in as somebody. */
export const GUEST_BAR_HEIGHT = 44;
/** What it takes from the top of the window by now, as a property of the page. */
export const GUEST_BAR = '--guest-bar';
/** The same, added to a distance from the top. */
export const belowBars = (pixels: number): string => `calc(${pixels}px + var(${GUEST_BAR}, 0px))`;
/** The scroll-to-top button shows after this much scrolling (spec, section 9). */
export const SCROLL_TOP_AFTER = 250;
