import { cloneElement, type ReactElement, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { matches, type ReadonlyValueCondition } from '../../../shared/contract/value-condition.ts';

interface InputConditions {
  /** The field holds something only while others have these values (`x-when`). */
  when?: Readonly<Record<string, ReadonlyValueCondition>>;
  /** It must hold something while another one has that value (`x-required-when`). */
  requiredWhen?: { field: string; is: string };
  required?: boolean;
}

interface ConditionalProps {
  source: string;
  input: ReactElement | undefined;
}

/** The input of a field: there, and marked as required, where its schema says so by the values of others. */
export function Conditional({ source, input }: ConditionalProps) {
  const conditional = input as ReactElement<InputConditions> | undefined;
  const isFree = conditional?.props.when === undefined && conditional?.props.requiredWhen === undefined;
  return conditional === undefined || isFree ? input : <When source={source} input={conditional} />;
}

interface WhenProps {
  source: string;
  input: ReactElement<InputConditions>;
}

function When({ source, input }: WhenProps) {
  const { when = {}, requiredWhen } = input.props;
  const names = [...Object.keys(when), ...(requiredWhen === undefined ? [] : [requiredWhen.field])];
  const values: unknown[] = useWatch({ name: names });
  const { setValue, getValues } = useFormContext();
  const wanted = Object.values(when);
  const isKnown = wanted.every((_, at) => values[at] !== undefined);
  const isWanted = wanted.every((condition, at) => matches(values[at], condition));
  const isRequired = requiredWhen !== undefined && matches(values.at(-1), requiredWhen.is);
  useEffect(() => {
    if (isWanted || !isKnown) return;
    const value: unknown = getValues(source);
    if (value !== null && value !== undefined) setValue(source, null, { shouldDirty: true });
  }, [isWanted, isKnown, source, setValue, getValues]);
  if (!isWanted) return null;
  return isRequired ? cloneElement(input, { required: true }) : input;
}
