/** Rules and jumps of a survey: each looks back, each leads on. */
import type { AnswerSchema } from '../questions/kind.ts';
import { brokenKeywords } from './check-answer.ts';
import { conditionsOf, isCondition, operatorOf, operatorsOf, partsOf, schemaAt } from './conditions.ts';
import type { Option } from '../questions/options.ts';
import type { Condition, Jump, Question, Rule, Scalar } from './document.ts';
import type { SurveyViolation } from './survey-violation.ts';

export interface Placed {
  question: Question;
  pointer: string;
  /** Place of the first question of its page, where the page's come in any order. */
  first?: number;
}

/** In a rule and the rules within it. */
export const MAX_CONDITIONS = 50;

/** All questions in their order, with the place of each by its id. */
export interface Order {
  placed: Placed[];
  places: ReadonlyMap<string, number>;
}

export function orderOf(placed: Placed[]): Order {
  const places = new Map<string, number>();
  for (const [at, { question }] of placed.entries()) if (!places.has(question.id)) places.set(question.id, at);
  return { placed, places };
}

/** Violations of the rules of the question at a place of all questions. */
export function ruleViolations(order: Order, at: number): SurveyViolation[] {
  const here = order.placed[at];
  if (!here) return [];
  const { question, pointer } = here;
  const { show_if: rule, jumps = [], options = [] }: Question & { options?: Option[] } = question;
  return [
    ...options.flatMap(({ show_if: own }, place) =>
      own ? violationsOfRule(own, `${pointer}/options/${place}/show_if`, order, at) : [],
    ),
    ...(rule ? violationsOfRule(rule, `${pointer}/show_if`, order, at) : []),
    ...(here.first !== undefined && jumps.length > 0
      ? [{ pointer: `${pointer}/jumps`, code: 'jump_in_any_order' }]
      : []),
    ...jumps.flatMap((jump, place) => violationsOfJump(jump, `${pointer}/jumps/${place}`, order, at)),
  ];
}

/** A jump may look at its own question, and leads to a later one. */
function violationsOfJump(jump: Jump, pointer: string, order: Order, at: number): SurveyViolation[] {
  const violations = jump.if ? violationsOfRule(jump.if, `${pointer}/if`, order, at, true) : [];
  if ('end' in jump.to) return violations;
  const target = order.places.get(jump.to.question);
  const code =
    target === undefined ? 'reference_not_found' : target === at ? 'rule_loop' : target < at ? 'jump_backwards' : null;
  return code ? [...violations, { pointer: `${pointer}/to/question`, code }] : violations;
}

/**
 * The violations of a rule that stands before the question at a place.
 * @param looksAtItself at the answer to that question, too
 */
export function violationsOfRule(
  rule: Rule,
  pointer: string,
  order: Order,
  at: number,
  looksAtItself = false,
): SurveyViolation[] {
  const tooMany =
    conditionsOf(rule).length > MAX_CONDITIONS
      ? [{ pointer, code: 'too_many_conditions', parameters: { limit: MAX_CONDITIONS } }]
      : [];
  return [...tooMany, ...violationsOfParts(rule, pointer, order, at, looksAtItself)];
}

/** How many questions certainly come before the one at a place. */
export const comesBefore = ({ placed }: Order, at: number): number => placed[at]?.first ?? at;

function violationsOfParts(
  rule: Rule,
  pointer: string,
  order: Order,
  at: number,
  looksAtItself: boolean,
): SurveyViolation[] {
  const list = 'all' in rule ? 'all' : 'any';
  return partsOf(rule).flatMap((part, place) => {
    const here = `${pointer}/${list}/${place}`;
    if (!isCondition(part)) return violationsOfParts(part, here, order, at, looksAtItself);
    const source = order.places.get(part.question);
    if (source === undefined) return [{ pointer: `${here}/question`, code: 'reference_not_found' }];
    if (source < comesBefore(order, at) || (source === at && looksAtItself))
      return conditionViolations(part, here, order.placed[source]?.question);
    return [{ pointer: `${here}/question`, code: source === at ? 'rule_loop' : 'rule_looks_ahead' }];
  });
}

/** The values that a condition names, each with its place. */
function valuesIn(condition: Condition): [place: string, value: Scalar][] {
  const listed = (name: string, values: Scalar[]): [string, Scalar][] =>
    values.map((value, place) => [`${name}/${place}`, value]);
  if ('equals' in condition) return [['equals', condition.equals]];
  if ('not_equals' in condition) return [['not_equals', condition.not_equals]];
  if ('in' in condition) return listed('in', condition.in);
  return 'not_in' in condition ? listed('not_in', condition.not_in) : [];
}

/** A condition asks what can be asked of such an answer, and names values that it can have. */
function conditionViolations(condition: Condition, pointer: string, source: Question | undefined): SurveyViolation[] {
  const operator = operatorOf(condition);
  const schema = source && schemaAt(source, condition.part);
  if (source && !schema && condition.part !== undefined)
    return [{ pointer: `${pointer}/part`, code: 'reference_not_found' }];
  if (!source || !schema || !operatorsOf(source, condition.part).includes(operator))
    return [{ pointer: `${pointer}/${operator}`, code: 'condition_not_possible' }];
  const bound = 'before' in condition ? condition.before : 'after' in condition ? condition.after : undefined;
  // Beyond the earliest and the latest day too, but a day.
  if (bound !== undefined && brokenKeywords(plainOf(schema), bound).length > 0)
    return [{ pointer: `${pointer}/${operator}`, code: 'condition_not_possible' }];
  return valuesIn(condition)
    .filter(([, value]) => !isPossible(schema, value))
    .map(([place]) => ({ pointer: `${pointer}/${place}`, code: 'reference_not_found' }));
}

const plainOf = ({ type, format }: AnswerSchema): AnswerSchema => ({ type, ...(format && { format }) });

/** Of a list, one that holds nothing but the value. */
const isPossible = (schema: AnswerSchema, value: Scalar): boolean =>
  [value, [value]].some((answer) => brokenKeywords(schema, answer).length === 0);
