/** Expressions of a definition as rules of a survey; null where a rule can't say the same. */
import { MAX_CONDITIONS } from '../../../../shared/survey/check-rules.ts';
import { conditionsOf, isCondition, partsOf } from '../../../../shared/survey/conditions.ts';
import type { Condition, Rule, RulePart } from '../../../../shared/survey/document.ts';
import { type Comparison, comparisonsIn, type Expression, isJoined, type Operator } from './expression.ts';
import type { Made } from './made.ts';
import type { Scalar } from './source.ts';

/** A question of the survey, as expressions speak of it. */
export interface Named extends Pick<Made, 'valueOf' | 'partOf'> {
  id: string;
  type: string;
}

export type Lookup<Found extends Named = Named> = (name: string) => Found | undefined;

const WHOLE_SCALES = new Set(['smiley', 'stars', 'nps', 'csat', 'ces']);
const WORDS = new Set(['short_text', 'long_text']);
/** A rule and two within it. */
const MAX_DEPTH = 3;

/** What is asked of: a question, or the row of one that is named behind a dot. */
interface Source<Found extends Named = Named> {
  found: Found;
  of: { question: string; part?: string };
}

function sourceOf<Found extends Named>(name: string, lookup: Lookup<Found>): Source<Found> | null {
  const whole = lookup(name);
  if (whole) return { found: whole, of: { question: whole.id } };
  const dot = name.lastIndexOf('.');
  const rows = dot > 0 ? lookup(name.slice(0, dot)) : undefined;
  const part = rows?.partOf?.(name.slice(dot + 1));
  return rows && part !== undefined ? { found: rows, of: { question: rows.id, part } } : null;
}

/** The library takes what is not answered for something else than any value. */
const unlessAnswered = (of: Source['of'], condition: Condition): Rule => ({
  any: [{ ...of, answered: false }, condition],
});

type Writer = (source: Source, values: Scalar[]) => RulePart | null;

/** `=` asks for the whole answer, which for several choices is no condition of ours. */
const isWhole = ({ type }: Named): boolean => type !== 'multiple' && type !== 'ranking';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const bound =
  (side: 'less' | 'greater', isIncluded: boolean): Writer =>
  ({ found, of }, [value]) => {
    const outward = side === 'less' ? 1 : -1;
    if (typeof value === 'string') {
      const beyond: Condition = side === 'less' ? { ...of, before: value } : { ...of, after: value };
      return isIncluded ? { any: [beyond, { ...of, equals: value }] } : beyond;
    }
    if (!isNumber(value)) return null;
    // 'At least 4' is 'more than 3' where there is nothing between.
    const isStep = isIncluded && WHOLE_SCALES.has(found.type) && Number.isInteger(value);
    const limit = isStep ? value + outward : value;
    const beyond: Condition = side === 'less' ? { ...of, less: limit } : { ...of, greater: limit };
    return isIncluded && !isStep ? { any: [beyond, { ...of, equals: value }] } : beyond;
  };

const writers: Record<Exclude<Operator, 'answered'>, Writer> = {
  equals: ({ found, of }, [value]) => (value !== undefined && isWhole(found) ? { ...of, equals: value } : null),
  not_equals: ({ found, of }, [value]) =>
    value !== undefined && isWhole(found) ? unlessAnswered(of, { ...of, not_equals: value }) : null,
  contains({ found, of }, [value, ...others]) {
    if (value === undefined || others.length > 0) return null;
    if (WORDS.has(found.type)) return { ...of, contains: String(value) };
    return found.type === 'multiple' ? { ...of, equals: value } : null;
  },
  not_contains: ({ found, of }, [value, ...others]) =>
    value !== undefined && others.length === 0 && found.type === 'multiple'
      ? unlessAnswered(of, { ...of, not_equals: value })
      : null,
  in: ({ of }, values) => ({ ...of, in: values }),
  not_in: ({ of }, values) => unlessAnswered(of, { ...of, not_in: values }),
  all_of: ({ found, of }, values) =>
    found.type === 'multiple' ? { all: values.map((equals) => ({ ...of, equals })) } : null,
  less: bound('less', false),
  at_most: bound('less', true),
  greater: bound('greater', false),
  at_least: bound('greater', true),
};

function partOf({ name, operator, values }: Comparison, lookup: Lookup): RulePart | null {
  const source = sourceOf(name, lookup);
  if (!source) return null;
  if (operator === 'answered') return { ...source.of, answered: values[0] === true };
  const said = values.flatMap((value) => source.found.valueOf(value) ?? []);
  return said.length === values.length ? writers[operator](source, said) : null;
}

/** What joins in the same way, or joins nothing, needs no rule of its own. */
function join(by: 'all' | 'any', parts: RulePart[]): RulePart {
  const flat = parts.flatMap((part) =>
    isCondition(part) || (!(by in part) && partsOf(part).length > 1) ? [part] : partsOf(part),
  );
  const [only] = flat;
  if (only && flat.length === 1) return only;
  return by === 'all' ? { all: flat } : { any: flat };
}

function toPart(expression: Expression, lookup: Lookup): RulePart | null {
  if (!isJoined(expression)) return partOf(expression, lookup);
  const parts = expression.parts.map((part) => toPart(part, lookup));
  const read = parts.flatMap((part) => part ?? []);
  return read.length === parts.length ? join(expression.join, read) : null;
}

const depthOf = (part: RulePart): number => (isCondition(part) ? 0 : 1 + Math.max(...partsOf(part).map(depthOf)));

/** Null for one that is larger than the dialect has them. */
function asRule(part: RulePart): Rule | null {
  const rule = isCondition(part) ? { all: [part] } : part;
  return depthOf(rule) <= MAX_DEPTH && conditionsOf(rule).length <= MAX_CONDITIONS ? rule : null;
}

export interface Read<Found extends Named = Named> {
  rule: Rule;
  /** The questions that it looks at. */
  sources: Found[];
}

/** Null where a rule can't say the same. */
export function ruleOf<Found extends Named>(expression: Expression | null, lookup: Lookup<Found>): Read<Found> | null {
  const part = expression && toPart(expression, lookup);
  const rule = part && asRule(part);
  if (!expression || !rule) return null;
  const sources = comparisonsIn(expression).flatMap(({ name }) => sourceOf(name, lookup)?.found ?? []);
  return { rule, sources };
}

/** One rule that holds where all of these do; null where that can't be said. */
export const together = (rules: Rule[]): Rule | null => (rules.length === 0 ? null : asRule(join('all', rules)));
