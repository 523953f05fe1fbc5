/** Conditions on answers joined by and, or and not; whether any answers at all fulfil them. Pure. */
import { conditionHolds, isCondition, partsOf, schemaAt } from './conditions.ts';
import { kindOf } from '../questions/index.ts';
import type { AnswerSchema } from '../questions/kind.ts';
import type { Answer, Condition, Question, Rule, Scalar } from './document.ts';

/** `is: false`: the condition doesn't hold. */
interface Test {
  test: Condition;
  is: boolean;
}
export type Formula = boolean | Test | { all: Formula[] } | { any: Formula[] };

/** What is known of the questions that conditions look at. */
export interface World {
  question: (id: string) => Question | undefined;
  /** What holds wherever the question is asked. */
  whenAsked: (id: string) => Formula;
  /** Options that nobody is ever offered. */
  neverOffered: (id: string) => ReadonlySet<Scalar>;
}

/** What a rule says; none says nothing. */
export function formulaOf(rule: Rule | undefined): Formula {
  if (!rule) return true;
  const parts = partsOf(rule).map((part) => (isCondition(part) ? { test: part, is: true } : formulaOf(part)));
  return 'all' in rule ? { all: parts } : { any: parts };
}

export function not(formula: Formula): Formula {
  if (typeof formula === 'boolean') return !formula;
  if ('all' in formula) return { any: formula.all.map(not) };
  if ('any' in formula) return { all: formula.any.map(not) };
  return { ...formula, is: !formula.is };
}

/** What is said of one answer, or of a part of one. */
interface Facts {
  isAnswered?: boolean;
  tests: Test[];
}
type Known = ReadonlyMap<string, Facts>;

/** Beyond so many steps the question stays open: rules of 50 conditions can be joined in more ways than there is time for. */
const MAX_STEPS = 1_000;

/**
 * Whether some answers fulfil a formula. `false` is certain; `true` may be wrong where that takes too long to find out,
 * and about texts, of which any is thought possible.
 */
export function isPossible(formula: Formula, world: World): boolean {
  let steps = 0;
  const solve = (goals: Formula[], choices: Formula[][], known: Known): boolean => {
    let facts: Known | null = known;
    const later = [...choices];
    for (let goal = goals.shift(); goal !== undefined; goal = goals.shift()) {
      if (++steps > MAX_STEPS || goal === true) continue;
      if (goal === false) return false;
      if ('all' in goal) goals.push(...goal.all);
      else if ('any' in goal) later.push(goal.any);
      else {
        facts = withTest(facts, goal, world, goals);
        if (!facts) return false;
      }
    }
    if (steps > MAX_STEPS) return true;
    const [choice, ...rest] = later.toSorted((one, other) => one.length - other.length);
    const found: Known = facts;
    return choice === undefined || choice.some((each) => solve([each], rest, found));
  };
  return solve([formula], [], new Map());
}

const keyOf = ({ question, part }: Pick<Condition, 'question' | 'part'>): string => JSON.stringify([question, part]);

/** What is known with one test more; null where that contradicts. What else must hold then is added to the goals. */
function withTest(known: Known, test: Test, world: World, goals: Formula[]): Known | null {
  const { test: condition, is } = test;
  const question = world.question(condition.question);
  const wantsAnswer = 'answered' in condition ? condition.answered === is : is;
  // What nobody is asked is never answered.
  if (!question) return wantsAnswer ? null : known;
  const next = new Map(known);
  if ('answered' in condition || is) {
    const said = { question: condition.question, isAnswered: wantsAnswer };
    if (!note(next, { ...said, part: condition.part })) return null;
    if (wantsAnswer && condition.part !== undefined && !note(next, said)) return null;
    if (wantsAnswer) goals.push(world.whenAsked(condition.question));
  }
  const key = keyOf(condition);
  const facts = next.get(key) ?? { tests: [] };
  if (!('answered' in condition)) next.set(key, { ...facts, tests: [...facts.tests, test] });
  // Without an answer every test of a value fails, which those that must fail allow.
  const { isAnswered, tests = [] } = next.get(key) ?? {};
  if (isAnswered === true && !someAnswer(question, condition.part, tests, world.neverOffered(question.id))) return null;
  return next;
}

function note(
  known: Map<string, Facts>,
  { isAnswered, ...at }: { question: string; part?: string | undefined; isAnswered: boolean },
): boolean {
  const key = keyOf({ question: at.question, ...(at.part !== undefined && { part: at.part }) });
  const facts = known.get(key) ?? { tests: [] };
  if (facts.isAnswered !== undefined && facts.isAnswered !== isAnswered) return false;
  known.set(key, { ...facts, isAnswered });
  return true;
}

/** Whether there is an answer, or a part of one, of which all tests turn out so. */
function someAnswer(question: Question, part: string | undefined, tests: Test[], never: ReadonlySet<Scalar>): boolean {
  const schema = schemaAt(question, part);
  if (!schema) return false;
  const passes = (value: Answer): boolean =>
    tests.every(
      ({ test, is }) => conditionHolds(test, part === undefined ? value : { [part]: value as Scalar }, question) === is,
    );
  if (schema.items?.enum) return someList(question, schema.items.enum, tests, never, passes);
  const candidates = valuesOf(schema, tests);
  return candidates === null || candidates.some((value) => !never.has(value) && passes(value));
}

/** The values that a condition names. */
function namedBy(condition: Condition): Scalar[] {
  if ('equals' in condition) return [condition.equals];
  if ('not_equals' in condition) return [condition.not_equals];
  if ('in' in condition) return condition.in;
  if ('not_in' in condition) return condition.not_in;
  if ('less' in condition) return [condition.less];
  return 'greater' in condition ? [condition.greater] : [];
}

const rulesOut = ({ test, is }: Test): boolean => ('equals' in test || 'in' in test ? !is : is);

/** Of a list with everything in it that may be: what must be in it is there then as well. */
function someList(
  question: Question,
  options: string[],
  tests: Test[],
  never: ReadonlySet<Scalar>,
  passes: (value: Answer) => boolean,
): boolean {
  const offered = options.filter((option) => !never.has(option));
  if (kindOf(question).isOrdered) return offered.some((option) => passes([option]));
  const without = new Set(tests.filter(rulesOut).flatMap(({ test }) => namedBy(test)));
  const left = offered.filter((option) => !without.has(option));
  return left.length > 0 && passes(left);
}

/** Values among which is one that passes, if any does; null where that can't be told by trying. */
function valuesOf({ type, enum: options, minimum, maximum }: AnswerSchema, tests: Test[]): Scalar[] | null {
  if (options) return options;
  if (type === 'boolean') return [true, false];
  if (type !== 'integer' && type !== 'number') return null;
  const named = tests.flatMap(({ test }) => namedBy(test)).filter((value) => typeof value === 'number');
  const marks = [...new Set([...named, ...[minimum, maximum].filter((value) => value !== undefined)])].toSorted(
    (one, other) => one - other,
  );
  const between = marks.flatMap((mark, at) => (at === 0 ? [] : [(mark + (marks[at - 1] ?? mark)) / 2]));
  const nextTo = marks.flatMap((mark) => [mark - 1, mark, mark + 1]);
  return [0, ...nextTo, ...(type === 'number' ? between : [])].filter(
    (value) => (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum),
  );
}
