/** Figures: what counts of reads and answers, the roll-ups of each unit with all below it, dashboards and reports. */

// What counts, and on which day.
export { isCountedRead } from './roll-ups/counted-read.ts';
export { localDay, localHour, localTimeAt } from './roll-ups/local-time.ts';
export { priorityStands } from './roll-ups/priority.ts';
export { type Ratings, ratingsOf } from './roll-ups/ratings.ts';

// The roll-ups: kept true as the tree changes, and read.
export { lockTreeExclusively } from './roll-ups/tree-lock.ts';
export { reparentRollUps } from './roll-ups/reparent.ts';
export { foldCounters } from './jobs/fold-counters.ts';
export { rollUpReads } from './roll-ups/code-days.ts';
export { pendingDeltasByUnit } from './roll-ups/pending-deltas.ts';

// Results of surveys.
export { recountChanged } from './results/recount-changed.ts';

// Reports.
export { readPeriod } from './dashboard/period.ts';
export { nextReportAt } from './reports/schedule.ts';
export { unsubscribeToken } from './reports/unsubscribe-token.ts';
