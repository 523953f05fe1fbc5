/** Which variables a survey has, and what an answer says of each. */
import { kindOf } from '../../../../shared/questions/index.ts';
import type { Option } from '../../../../shared/questions/options.ts';
import {
  type Answer,
  type Answers,
  type Question,
  questionsOf,
  type SurveyDocument,
} from '../../../../shared/survey/document.ts';
import { weightOf, worthOf } from '../../../../shared/survey/score.ts';
import { SCORE, type Values } from './cross-products.ts';
import type { Variable } from './drivers.ts';

export interface SurveyVariable extends Variable {
  question: Question;
  /** The option that it is about. */
  option?: Option;
}

/** Of the questions that count, and of what else was answered: each pair of a family is summed, so that they grow by squares. */
const MOST = { counted: 10, others: 12 };

const nameOf = (question: Question, option?: Option): string => (option ? `${question.id}.${option.id}` : question.id);

/** Those that the author wrote, of a question whose answers are one of them or some; none of any other. */
function optionsOf(question: Question): Option[] {
  const { isOrdered, answer } = kindOf(question);
  const schema = answer?.(question);
  const ids = isOrdered ? undefined : (schema?.enum ?? schema?.items?.enum);
  const { options = [] } = question as Question & { options?: Option[] };
  return ids ? options.filter(({ id }) => ids.includes(id)) : [];
}

function othersOf(question: Question): SurveyVariable[] {
  const kind = kindOf(question);
  // A yes or no of which nobody said what is good: answers tell.
  const isOpen = kind.answer?.(question).type === 'boolean';
  if (kind.score) return [{ name: nameOf(question), question, isChoice: isOpen, isRating: !isOpen }];
  return optionsOf(question).map((option) => ({
    name: nameOf(question, option),
    question,
    option,
    isChoice: true,
    isRating: false,
  }));
}

/**
 * The variables of a survey: first the questions that its score is made of, then what else is answered in ratings and
 * choices.
 */
export function variablesOf(survey: SurveyDocument): [SurveyVariable[], SurveyVariable[]] {
  const counted: SurveyVariable[] = [];
  const others: SurveyVariable[] = [];
  for (const question of questionsOf(survey))
    if (weightOf(question) > 0) counted.push({ name: nameOf(question), question, isChoice: false, isRating: true });
    else others.push(...othersOf(question));
  return [counted.slice(0, MOST.counted), others.slice(0, MOST.others)];
}

/** Of several things that one question rates, their mean. */
function ratingIn(question: Question, answer: Answer): number | undefined {
  const parts = worthOf(question, answer);
  if (parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length);
}

const isChosen = (answer: Answer, option: Option): boolean =>
  Array.isArray(answer) ? answer.includes(option.id) : answer === option.id;

/**
 * What an answer says of each variable, in whole numbers from 0 to 100; what was not asked or not answered is absent.
 * @param answers that the survey admits
 * @param score of them, as it was stored
 */
export function valuesOf(variables: readonly SurveyVariable[], answers: Answers, score: number): Values {
  const values: Values = { [SCORE]: score };
  for (const { name, question, option } of variables) {
    const answer = answers[question.id];
    if (answer === undefined) continue;
    const value = option ? Number(isChosen(answer, option)) * 100 : ratingIn(question, answer);
    if (value !== undefined) values[name] = value;
  }
  return values;
}
