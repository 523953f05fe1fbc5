import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Where who acts goes on when the button has gone: the row, else the heading of what is shown. */
const PLACES = 'tr, li, [role="complementary"], aside, main';
const LANDING = 'a[href], h1[tabindex], h2[tabindex]';

/**
 * Keeps the focus of who presses a button that is disabled meanwhile, or that goes because the action was done.
 * @returns the button's ref
 */
export function useFocusAfter(isPending: boolean): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement | null>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) button.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return useCallback((element) => {
    const gone = button.current;
    button.current = element;
    if (element !== null || gone === null || document.activeElement !== gone) return;
    const landing = gone.closest(PLACES)?.querySelector<HTMLElement>(LANDING);
    // Once it is out of the page, unless the focus went somewhere by itself.
    queueMicrotask(() => {
      if (document.activeElement === document.body) landing?.focus();
    });
  }, []);
}
