/** The ways in which a rule can look at an answer, and how each is written in the dialect. */
import type { Condition, Scalar } from '../../../../../shared/survey/document.ts';
import type { AnswerFacts } from './answer-facts.ts';

export const operators = [
  'is',
  'is_not',
  'one_of',
  'none_of',
  'at_most',
  'at_least',
  'less',
  'greater',
  'contains',
  'before',
  'after',
  'answered',
  'not_answered',
] as const;
export type Operator = (typeof operators)[number];

/** What a condition says, apart from how it is stored. */
export interface Clause {
  question: string;
  /** The row whose cell is asked for; absent: the whole answer. */
  part?: string | undefined;
  operator: Operator;
  values: Scalar[];
}

/** How many values an operator is about. */
export const valuesOf: Record<Operator, 'none' | 'one' | 'several'> = {
  is: 'one',
  is_not: 'one',
  one_of: 'several',
  none_of: 'several',
  at_most: 'one',
  at_least: 'one',
  less: 'one',
  greater: 'one',
  contains: 'one',
  before: 'one',
  after: 'one',
  answered: 'none',
  not_answered: 'none',
};

const FEWEST_OF_SEVERAL = 3;

/** The operators that suit an answer. */
export function operatorsFor(facts: AnswerFacts): Operator[] {
  const { comparisons, values } = facts;
  const can = (comparison: AnswerFacts['comparisons'][number]): boolean => comparisons.includes(comparison);
  const ordered: Operator[] = facts.isWhole ? ['at_most', 'at_least'] : ['less', 'greater'];
  return [
    ...(can('equals') ? (['is', 'is_not'] as const) : []),
    ...(values !== undefined && values.length >= FEWEST_OF_SEVERAL && can('in')
      ? (['one_of', 'none_of'] as const)
      : []),
    ...(can('less') ? ordered : []),
    ...(['contains', 'before', 'after'] as const).filter(can),
    'answered',
    'not_answered',
  ];
}

/** Which operator a condition is read as, and its values. */
function readComparison(condition: Condition, isWhole: boolean): Pick<Clause, 'operator' | 'values'> {
  if ('equals' in condition) return { operator: 'is', values: [condition.equals] };
  if ('not_equals' in condition) return { operator: 'is_not', values: [condition.not_equals] };
  if ('in' in condition) return { operator: 'one_of', values: condition.in };
  if ('not_in' in condition) return { operator: 'none_of', values: condition.not_in };
  if ('contains' in condition) return { operator: 'contains', values: [condition.contains] };
  if ('before' in condition) return { operator: 'before', values: [condition.before] };
  if ('after' in condition) return { operator: 'after', values: [condition.after] };
  if ('less' in condition)
    return isWhole
      ? { operator: 'at_most', values: [Math.ceil(condition.less) - 1] }
      : { operator: 'less', values: [condition.less] };
  if ('greater' in condition)
    return isWhole
      ? { operator: 'at_least', values: [Math.floor(condition.greater) + 1] }
      : { operator: 'greater', values: [condition.greater] };
  return { operator: condition.answered ? 'answered' : 'not_answered', values: [] };
}

export const toClause = (condition: Condition, facts: AnswerFacts | undefined): Clause => ({
  question: condition.question,
  part: condition.part,
  ...readComparison(condition, facts?.isWhole === true),
});

const numberOf = (value: Scalar | undefined): number => (typeof value === 'number' ? value : Number(value ?? 0));

const writers: Record<Operator, (values: Scalar[]) => object> = {
  is: ([value]) => ({ equals: value ?? '' }),
  is_not: ([value]) => ({ not_equals: value ?? '' }),
  one_of: (values) => ({ in: values }),
  none_of: (values) => ({ not_in: values }),
  at_most: ([value]) => ({ less: numberOf(value) + 1 }),
  at_least: ([value]) => ({ greater: numberOf(value) - 1 }),
  less: ([value]) => ({ less: numberOf(value) }),
  greater: ([value]) => ({ greater: numberOf(value) }),
  contains: ([value]) => ({ contains: String(value ?? '') }),
  before: ([value]) => ({ before: String(value ?? '') }),
  after: ([value]) => ({ after: String(value ?? '') }),
  answered: () => ({ answered: true }),
  not_answered: () => ({ answered: false }),
};

export const toCondition = ({ question, part, operator, values }: Clause): Condition =>
  ({ question, ...(part !== undefined && { part }), ...writers[operator](values) }) as Condition;

/** What a condition begins with where no value of the answer can be counted. */
function firstValue({ isNumber, comparisons }: AnswerFacts): Scalar {
  if (isNumber) return 0;
  return comparisons.includes('before') ? new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) : '';
}

/** A clause that suits the answer, to begin with or after another question or operator was chosen. */
export function fitClause(clause: Clause, facts: AnswerFacts): Clause {
  const allowed = operatorsFor(facts);
  // Words to look for have to be written first: until then it is asked whether there are any.
  const [begins = 'answered'] = allowed.filter((one) => one !== 'contains');
  const operator = allowed.includes(clause.operator) ? clause.operator : begins;
  const isKnown = (value: Scalar) =>
    facts.values === undefined ? facts.isNumber === (typeof value === 'number') : facts.values.includes(value);
  const fitting = clause.values.filter(isKnown);
  const first: Scalar = facts.values?.[0] ?? firstValue(facts);
  const count = valuesOf[operator];
  if (count === 'none') return { ...clause, operator, values: [] };
  const values = fitting.length > 0 ? fitting : [first];
  return { ...clause, operator, values: count === 'one' ? values.slice(0, 1) : values };
}
