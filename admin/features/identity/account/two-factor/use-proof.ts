import { useState } from 'react';
import { useTask } from '../../../../ui/use-task.ts';
import { fieldErrorsOf, wordsOf } from '../../../../providers/problem.ts';

type Field = 'password' | 'code';

/** What is asked for before the second step of the login is changed; each violation stands at its field. */
export function useProof() {
  const { run, isRunning, error, forget } = useTask();
  const [values, setValues] = useState<Record<Field, string>>({ password: '', code: '' });
  const violations: Partial<Record<Field, string>> = fieldErrorsOf(error);
  const isAtField = Object.keys(violations).length > 0;
  return {
    values,
    run,
    isRunning,
    violations,
    /** What is wrong with none of the fields. */
    failure: error === null || isAtField ? undefined : wordsOf(error),
    setValue(name: Field, value: string) {
      forget();
      setValues({ ...values, [name]: value });
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
