/** Which files a question takes. */
import { questionsOf, type SurveyDocument } from '../../public-app/survey/document.ts';
import type { Medium } from '../media/accept.ts';

export interface MediaRule {
  medium: Medium;
  maxFiles: number;
}

const MEDIA: readonly string[] = ['photo', 'audio', 'file'] satisfies Medium[];

/** Of a question that asks for media; null for any other, undefined where there is no such question. */
export function mediaRuleOf(survey: SurveyDocument, questionId: string): MediaRule | null | undefined {
  const question = questionsOf(survey).find(({ id }) => id === questionId);
  if (!question) return undefined;
  if (!MEDIA.includes(question.type)) return null;
  const { max_files: maxFiles = 1 } = question as { max_files?: number };
  return { medium: question.type as Medium, maxFiles };
}
