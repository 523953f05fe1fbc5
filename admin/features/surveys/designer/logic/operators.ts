/** The ways in which a rule can look at an answer, and how each is written in the dialect. */
import type { Condition, Scalar } from '../../../../../shared/survey/document.ts';
import type { AnswerFacts } from './answer-facts.ts';

export const operators = [
  'is',
  'one_of',
  'at_most',
  'at_least',
  'less',
  'greater',
  'answered',
  'not_answered',
] as const;
export type Operator = (typeof operators)[number];

/** What a condition says, apart from how it is stored. */
export interface Clause {
  question: string;
  operator: Operator;
  values: Scalar[];
}

/** How many values an operator is about. */
export const valuesOf: Record<Operator, 'none' | 'one' | 'several'> = {
  is: 'one',
  one_of: 'several',
  at_most: 'one',
  at_least: 'one',
  less: 'one',
  greater: 'one',
  answered: 'none',
  not_answered: 'none',
};

/** The operators that suit an answer. */
export function operatorsFor(facts: AnswerFacts): Operator[] {
  const ordered: Operator[] = facts.isWhole ? ['at_most', 'at_least'] : ['less', 'greater'];
  return [
    ...(facts.values !== undefined || facts.isNumber ? (['is'] as const) : []),
    ...(facts.values !== undefined && facts.values.length > 2 ? (['one_of'] as const) : []),
    ...(facts.isNumber ? ordered : []),
    'answered',
    'not_answered',
  ];
}

export function toClause(condition: Condition, facts: AnswerFacts | undefined): Clause {
  const { question } = condition;
  if ('answered' in condition)
    return { question, operator: condition.answered ? 'answered' : 'not_answered', values: [] };
  if ('equals' in condition) return { question, operator: 'is', values: [condition.equals] };
  if ('in' in condition) return { question, operator: 'one_of', values: condition.in };
  const isWhole = facts?.isWhole === true;
  if ('less' in condition)
    return isWhole
      ? { question, operator: 'at_most', values: [Math.ceil(condition.less) - 1] }
      : { question, operator: 'less', values: [condition.less] };
  return isWhole
    ? { question, operator: 'at_least', values: [Math.floor(condition.greater) + 1] }
    : { question, operator: 'greater', values: [condition.greater] };
}

const numberOf = (value: Scalar | undefined): number => (typeof value === 'number' ? value : Number(value ?? 0));

export function toCondition({ question, operator, values }: Clause): Condition {
  const [value] = values;
  if (operator === 'answered' || operator === 'not_answered') return { question, answered: operator === 'answered' };
  if (operator === 'one_of') return { question, in: values };
  if (operator === 'is') return { question, equals: value ?? '' };
  const number = numberOf(value);
  if (operator === 'at_most') return { question, less: number + 1 };
  if (operator === 'at_least') return { question, greater: number - 1 };
  return operator === 'less' ? { question, less: number } : { question, greater: number };
}

/** A clause that suits the answer, to begin with or after another question or operator was chosen. */
export function fitClause(clause: Clause, facts: AnswerFacts): Clause {
  const allowed = operatorsFor(facts);
  const operator = allowed.includes(clause.operator) ? clause.operator : (allowed[0] ?? 'answered');
  const isKnown = (value: Scalar) =>
    facts.values === undefined ? !facts.isNumber || typeof value === 'number' : facts.values.includes(value);
  const fitting = clause.values.filter(isKnown);
  const first: Scalar = facts.values?.[0] ?? 0;
  const count = valuesOf[operator];
  if (count === 'none') return { ...clause, operator, values: [] };
  const values = fitting.length > 0 ? fitting : [first];
  return { ...clause, operator, values: count === 'one' ? values.slice(0, 1) : values };
}
