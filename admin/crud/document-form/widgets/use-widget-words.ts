import type { WidgetProps } from '@rjsf/utils';
import { useForm, useFormWords } from '../form-context.tsx';

/** The label of an input, and what stands below it: what is wrong, else nothing. */
export function useWidgetWords({ label, name, rawErrors = [] }: Pick<WidgetProps, 'label' | 'name' | 'rawErrors'>) {
  const { errors } = useForm();
  const { labelOf, choiceOf } = useFormWords();
  const message = rawErrors[0] ?? errors[name];
  return {
    label: labelOf(label),
    message,
    hasError: message !== undefined,
    choiceOf: (value: unknown) => choiceOf(name, String(value)),
  };
}
