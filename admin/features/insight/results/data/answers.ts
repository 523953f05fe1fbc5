/** What the screen of a survey's results works with. */
export type { Item, QuestionResult, RowResult } from '../../../../../shared/survey/question-result.ts';
export type { ResultsSide as Side, SurveyResults as Results } from '../../../../../shared/survey/survey-results.ts';
