/** The answers of a response that have figures of their own, whichever of them its score is made of. */
import { type Answers, questionsOf, type SurveyDocument } from '../../../../shared/survey/document.ts';

/** Columns of feedback and types of questions at once. */
const rated = ['smiley', 'nps', 'csat'] as const;

/** Smileys from 1 to 5, NPS from 0 to 10, CSAT from 1 to 5; null where nothing of the kind was answered. */
export type Ratings = Record<(typeof rated)[number], number | null>;

/**
 * @param answers that the survey admits
 * @returns the first answer to a question of each type; points as they were given
 */
export function ratingsOf(survey: SurveyDocument, answers: Answers): Ratings {
  const first = (type: string): number | null => {
    const answered = questionsOf(survey).find(
      (question) => question.type === type && Object.hasOwn(answers, question.id),
    );
    const answer = answered && answers[answered.id];
    return typeof answer === 'number' ? answer : null;
  };
  return { smiley: first('smiley'), nps: first('nps'), csat: first('csat') };
}
