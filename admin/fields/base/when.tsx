import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { matches, type ReadonlyValueCondition } from '../../../shared/contract/value-condition.ts';

type Conditions = Readonly<Record<string, ReadonlyValueCondition>>;

/** The input of a field, where its schema says so only while others have certain values (`x-when`). */
export function Conditional({ source, input }: { source: string; input: ReactElement | undefined }) {
  const { when } = (input?.props ?? {}) as { when?: Conditions };
  if (when === undefined) return input;
  return (
    <When source={source} conditions={when}>
      {input}
    </When>
  );
}

interface WhenProps {
  /** The field inside: it is emptied when it is not wanted. */
  source: string;
  conditions: Conditions;
  children: ReactNode;
}

function When({ source, conditions, children }: WhenProps) {
  const names = Object.keys(conditions);
  const values: unknown[] = useWatch({ name: names });
  const { setValue, getValues } = useFormContext();
  const isKnown = values.every((value) => value !== undefined);
  const isWanted = Object.values(conditions).every((wanted, at) => matches(values[at], wanted));
  useEffect(() => {
    if (isWanted || !isKnown) return;
    const value: unknown = getValues(source);
    if (value !== null && value !== undefined) setValue(source, null, { shouldDirty: true });
  }, [isWanted, isKnown, source, setValue, getValues]);
  return isWanted ? children : null;
}
