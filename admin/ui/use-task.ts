import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { closestWordsOf } from '../providers/problem.ts';

/** Does something, one at a time; why it was refused stays to be shown until the next try. */
export function useTask() {
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const words = error === null ? null : closestWordsOf(error);

  /** Answers undefined when it was refused. */
  async function run<Answer>(task: () => Promise<Answer>): Promise<Answer | undefined> {
    if (isRunning) return undefined;
    setRunning(true);
    setError(null);
    try {
      return await task();
    } catch (refusal) {
      setError(refusal);
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return {
    run,
    isRunning,
    error,
    /** In the reader's language. */
    errorText: words === null ? null : translate(words, { _: words }),
    forget: () => setError(null),
  };
}
