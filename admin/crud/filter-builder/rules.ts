/** A list's filter as it is put together: conditions on fields, and groups of which all or any have to be met. */
import type { FilterValues } from '../../ui/list/use-list-filter.ts';
import { BEFORE_KEY } from '../custom/use-custom-fields.ts';
import { isObject } from '../../providers/user-data.ts';

/** `is` and `not` have values; the other two ask whether there is one. */
export const OPERATORS = ['is', 'not', 'empty', 'filled'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  field: string;
  operator: Operator;
  /** By the name of the field and a suffix such as `_gte`. */
  values: FilterValues;
}

export interface RuleGroup {
  /** Any of the rules is enough. */
  isAny: boolean;
  rules: Rule[];
}

/** Which filters ask whether there is a value, and which ask nothing else. */
export interface PresenceOf {
  readonly emptyFilters?: readonly string[];
  readonly presenceFilters?: readonly string[];
}

/** What may be asked of a field, the most usual first. */
export function operatorsOf({ emptyFilters, presenceFilters }: PresenceOf, field: string): readonly Operator[] {
  if (presenceFilters?.includes(field)) return ['empty', 'filled'];
  return emptyFilters?.includes(field) || field.startsWith(BEFORE_KEY) ? OPERATORS : ['is', 'not'];
}

export function conditionOn(entity: PresenceOf, field: string): Condition {
  const [operator = 'is'] = operatorsOf(entity, field);
  return { field, operator, values: {} };
}

/** On the first of the fields. */
export const firstCondition = (entity: PresenceOf, [field = '']: readonly string[]): Condition =>
  conditionOn(entity, field);

export type Rule = Condition | RuleGroup;

export const isGroup = (rule: Rule): rule is RuleGroup => 'rules' in rule;

const SUFFIXES = ['_gte', '_lte', '_within'];

/** Whether the name of a value in a filter is that of a field. */
export const isOfField = (name: string, field: string): boolean =>
  name === field || SUFFIXES.some((suffix) => name === field + suffix);

const hasValues = ({ operator, values }: Condition): boolean =>
  operator === 'empty' || operator === 'filled' || Object.values(values).some((value) => value !== undefined);

/** Without the conditions that say nothing yet, and the groups of none. */
export function completed({ isAny, rules }: RuleGroup): RuleGroup {
  const complete = rules.flatMap((rule): Rule[] => {
    if (!isGroup(rule)) return hasValues(rule) ? [rule] : [];
    const group = completed(rule);
    return group.rules.length === 0 ? [] : [group];
  });
  return { isAny, rules: complete };
}

/** What of the list's filter says it, the other group's taken away. */
export function toFilter(group: RuleGroup): FilterValues {
  const { isAny, rules } = completed(group);
  const parts = rules.length === 0 ? undefined : rules.map(partOf);
  return isAny ? { or: parts, and: undefined } : { and: parts, or: undefined };
}

function partOf(rule: Rule): FilterValues {
  if (isGroup(rule)) return { [rule.isAny ? 'or' : 'and']: rule.rules.map(partOf) };
  const { field, operator, values } = rule;
  const wanted = operator === 'is' || operator === 'not' ? values : { [field]: null };
  return operator === 'is' || operator === 'empty' ? wanted : { not: [wanted] };
}

/** Out of the list's filter; null where nothing of the kind is in it, 'other' where it is more than can be shown. */
export function fromFilter(filter: FilterValues, fields: readonly string[]): RuleGroup | null | 'other' {
  const { or, and } = filter;
  if (or === undefined && and === undefined) return null;
  if (or !== undefined && and !== undefined) return 'other';
  return groupOf(or !== undefined, or ?? and, fields, 2) ?? 'other';
}

/** @param depth how many groups may stand inside each other */
function groupOf(isAny: boolean, parts: unknown, fields: readonly string[], depth: number): RuleGroup | null {
  if (!Array.isArray(parts) || depth === 0) return null;
  const rules = parts.map((part) => ruleOf(part, fields, depth));
  return rules.includes(null) ? null : { isAny, rules: rules.filter((rule) => rule !== null) };
}

function ruleOf(part: unknown, fields: readonly string[], depth: number): Rule | null {
  if (!isObject(part)) return null;
  const [first, ...others] = Object.keys(part);
  if (first === undefined) return null;
  if (others.length === 0 && (first === 'or' || first === 'and'))
    return groupOf(first === 'or', part[first], fields, depth - 1);
  if (others.length > 0 || first !== 'not') return conditionOf(part, fields);
  const negated: unknown = part['not'];
  const [inner, ...more] = Array.isArray(negated) ? (negated as unknown[]) : [];
  const condition = more.length === 0 && isObject(inner) ? conditionOf(inner, fields) : null;
  if (condition === null || (condition.operator !== 'is' && condition.operator !== 'empty')) return null;
  return { ...condition, operator: condition.operator === 'is' ? 'not' : 'filled' };
}

/** Of one field. */
function conditionOf(values: FilterValues, fields: readonly string[]): Condition | null {
  const names = Object.keys(values);
  const field = fields.find((one) => names.every((name) => isOfField(name, one)));
  if (field === undefined) return null;
  return values[field] === null ? { field, operator: 'empty', values: {} } : { field, operator: 'is', values };
}
