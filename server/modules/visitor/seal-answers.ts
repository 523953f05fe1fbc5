/** What the server itself notes with an answer as it stores it, whatever was sent of it. */
import { createHash } from 'node:crypto';
import { isLanguage } from '../../../shared/i18n/languages.ts';
import { kindOf } from '../../../shared/questions/index.ts';
import type { Sealing } from '../../../shared/questions/kind.ts';
import { type Answers, questionsOf, type SurveyDocument } from '../../../shared/survey/document.ts';
import { textIn } from '../../../shared/survey/localize.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * The answers with what their kinds note of them.
 * @param answers that the survey admits
 */
export function sealAnswers(survey: SurveyDocument, answers: Answers): Answers {
  const sealing: Sealing = {
    // As the page was made (`onlyIn`).
    textIn: (language, text) => (isLanguage(language) ? textIn(language, text, survey.languages?.[0]) : ''),
    sha256,
  };
  const sealed = questionsOf(survey).flatMap((question) => {
    const answer = answers[question.id];
    const noted = answer === undefined ? undefined : kindOf(question).seal?.(answer, question, sealing);
    return noted === undefined ? [] : [[question.id, noted] as const];
  });
  return sealed.length === 0 ? answers : { ...answers, ...Object.fromEntries(sealed) };
}
