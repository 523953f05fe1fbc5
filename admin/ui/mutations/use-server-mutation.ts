// oxlint-disable-next-line eslint/no-restricted-imports -- this is the way
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { closestWordsOf } from '../../providers/problem.ts';
import { useNotifyError } from './use-notify-error.ts';

export interface Done {
  /** Key of the toast, and what it names. */
  message: string;
  words?: Record<string, string | number>;
}

interface ServerMutationOptions {
  /**
   * Why it was refused is kept until the next try: `inline` leaves it to be shown, `toast` says it at once, a function
   * tells it otherwise.
   */
  errors?: 'inline' | 'toast' | ((refusal: unknown) => void);
}

/** Calls the server for a change, one at a time: whether it is under way, what came of it, and why it was refused. */
export function useServerMutation({ errors = 'inline' }: ServerMutationOptions = {}) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    // Without a connection it fails and is told; it does not wait for one.
    networkMode: 'always',
    // What was sent, a password say, is not kept.
    gcTime: 0,
  });
  const words = error === null ? null : closestWordsOf(error);

  /**
   * @param done said in a toast, after which the page is read anew; without it the caller says and reads what there is
   * @returns undefined when it was refused
   */
  async function mutate<Answer>(call: () => Promise<Answer>, done?: Done): Promise<Answer | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    let answer: Answer | undefined;
    try {
      await mutateAsync(async () => {
        answer = await call();
        if (done === undefined) return;
        notify(done.message, { type: 'success', messageArgs: { ...done.words } });
        refresh();
      });
    } catch (refusal) {
      if (errors !== 'inline') {
        if (errors === 'toast') notifyError(refusal);
        else errors(refusal);
        // A refusal too may mean that things are no longer as they are shown.
        if (done !== undefined) refresh();
      }
    } finally {
      isUnderWay.current = false;
    }
    return answer;
  }
  return {
    mutate,
    isPending,
    isSuccess,
    error,
    /** In the reader's language. */
    errorText: words === null ? null : translate(words, { _: words }),
    /** Forgets why it was refused. */
    reset: () => {
      if (!isUnderWay.current) reset();
    },
  };
}
