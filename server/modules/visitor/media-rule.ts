/** Which files a question takes. */
import type { MediaType } from '../../../shared/questions/kind.ts';
import { kindOf } from '../../../shared/questions/index.ts';
import { answerSchemaOf } from '../../../shared/survey/answers.ts';
import { questionsOf, type SurveyDocument } from '../../../shared/survey/document.ts';

export interface MediaRule {
  medium: MediaType;
  maxFiles: number;
}

/** Of a question that asks for media; null for any other, undefined where there is no such question. */
export function mediaRuleOf(survey: SurveyDocument, questionId: string): MediaRule | null | undefined {
  const question = questionsOf(survey).find(({ id }) => id === questionId);
  if (!question) return undefined;
  const { media } = kindOf(question);
  return media ? { medium: media, maxFiles: answerSchemaOf(question)?.maxItems ?? 1 } : null;
}

/** Whether an answer may come with files. */
export const asksForMedia = (survey: SurveyDocument): boolean =>
  questionsOf(survey).some((question) => kindOf(question).media !== undefined);
