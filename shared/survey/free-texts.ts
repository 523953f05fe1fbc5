/** What a visitor wrote in their own words. */
import { kindOf } from '../questions/index.ts';
import { otherKeysOf } from './answer-keys.ts';
import { type Question, questionsOf, type SurveyDocument } from './document.ts';

const textPartsOf = (question: Question): string[] => kindOf(question).textParts?.(question) ?? [];

/** The questions to which something may be written. */
export const textQuestions = (survey: SurveyDocument): Question[] =>
  questionsOf(survey).filter(
    (question) => kindOf(question).freeText || textPartsOf(question).length > 0 || otherKeysOf(question).length > 0,
  );

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was written as an answer, in the order of its parts. */
function ownTexts(question: Question, answer: unknown): string[] {
  if (kindOf(question).freeText) return isText(answer) ? [answer] : [];
  const parts = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  return textPartsOf(question)
    .map((part) => parts.get(part))
    .filter(isText);
}

/**
 * What was written: free texts first, then the words of each 'other'.
 * @param questions to which something may be written
 */
export const textsIn = (questions: readonly Question[], answers: Readonly<Record<string, unknown>>): string[] => [
  ...questions.flatMap((question) => ownTexts(question, answers[question.id])),
  ...questions
    .flatMap(otherKeysOf)
    .map((key) => answers[key])
    .filter(isText),
];

/** The first free text of the answers, else the words of an 'other'; null when there is neither. */
export const commentOf = (survey: SurveyDocument, answers: Readonly<Record<string, unknown>>): string | null =>
  textsIn(textQuestions(survey), answers)[0] ?? null;
