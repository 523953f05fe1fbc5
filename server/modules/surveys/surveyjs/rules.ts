/** Expressions of a definition as rules of a survey; null where a rule can't say the same. */
import type { Condition, Rule } from '../../../../shared/survey/document.ts';
import { type Comparison, type Expression, parseExpression } from './expression.ts';
import type { Made } from './questions.ts';
import type { Scalar } from './source.ts';

/** A question of the survey, as expressions speak of it. */
export interface Named extends Pick<Made, 'valueOf'> {
  id: string;
  type: string;
}

export type Lookup = (name: string) => Named | undefined;

const WHOLE_SCALES = new Set(['smiley', 'stars', 'nps', 'csat', 'ces']);
const MAX_CONDITIONS = 10;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Conditions that must all hold. */
function conditionsOf({ name, operator, values }: Comparison, lookup: Lookup): Condition[] | null {
  const source = lookup(name);
  if (!source) return null;
  const { id: question, type } = source;
  if (operator === 'answered') return [{ question, answered: values[0] === true }];
  const said = values.map((value) => source.valueOf(value));
  if (said.some((value) => value === undefined)) return null;
  const known = said as Scalar[];
  const [first] = known;
  if (first === undefined) return null;
  if (operator === 'equals' || operator === 'contains')
    return known.length === 1 && isApt(operator, type) ? [{ question, equals: first }] : null;
  if (operator === 'in') return [{ question, in: known }];
  if (operator === 'all_of') return type === 'multiple' ? known.map((equals) => ({ question, equals })) : null;
  return isNumber(first) ? bounds(question, operator, first, WHOLE_SCALES.has(type)) : null;
}

/** `=` asks for the whole answer, which for several choices is no condition of ours. */
const isApt = (operator: 'equals' | 'contains', type: string): boolean =>
  operator === 'contains' ? type === 'multiple' : type !== 'multiple' && type !== 'ranking';

/** 'At least 4' is 'more than 3' where there is nothing between. */
function bounds(question: string, operator: string, value: number, isWhole: boolean): Condition[] | null {
  if (operator === 'greater') return [{ question, greater: value }];
  if (operator === 'less') return [{ question, less: value }];
  if (!isWhole || !Number.isInteger(value)) return null;
  return operator === 'at_least' ? [{ question, greater: value - 1 }] : [{ question, less: value + 1 }];
}

function ruleOf({ join, comparisons }: Expression, lookup: Lookup): Rule | null {
  const found = comparisons.map((comparison) => conditionsOf(comparison, lookup));
  const conditions = found.flatMap((all) => all ?? []);
  if (found.includes(null) || conditions.length === 0 || conditions.length > MAX_CONDITIONS) return null;
  if (join === 'all') return { all: conditions };
  return conditions.length === comparisons.length ? { any: conditions } : null;
}

export interface Read {
  rule: Rule;
  /** Names of the questions that it looks at. */
  names: string[];
}

export function readRule(text: string, lookup: Lookup): Read | null {
  const expression = parseExpression(text);
  const rule = expression && ruleOf(expression, lookup);
  return expression && rule ? { rule, names: expression.comparisons.map(({ name }) => name) } : null;
}

/** One rule that holds where all of these do; null where that can't be said. */
export function together(rules: Rule[]): Rule | null {
  const [only, ...others] = rules;
  if (!only) return null;
  if (others.length === 0) return only;
  const lists = rules.map((rule) => ('all' in rule ? rule.all : rule.any.length === 1 ? rule.any : null));
  const all = lists.flatMap((list) => list ?? []);
  return lists.includes(null) || all.length > MAX_CONDITIONS ? null : { all };
}
