/** When a question is asked: 'show if' all or any of some conditions on earlier answers hold. */
import {
  type Answer,
  type Answers,
  type Condition,
  type Question,
  questionsOf,
  type Rule,
  type Scalar,
  type SurveyDocument,
} from './document.ts';

/** A list of chosen options matches a value that is in it. */
const matches = (answer: Answer, value: Scalar): boolean =>
  Array.isArray(answer) ? answer.some((item) => item === value) : answer === value;

/** No answer fulfils no condition but 'not answered'. */
function holds(condition: Condition, answer: Answer | undefined): boolean {
  if ('answered' in condition) return (answer !== undefined) === condition.answered;
  if (answer === undefined) return false;
  if ('equals' in condition) return matches(answer, condition.equals);
  if ('in' in condition) return condition.in.some((value) => matches(answer, value));
  if (typeof answer !== 'number') return false;
  return 'less' in condition ? answer < condition.less : answer > condition.greater;
}

export const conditionsOf = (rule: Rule): Condition[] => ('all' in rule ? rule.all : rule.any);

function applies(rule: Rule, answers: Answers): boolean {
  const test = (condition: Condition): boolean => holds(condition, ownAnswer(answers, condition.question));
  return 'all' in rule ? rule.all.every(test) : rule.any.some(test);
}

const ownAnswer = (answers: Answers, question: string): Answer | undefined =>
  Object.hasOwn(answers, question) ? answers[question] : undefined;

/**
 * The questions that these answers lead to, in order. The answer to a question that is not asked counts as none, so
 * changing an early answer also takes back what followed from it.
 */
export function visibleQuestions(survey: SurveyDocument, answers: Answers): Question[] {
  const asked: Answers = {};
  return questionsOf(survey).filter((question) => {
    if (question.show_if && !applies(question.show_if, asked)) return false;
    const answer = ownAnswer(answers, question.id);
    if (answer !== undefined) asked[question.id] = answer;
    return true;
  });
}
