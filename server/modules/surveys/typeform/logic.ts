/** The logic of a form: jumps between its fields, and to its endings. */
import { type Order, violationsOfRule } from '../../../../shared/survey/check-rules.ts';
import type { Ending, Jump, Question, Rule } from '../../../../shared/survey/document.ts';
import { MAX_ENDINGS, MAX_JUMPS } from '../conversion/limits.ts';
import type { Part } from '../conversion/part.ts';
import { ruleOf } from '../conversion/rules.ts';
import { isSource, stringOf } from '../conversion/source.ts';
import type { JumpOrigins } from '../conversion/survey-builder.ts';
import { expressionOf, type Fields, isAlways } from './conditions.ts';

/** Where a field begins and ends: a group is several questions. */
export interface Span {
  first: Question;
  last: Question;
}

export interface Places extends Fields {
  spans: ReadonlyMap<string, Span>;
}

/** An ending that a jump leads to, and when. */
export interface Led {
  screen: string;
  /** Undefined where it is always taken. */
  rule: Rule | undefined;
  from: Question;
  action: Part;
}

export interface Logic {
  origins: JumpOrigins;
  led: Led[];
}

const leaveOut = (action: Part): void => {
  const details = action.peek('details');
  action.drop('trigger_not_supported', isSource(details) ? JSON.stringify(details) : stringOf(action.peek('action')));
};

export function readLogic(definition: Part, places: Places): Logic {
  const origins = new Map<Jump, () => void>();
  const led: Led[] = [];
  for (const entry of definition.each('logic')) {
    const type = entry.take('type');
    const from = places.spans.get(stringOf(entry.take('ref')))?.last;
    for (const action of entry.each('actions')) {
      const read = from && type === 'field' ? readJump(action, places) : null;
      if (!from || !read || (from.jumps ?? []).length >= MAX_JUMPS) {
        leaveOut(action);
        continue;
      }
      const { jump, screen } = read;
      from.jumps = [...(from.jumps ?? []), jump];
      origins.set(jump, () => leaveOut(action));
      for (const name of ['action', 'condition', 'details']) action.take(name);
      if (screen !== null) led.push({ screen, rule: jump.if, from, action });
    }
  }
  return { origins, led };
}

/** Null for what computes, or leads to nowhere. */
function readJump(action: Part, places: Places): { jump: Jump; screen: string | null } | null {
  const details = action.peek('details');
  const to = isSource(details) ? details['to'] : undefined;
  if (action.peek('action') !== 'jump' || !isSource(to)) return null;
  const value = stringOf(to['value']);
  const isEnd = to['type'] === 'thankyou';
  const target = isEnd ? undefined : places.spans.get(value)?.first;
  if (!isEnd && !target) return null;
  const condition = action.peek('condition');
  const rule = isAlways(condition) ? undefined : ruleOf(expressionOf(condition, places), places.lookup)?.rule;
  if (!rule && !isAlways(condition)) return null;
  const jump: Jump = { ...(rule && { if: rule }), to: target ? { question: target.id } : { end: true } };
  return { jump, screen: isEnd ? value : null };
}

/**
 * What the endings are shown by. A survey chooses among them by the answers alone, whichever way led to the end, which
 * is said of each.
 * @param read what an ending says, by its reference
 * @returns of each the first rule that can be asked, in the order of the jumps
 */
export function endingsOf(
  led: readonly Led[],
  order: Order,
  read: (screen: string) => Pick<Ending, 'title' | 'text' | 'button'> | undefined,
): Ending[] {
  const endings: Ending[] = [];
  for (const { screen, rule, from, action } of led) {
    // The jump itself was taken away.
    if (!from.jumps?.some((jump) => 'end' in jump.to && jump.if === rule)) continue;
    const ending = read(screen);
    if (!ending) continue;
    action.remark('ending_by_answers');
    const isAsked = rule && violationsOfRule(rule, '', order, order.placed.length).length === 0;
    if (isAsked && endings.length < MAX_ENDINGS)
      endings.push({ id: `ending_${endings.length + 1}`, if: rule, ...ending });
  }
  return endings;
}
