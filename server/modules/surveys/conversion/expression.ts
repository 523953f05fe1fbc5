/** Conditions of a definition, whatever it is written in: comparisons of one question each, joined by `and` and `or`. */
import type { Scalar } from './source.ts';

export type Operator =
  | 'equals'
  | 'not_equals'
  | 'in'
  | 'not_in'
  | 'contains'
  | 'not_contains'
  | 'all_of'
  | 'greater'
  | 'at_least'
  | 'less'
  | 'at_most'
  | 'answered';

export interface Comparison {
  /** The question, by its name in the definition. */
  name: string;
  operator: Operator;
  values: Scalar[];
}

export interface Joined {
  join: 'all' | 'any';
  parts: Expression[];
}

export type Expression = Comparison | Joined;

export const isJoined = (expression: Expression): expression is Joined => 'join' in expression;

export const comparisonsIn = (expression: Expression): Comparison[] =>
  isJoined(expression) ? expression.parts.flatMap(comparisonsIn) : [expression];
