/** What the grammar of a survey can't say: ids that occur once, rules that look back, a bound on the whole. */
import { optionIds, type OptionQuestion } from '../questions/options.ts';
import { conditionsOf } from './conditions.ts';
import type { Condition, Question, SurveyDocument } from './document.ts';

export interface SurveyFault {
  /** RFC 6901 pointer into the document. */
  pointer: string;
  code: string;
  parameters?: Record<string, string | number>;
}

const MAX_QUESTIONS = 60;

interface Placed {
  question: Question;
  pointer: string;
}

const placedQuestions = (survey: SurveyDocument): Placed[] =>
  survey.pages.flatMap((page, pageAt) =>
    page.questions.map((question, at) => ({ question, pointer: `/pages/${pageAt}/questions/${at}` })),
  );

/** Faults of a document that its grammar accepts; empty when a visitor can be asked it. */
export function surveyFaults(survey: SurveyDocument): SurveyFault[] {
  const questions = placedQuestions(survey);
  const tooMany = questions.length > MAX_QUESTIONS;
  return [
    ...(tooMany ? [{ pointer: '/pages', code: 'too_many_items', parameters: { limit: MAX_QUESTIONS } }] : []),
    ...repeated(survey.pages.map(({ id }, at) => ({ id, pointer: `/pages/${at}/id` }))),
    ...repeated(questions.map(({ question, pointer }) => ({ id: question.id, pointer: `${pointer}/id` }))),
    ...questions.flatMap(optionFaults),
    ...questions.flatMap((placed, at) => ruleFaults(placed, questions.slice(0, at))),
  ];
}

function repeated(ids: { id: string; pointer: string }[]): SurveyFault[] {
  const met = new Set<string>();
  return ids.filter(({ id }) => met.has(id) || !met.add(id)).map(({ pointer }) => ({ pointer, code: 'duplicate' }));
}

const hasOptions = (question: Question): question is OptionQuestion => 'options' in question;

const optionFaults = ({ question, pointer }: Placed): SurveyFault[] =>
  hasOptions(question)
    ? repeated(optionIds(question).map((id, at) => ({ id, pointer: `${pointer}/options/${at}/id` })))
    : [];

/** A condition may only look at what was asked before, and a choice only at options that exist. */
function ruleFaults({ question, pointer }: Placed, earlier: Placed[]): SurveyFault[] {
  if (!question.show_if) return [];
  const list = 'all' in question.show_if ? 'all' : 'any';
  return conditionsOf(question.show_if).flatMap((condition, at) => {
    const place = `${pointer}/show_if/${list}/${at}`;
    const source = earlier.find((placed) => placed.question.id === condition.question)?.question;
    if (!source) return [{ pointer: `${place}/question`, code: 'reference_not_found' }];
    return hasOptions(source) && !knownOptions(condition, optionIds(source))
      ? [{ pointer: place, code: 'reference_not_found' }]
      : [];
  });
}

function knownOptions(condition: Condition, options: string[]): boolean {
  const values = 'equals' in condition ? [condition.equals] : 'in' in condition ? condition.in : [];
  return values.every((value) => options.includes(String(value)));
}
