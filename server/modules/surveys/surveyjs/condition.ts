import type { Condition } from '../conversion/condition.ts';
import type { Part } from '../conversion/part.ts';
import { stringOf } from '../conversion/source.ts';
import { parseExpression } from './expression.ts';

/** On what an element, a page or a choice depends; undefined for nothing. */
export function conditionOf(part: Part): Condition | undefined {
  const text = stringOf(part.peek('visibleIf')).trim();
  if (text === '') return undefined;
  return {
    expression: parseExpression(text),
    settle: () => void part.take('visibleIf'),
    leaveOut: () => part.note('condition_not_supported', 'visibleIf', text),
  };
}
