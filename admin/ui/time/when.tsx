import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface WhenProps {
  /** The field that decides, and the value with which the others are wanted. */
  source: string;
  is: string;
  /** The fields inside: they are emptied when they are not wanted. */
  clears: readonly string[];
  children: ReactNode;
}

/** Inputs that make sense only with one value of another field. */
export function When({ source, is, clears, children }: WhenProps) {
  const value: unknown = useWatch({ name: source });
  const { setValue, getValues } = useFormContext();
  const isWanted = value === is;
  useEffect(() => {
    if (isWanted || value === undefined) return;
    for (const field of clears) {
      if (getValues(field) !== null && getValues(field) !== undefined) setValue(field, null, { shouldDirty: true });
    }
  }, [isWanted, value, clears, setValue, getValues]);
  return isWanted ? children : null;
}
