import { useMemo } from 'react';
import { sortFaults } from '../state/unwritten.ts';
import { useQuestionFaults } from '../canvas/use-question-faults.ts';

/** What the last check found wrong at the question, by property: each stands at its input. */
export function useQuestionErrors(id: string): Record<string, string> {
  const faults = useQuestionFaults(id);
  return useMemo(() => {
    const errors: Record<string, string> = {};
    for (const { pointer, message } of sortFaults(faults).wrong) {
      // /pages/0/questions/1/options/2/label
      const property = pointer.split('/')[5];
      if (property !== undefined) errors[property] ??= message;
    }
    return errors;
  }, [faults]);
}
