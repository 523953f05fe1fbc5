import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { emptyOf, isCondition, isSet, type Part, type Rule } from './rule.ts';

/** Which of some parts a rule has, what of them can be added, and how; the focus follows. */
export function useParts(sources: readonly Part[]) {
  const { setValue } = useFormContext<Rule>();
  const { errors } = useFormState<Rule>();
  const values: readonly unknown[] = useWatch<Rule>({ name: [...sources] });
  const named: readonly string[] = useWatch<Rule, 'conditions'>({ name: 'conditions' }) ?? [];
  const [opened, setOpened] = useState<readonly Part[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef<Part>(undefined);
  const shown = sources.filter((part, at) => isSet(values[at]) || opened.includes(part) || named.includes(part));
  /** A condition counts as soon as it is added: without its value the rule is not saved. */
  const nameConditions = (parts: readonly Part[]) => {
    if (sources.some(isCondition)) setValue('conditions', parts.filter(isCondition), { shouldDirty: true });
  };
  const fault = sources.map((part) => errors[part]?.message).find((message) => message !== undefined);

  return {
    shown,
    left: sources.filter((part) => !shown.includes(part)),
    /** Of one that is not shown: that one of them is needed. */
    fault: fault === undefined ? undefined : String(fault),
    list,
    addButton,
    addPart(part: Part) {
      setOpened([...opened, part]);
      nameConditions([...shown, part]);
      if (emptyOf(part) === false) setValue(part, true, { shouldDirty: true });
      added.current = part;
    },
    removePart(part: Part) {
      setOpened(opened.filter((one) => one !== part));
      nameConditions(shown.filter((one) => one !== part));
      setValue(part, emptyOf(part), { shouldDirty: true, shouldValidate: true });
      addButton.current?.focus();
    },
    focusAdded() {
      const row = added.current && list.current?.querySelector(`[data-part="${added.current}"]`);
      const control = row?.querySelector<HTMLElement>('input, [role="combobox"], button');
      control?.focus();
      added.current = undefined;
    },
  };
}
