/** What expressions and texts call questions and their parts: by code, or by survey, group and number. */
import type { Comparison, Operator } from '../conversion/expression.ts';
import type { Scalar } from '../conversion/source.ts';

/** What a variable stands for. */
export interface Variable {
  /** What the survey's builder knows the question, or its row behind a dot, by. */
  name: string;
  /** The option that it tells of, which is chosen where it is `Y`. */
  option?: string;
}

export type Variables = ReadonlyMap<string, Variable>;

/** Which of its facts is asked for: `Q1.NAOK`, `Q1.shown`. */
const SUFFIX = /\.(?:NAOK|code|value|valueNAOK|shown)$/i;
const PREFIX = /^INSERTANS:/;

export const variableOf = (written: string, variables: Variables): Variable | undefined =>
  variables.get(written.trim().replace(PREFIX, '').replace(SUFFIX, ''));

const CHOSEN = 'Y';

/** @returns null for what a rule can't say */
export function comparisonOf(
  written: string,
  operator: Operator,
  value: Scalar,
  variables: Variables,
): Comparison | null {
  const variable = variableOf(written, variables);
  if (!variable) return null;
  const { name, option } = variable;
  const isEquality = operator === 'equals' || operator === 'not_equals';
  const isAnswered = operator === 'answered' ? value === true : operator === 'not_equals';
  if (option !== undefined) {
    const isChosen = value === CHOSEN ? operator === 'equals' : isAnswered;
    const isKnown = operator === 'answered' || (isEquality && (value === CHOSEN || value === ''));
    return isKnown ? { name, operator: isChosen ? 'contains' : 'not_contains', values: [option] } : null;
  }
  // Nothing is written for what was not answered.
  if (operator === 'answered' || (isEquality && value === ''))
    return { name, operator: 'answered', values: [isAnswered] };
  return { name, operator, values: [value] };
}
