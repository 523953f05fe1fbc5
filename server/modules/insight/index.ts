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
export { countAnswers, FULL_LOOK } from './results/count-answers.ts';
export { recountChanged } from './results/recount-changed.ts';
export { addCounts, type Counts, measureOf } from './results/counts.ts';
export { versionsOf } from './roll-ups/survey-versions.ts';
export { answersCountedUntil, type Asked, readResults, type Results } from './results/read-results.ts';

// Reports.
export { type Period, type PeriodQuery, pointsOf, readPeriod } from './dashboard/period.ts';
export { nextReportAt } from './reports/schedule.ts';
export { unsubscribeToken } from './reports/unsubscribe-token.ts';
