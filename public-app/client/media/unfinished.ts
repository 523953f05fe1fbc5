import type { RefObject } from 'react';

/** What the visitor has begun to give and the form does not hold yet; each ends it, and is gone from here when it does. */
export const unfinished = new Set<() => Promise<unknown>>();

let isFinishing = false;

/** Goes on, once, when the form holds everything that the visitor has given. */
export async function finishThenSubmit(
  form: RefObject<Pick<HTMLFormElement, 'requestSubmit'> | null>,
  submitter: HTMLElement | null,
): Promise<void> {
  if (isFinishing) return;
  isFinishing = true;
  const given = form.current;
  while (unfinished.size > 0) await Promise.allSettled([...unfinished].map((finish) => finish()));
  isFinishing = false;
  // On a kiosk the next visitor may have begun.
  if (form.current === given) given?.requestSubmit(submitter);
}
