/** Which questions are asked: 'show if' and jumps, each when all or any of some conditions on answers hold. */
import { kindOf } from '../questions/index.ts';
import {
  type Answer,
  type Answers,
  type Condition,
  type Jump,
  type JumpTarget,
  type Question,
  questionsOf,
  type Rule,
  type Scalar,
  type SurveyDocument,
} from './document.ts';

export type Operator = 'equals' | 'in' | 'less' | 'greater' | 'answered';

/**
 * What a condition may ask of the answer to a question, as a designer is offered it. Of the visitor's own words,
 * uploads, days and answers with several parts: only whether there is one.
 */
export function operatorsOf(question: Question): Operator[] {
  const schema = kindOf(question).answer?.(question);
  if (!schema) return [];
  if (schema.type === 'integer' || schema.type === 'number') return ['equals', 'in', 'less', 'greater', 'answered'];
  if (schema.type === 'boolean') return ['equals', 'answered'];
  return (schema.items ?? schema).enum ? ['equals', 'in', 'answered'] : ['answered'];
}

export const operatorOf = (condition: Condition): Operator =>
  (['equals', 'in', 'less', 'greater'] as const).find((operator) => operator in condition) ?? 'answered';

/** A list matches the values that are in it, one in an order that of its first place. */
function matches(question: Question, answer: Answer, value: Scalar): boolean {
  if (!Array.isArray(answer)) return answer === value;
  return kindOf(question).isOrdered ? answer[0] === value : answer.some((item) => item === value);
}

/** No answer fulfils no condition but 'not answered'. */
function holds(condition: Condition, answer: Answer | undefined, question: Question | undefined): boolean {
  if ('answered' in condition) return (answer !== undefined) === condition.answered;
  if (answer === undefined || !question) return false;
  if ('equals' in condition) return matches(question, answer, condition.equals);
  if ('in' in condition) return condition.in.some((value) => matches(question, answer, value));
  if (typeof answer !== 'number') return false;
  return 'less' in condition ? answer < condition.less : answer > condition.greater;
}

/** The conditions of a rule, whether all must hold or any. */
export const conditionsOf = (rule: Rule): Condition[] => ('all' in rule ? rule.all : rule.any);

/** What was asked so far, and what was answered to it. */
type Asked = Map<string, { question: Question; answer: Answer | undefined }>;

function applies(rule: Rule, asked: Asked): boolean {
  const test = (condition: Condition): boolean => {
    const { answer, question } = asked.get(condition.question) ?? {};
    return holds(condition, answer, question);
  };
  return 'all' in rule ? rule.all.every(test) : rule.any.some(test);
}

const jumpFrom = ({ jumps = [] }: Question, asked: Asked): Jump | undefined =>
  jumps.find(({ if: rule }) => !rule || applies(rule, asked));

/**
 * The questions that these answers lead to, in order. The answer to a question that is not asked counts as none, so
 * changing an early answer also takes back what followed from it. A jump's target is looked at like any other
 * question: its own rule may still leave it out.
 */
export function visibleQuestions(survey: SurveyDocument, answers: Answers): Question[] {
  const asked: Asked = new Map();
  const visible: Question[] = [];
  let target: JumpTarget | undefined;
  for (const question of questionsOf(survey)) {
    if (target && 'end' in target) break;
    if (target && target.question !== question.id) continue;
    target = undefined;
    if (question.show_if && !applies(question.show_if, asked)) continue;
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    asked.set(question.id, { question, answer });
    visible.push(question);
    target = jumpFrom(question, asked)?.to;
  }
  return visible;
}
