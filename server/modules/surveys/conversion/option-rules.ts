/** Conditions on which options of a definition depend, as rules of a survey's options. */
import type { Option } from '../../../../shared/questions/options.ts';
import type { Question } from '../../../../shared/survey/document.ts';
import type { OptionCondition } from './choices.ts';
import { type Lookup, ruleOf } from './rules.ts';

/** When all questions are known. */
export function addOptionRules(conditions: readonly OptionCondition[], lookup: Lookup): void {
  for (const { option, expression, settle, leaveOut } of conditions) {
    const read = ruleOf(expression, lookup);
    if (read) option.show_if = read.rule;
    if (read) settle();
    else leaveOut();
  }
}

/** Takes away what the survey's own check would refuse, by pointers below the question. */
export function dropOptionRules(
  { options = [] }: Question & { options?: Option[] },
  conditions: readonly OptionCondition[],
  pointers: readonly string[],
): void {
  for (const [at, option] of options.entries()) {
    if (!pointers.some((pointer) => pointer.startsWith(`/options/${at}/show_if`))) continue;
    delete option.show_if;
    for (const condition of conditions) if (condition.option === option) condition.leaveOut();
  }
}
