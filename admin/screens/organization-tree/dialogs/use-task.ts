import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';

/** Runs something once at a time; why it was refused stays to be shown until the next try. */
export function useTask() {
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  /** Answers undefined when it was refused. */
  async function run<Answer>(task: () => Promise<Answer>): Promise<Answer | undefined> {
    if (isRunning) return undefined;
    setRunning(true);
    setFault(null);
    try {
      return await task();
    } catch (error) {
      const message = messageOf(error);
      setFault(translate(message, { _: message }));
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return { run, isRunning, fault, setFault, forget: () => setFault(null) };
}

/** What is said of a field says more than the sentence over all of them. */
function messageOf(error: unknown): string {
  const [first] = Object.values(fieldErrorsOf(error) ?? {});
  if (first !== undefined) return first;
  return error instanceof Error ? error.message : 'app.errors.unexpected';
}

/** The messages at the fields of a refused form, if it is these that it was refused for. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : null;
}
