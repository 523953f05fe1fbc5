/** What a definition says at its end on conditions, as endings of a survey. */
import { type Order, violationsOfRule } from '../../../../shared/survey/check-rules.ts';
import type { Ending } from '../../../../shared/survey/document.ts';
import type { Part } from '../conversion/part.ts';
import { MAX_ENDINGS } from '../conversion/limits.ts';
import { type Lookup, ruleOf } from '../conversion/rules.ts';
import { parseExpression } from './expression.ts';
import { stringOf } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';

/** In their order, when all questions are known; the first that holds is shown in both. */
export function readEndings(definition: Part, texts: Texts, order: Order, lookup: Lookup): Ending[] {
  const endings: Ending[] = [];
  for (const item of definition.each('completedHtmlOnCondition')) {
    const expression = stringOf(item.peek('expression'));
    const rule = ruleOf(parseExpression(expression), lookup)?.rule;
    const isPossible = rule && violationsOfRule(rule, '', order, order.placed.length).length === 0;
    if (!isPossible || endings.length >= MAX_ENDINGS) {
      item.drop('condition_not_supported', expression);
      continue;
    }
    item.take('expression');
    const text = texts.read(item, 'html', LIMITS.paragraph);
    endings.push({ id: `ending_${endings.length + 1}`, if: rule, ...(text && { text }) });
  }
  return endings;
}
