/** Rules and jumps of a survey: each looks back, each leads on. */
import { answerViolations } from './answers.ts';
import { conditionsOf, operatorOf, operatorsOf } from './conditions.ts';
import type { Condition, Jump, Question, Rule, Scalar } from './document.ts';
import type { SurveyViolation } from './survey-violation.ts';

export interface Placed {
  question: Question;
  pointer: string;
}

/** Violations of the rules of the question at a place of all questions. */
export function ruleViolations(placed: Placed[], at: number): SurveyViolation[] {
  const here = placed[at];
  if (!here) return [];
  const { question, pointer } = here;
  const { show_if: rule, jumps = [] } = question;
  return [
    ...(rule ? violationsOfRule(rule, `${pointer}/show_if`, placed, at) : []),
    ...jumps.flatMap((jump, place) => violationsOfJump(jump, `${pointer}/jumps/${place}`, placed, at)),
  ];
}

/** A jump may look at its own question, and leads to a later one. */
function violationsOfJump(jump: Jump, pointer: string, placed: Placed[], at: number): SurveyViolation[] {
  const violations = jump.if ? violationsOfRule(jump.if, `${pointer}/if`, placed, at, true) : [];
  if ('end' in jump.to) return violations;
  const { question: id } = jump.to;
  const target = placed.findIndex(({ question }) => question.id === id);
  const code = target < 0 ? 'reference_not_found' : target === at ? 'rule_loop' : target < at ? 'jump_backwards' : null;
  return code ? [...violations, { pointer: `${pointer}/to/question`, code }] : violations;
}

/** `looksAtItself`: at the answer to the question that has the rule, too. */
function violationsOfRule(
  rule: Rule,
  pointer: string,
  placed: Placed[],
  at: number,
  looksAtItself = false,
): SurveyViolation[] {
  const list = 'all' in rule ? 'all' : 'any';
  return conditionsOf(rule).flatMap((condition, place) => {
    const here = `${pointer}/${list}/${place}`;
    const source = placed.findIndex(({ question }) => question.id === condition.question);
    if (source < 0) return [{ pointer: `${here}/question`, code: 'reference_not_found' }];
    if (source < at || (source === at && looksAtItself))
      return conditionViolations(condition, here, placed[source]?.question);
    return [{ pointer: `${here}/question`, code: source === at ? 'rule_loop' : 'rule_looks_ahead' }];
  });
}

/** A condition asks what can be asked of such an answer, and names values that it can have. */
function conditionViolations(condition: Condition, pointer: string, source: Question | undefined): SurveyViolation[] {
  const operator = operatorOf(condition);
  if (!source || !operatorsOf(source).includes(operator))
    return [{ pointer: `${pointer}/${operator}`, code: 'condition_not_possible' }];
  const values: [place: string, value: Scalar][] =
    'equals' in condition
      ? [['equals', condition.equals]]
      : 'in' in condition
        ? condition.in.map((value, place) => [`in/${place}`, value])
        : [];
  return values
    .filter(([, value]) => !isPossible(source, value))
    .map(([place]) => ({ pointer: `${pointer}/${place}`, code: 'reference_not_found' }));
}

/** Of a list, one that holds nothing but the value. */
const isPossible = (question: Question, value: Scalar): boolean =>
  [value, [value]].some((answer) => answerViolations(question, answer).length === 0);
