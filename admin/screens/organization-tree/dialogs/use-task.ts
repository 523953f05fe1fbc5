import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { isObject } from '../../../providers/user-data.ts';

/** Why something was refused, and what to do about it. */
export interface Fault {
  title: string;
  detail: string | null;
}

/** Runs something once at a time; why it was refused stays to be shown until the next try. */
export function useTask() {
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  /** Answers undefined when it was refused. */
  async function run<Answer>(task: () => Promise<Answer>): Promise<Answer | undefined> {
    if (isRunning) return undefined;
    setRunning(true);
    setFault(null);
    try {
      return await task();
    } catch (error) {
      const { title, detail } = faultOf(error);
      setFault({ title: translate(title, { _: title }), detail });
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return { run, isRunning, fault, setFault, forget: () => setFault(null) };
}

/** What is said of a field says more than the sentence over all of them. */
function faultOf(error: unknown): Fault {
  const [first] = Object.values(fieldErrorsOf(error) ?? {});
  if (first !== undefined) return { title: first, detail: null };
  const { title, detail } = problemOf(error);
  if (typeof title === 'string' && typeof detail === 'string') return { title, detail };
  return { title: error instanceof Error ? error.message : 'app.errors.unexpected', detail: null };
}

/** The problem document of an answer. */
function problemOf(error: unknown): Record<string, unknown> {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return isObject(body) ? body : {};
}

/** The messages at the fields of a refused form, if it is these that it was refused for. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  const { errors } = problemOf(error);
  return isObject(errors) ? (errors as Record<string, string>) : null;
}
