import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { isObject } from '../../providers/user-data.ts';

interface Done {
  /** Key of the toast, and what it names. */
  message: string;
  words?: Record<string, string | number>;
}

/** Makes a change of a survey, one at a time. What refused it stays to be shown until the next try. */
export function useSurveyChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  /** Answers undefined when it was refused. */
  async function make<Answer>(task: () => Promise<Answer>, done: Done): Promise<Answer | undefined> {
    if (isRunning) return undefined;
    setRunning(true);
    setFault(null);
    try {
      const answer = await task();
      notify(done.message, { type: 'success', messageArgs: { ...done.words } });
      refresh();
      return answer;
    } catch (error) {
      setFault(translate(messageOf(error), { _: messageOf(error) }));
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  return { make, isRunning, fault, forget: () => setFault(null) };
}

/** What stands at a field says more than the sentence over all of them. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'app.errors.unexpected';
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const fields = isObject(body) && isObject(body.errors) ? Object.values(body.errors) : [];
  const first = fields.find((text) => typeof text === 'string');
  return typeof first === 'string' ? first : error.message;
}
