/** The priority of an answer in SQL, as `shared/survey/score.ts` has it. */
import { BAD_PART, BAD_SCORE, GOOD_SCORE } from '../../../../shared/survey/score.ts';

/** SQL of the priority that follows from the score of a row of feedback. */
const priorityByScore = (row: string): string => `case
    when ${row}.score is null then 'normal'
    when ${row}.score <= ${BAD_SCORE} or ${row}.lowest_part <= ${BAD_PART} then 'high'
    when ${row}.score >= ${GOOD_SCORE} then 'low' else 'normal' end`;

/**
 * Whether the priority of a row is not the one that followed from its answers, so that a person or a rule has set it. Of
 * a row that still has the score of an earlier rule nothing is known.
 * @param row alias of a row of `feedback`, without the dot
 * @returns SQL of a boolean
 */
export const priorityStands = (row: string): string =>
  `((${row}.score is null or ${row}.lowest_part is not null) and ${row}.priority <> ${priorityByScore(row)})`;
