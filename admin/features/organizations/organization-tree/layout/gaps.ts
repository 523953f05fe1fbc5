/** Room between cards, in px. */

/** Between neighbors on a level, and between the lanes of a block. */
export const SIBLING_GAP = 24;
/** Between cards that hang on different lines, so that the end of one is not read as going on with the other. */
export const BRANCH_GAP = 72;
/** Between a unit and what is below it: the lines bend there, and the button that opens it stands there. */
export const LEVEL_GAP = 64;
/** Between the rows of a block: the button that opens a unit hangs into it, upright or lying. */
export const ROW_GAP = { vertical: 30, horizontal: 48 };
