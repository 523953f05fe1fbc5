/** Choices, rows, columns and points of a definition as options of a survey. */
import type { Text } from '../../../../shared/survey/document.ts';
import type { Option } from '../../../../shared/questions/options.ts';
import type { Condition } from './condition.ts';
import { Identifiers } from './names.ts';
import type { Reason } from './notes.ts';
import type { Scalar } from './source.ts';

export interface Choices {
  options: Option[];
  /** The option that a value of the definition has become. */
  idOf(value: Scalar): string | undefined;
  conditions: OptionCondition[];
}

/** What an option depends on. */
export interface OptionCondition extends Condition {
  option: Option;
}

export interface Choice {
  value: Scalar;
  label: Text;
  /** When it is offered. */
  condition?: Condition | undefined;
  /** It can't be an option. */
  leaveOut(reason: Reason): void;
}

/** `'1'` and `1` mean the same choice in expressions. */
const keyOf = (value: Scalar): string => String(value);

/** At most `limit` of them, each once; none by the ids that are reserved. */
export function choicesOf(choices: Choice[], limit: number, reserved: Iterable<string> = []): Choices {
  const identifiers = new Identifiers(reserved);
  const ids = new Map<string, string>();
  const options: Option[] = [];
  const conditions: OptionCondition[] = [];
  for (const { value, label, condition, leaveOut } of choices) {
    if (ids.has(keyOf(value))) leaveOut('repeated_option');
    else if (options.length >= limit) leaveOut('too_many_options');
    else {
      const id = identifiers.make(keyOf(value), 'option');
      ids.set(keyOf(value), id);
      const option = { id, label };
      options.push(option);
      if (condition) conditions.push({ option, ...condition });
    }
  }
  return { options, idOf: (value) => ids.get(keyOf(value)), conditions };
}
