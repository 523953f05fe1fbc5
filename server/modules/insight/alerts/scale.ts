/** What the alerts of a score look for, and from how much they know a unit. */

/** The fall that is looked for, in points of the score. Greater ones are found sooner, much smaller ones hardly. */
export const FALL = 10;
/** Hours of a week, from Monday at midnight by the clock of the unit. */
export const WEEK_HOURS = 168;
/** Fewer tell too little of what is usual. */
export const LEAST_ANSWERS = 80;
/** Of a unit's past the latest answers, and no older ones: what is usual changes. */
export const MOST_ANSWERS = 3_000;
export const PAST_WEEKS = 26;
