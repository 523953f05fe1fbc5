import { useState } from 'react';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { fieldErrorsOf, wordsOf } from '../../../../providers/problem.ts';

type Field = 'password' | 'code';

/** What is asked for before the second step of the login is changed; each violation stands at its field. */
export function useProof() {
  const { mutate, isPending, error, reset } = useServerMutation();
  const [values, setValues] = useState<Record<Field, string>>({ password: '', code: '' });
  const violations: Partial<Record<Field, string>> = fieldErrorsOf(error);
  const isAtField = Object.keys(violations).length > 0;
  return {
    values,
    mutate,
    isPending,
    violations,
    /** What is wrong with none of the fields. */
    failure: error === null || isAtField ? undefined : wordsOf(error),
    setValue(name: Field, value: string) {
      reset();
      setValues({ ...values, [name]: value });
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
