/** The triggers of a definition that lead on: to a later question, or to the end. */
import type { Jump, Question } from '../../../../shared/survey/document.ts';
import type { Part } from '../conversion/part.ts';
import { MAX_JUMPS } from '../conversion/limits.ts';
import { type Named, ruleOf } from '../conversion/rules.ts';
import { parseExpression } from './expression.ts';
import { stringOf } from '../conversion/source.ts';

type Found = Named & { question: Question };
type Lookup = (name: string) => Found | undefined;

const leaveOutTrigger = (trigger: Part): void =>
  trigger.drop('trigger_not_supported', stringOf(trigger.peek('expression')) || stringOf(trigger.peek('type')));

/**
 * A jump stands at the question that it looks at; a trigger that looks at several has no such place.
 * @returns how the trigger that each jump comes from is left out
 */
export function addJumps(definition: Part, lookup: Lookup): Map<Jump, () => void> {
  const origins = new Map<Jump, () => void>();
  for (const trigger of definition.each('triggers')) {
    const target = targetOf(trigger, lookup);
    const read = ruleOf(parseExpression(stringOf(trigger.peek('expression'))), lookup);
    const [found, ...others] = new Set(read?.sources);
    const source = others.length === 0 ? found?.question : undefined;
    const jumps = source?.jumps ?? [];
    if (!read || !target || !source || jumps.length >= MAX_JUMPS) {
      leaveOutTrigger(trigger);
      continue;
    }
    trigger.take('expression');
    const jump = { if: read.rule, to: target };
    source.jumps = [...jumps, jump];
    origins.set(jump, () => leaveOutTrigger(trigger));
  }
  return origins;
}

function targetOf(trigger: Part, lookup: Lookup): Jump['to'] | null {
  const type = trigger.take('type');
  if (type === 'complete') return { end: true };
  const target = type === 'skip' ? lookup(stringOf(trigger.take('gotoName'))) : undefined;
  return target ? { question: target.id } : null;
}
