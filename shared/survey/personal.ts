/** Which answers say who a visitor is, or hold their own words. */
import { kindOf, questionKinds } from '../questions/index.ts';
import { questionsOf, type SurveyDocument } from './document.ts';

const lasting = new Set(
  questionKinds.filter(({ personal, freeText, media }) => !personal && !freeText && !media).map(({ type }) => type),
);

const reaching = new Set(questionKinds.filter(({ contact }) => contact).map(({ type }) => type));

/** Ids of the questions whose answers say how the visitor can be reached. */
export const contactQuestions = (survey: SurveyDocument): string[] =>
  questionsOf(survey)
    .filter(({ type }) => reaching.has(type))
    .map(({ id }) => id);

/** Ids of the questions whose answers may be kept for good; those of a kind that is not known any more may not. */
export const lastingQuestions = (survey: SurveyDocument): string[] =>
  questionsOf(survey)
    .filter(({ type }) => lasting.has(type))
    .map(({ id }) => id);

/** Names of the parts of answers that may be kept for good, but for these: they are the visitor's own words. */
export const textPartsOf = (survey: SurveyDocument): string[] =>
  questionsOf(survey)
    .filter(({ type }) => lasting.has(type))
    .flatMap((question) => kindOf(question).textParts?.(question) ?? []);
