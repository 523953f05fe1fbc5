/** What a visitor wrote in their own words. */
import { kindOf } from '../questions/index.ts';
import { type Answers, type Question, questionsOf, type SurveyDocument } from './document.ts';

const textPartsOf = (question: Question): string[] => kindOf(question).textParts?.(question) ?? [];

/** The questions to which something may be written. */
export const textQuestions = (survey: SurveyDocument): Question[] =>
  questionsOf(survey).filter((question) => kindOf(question).freeText || textPartsOf(question).length > 0);

/** What was written to a question, in the order of its parts. */
export function freeTextsOf(question: Question, answer: unknown): string[] {
  if (kindOf(question).freeText) return typeof answer === 'string' ? [answer] : [];
  const parts = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  return textPartsOf(question)
    .map((part) => parts.get(part))
    .filter((text) => typeof text === 'string');
}

/** The first free text of the answers; null when there is none. */
export function commentOf(survey: SurveyDocument, answers: Answers): string | null {
  for (const question of textQuestions(survey)) {
    const [text] = freeTextsOf(question, answers[question.id]);
    if (text !== undefined) return text;
  }
  return null;
}
