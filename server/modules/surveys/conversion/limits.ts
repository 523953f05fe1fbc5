/** How much a question of the dialect holds. */
export const MAX_OPTIONS = 30;
export const MAX_DROPDOWN = 200;
export const MAX_RANKED = 10;
export const MAX_ROWS = 20;
export const MAX_COLUMNS = 10;
export const MAX_FILES = 5;
export const MAX_SHORT_TEXT = 200;
export const MAX_LONG_TEXT = 4_000;
export const MAX_NUMBER = 1_000_000_000;
export const MAX_SLID = 1_000_000;
export const MAX_JUMPS = 10;
export const MAX_ENDINGS = 20;
