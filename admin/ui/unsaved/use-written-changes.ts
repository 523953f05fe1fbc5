import { useCallback, useEffect, useRef } from 'react';

/** What can be another after somebody wrote, chose or pressed. */
const WRITABLE = 'input:not([type="search"]), textarea, select, [aria-pressed], [aria-checked]';

/** Keys that move on or out, and write nothing. */
const PASSING = new Set(['Tab', 'Escape', 'Shift']);

/** Whether what an element's inputs hold is another than when somebody began to write, and was not sent since. */
export function useWrittenChanges(element: HTMLElement | null): () => boolean {
  const before = useRef<string>(undefined);
  const wasSent = useRef(false);
  useEffect(() => {
    if (element === null) return undefined;
    const begin = (event: Event) => {
      wasSent.current = false;
      const isWriting = !(event instanceof KeyboardEvent && PASSING.has(event.key));
      if (isWriting && event.target instanceof Node && element.contains(event.target))
        before.current ??= writtenIn(element);
    };
    const send = () => {
      wasSent.current = true;
    };
    const beginnings = ['pointerdown', 'keydown', 'beforeinput'];
    for (const type of beginnings) document.addEventListener(type, begin, true);
    element.addEventListener('submit', send);
    return () => {
      for (const type of beginnings) document.removeEventListener(type, begin, true);
      element.removeEventListener('submit', send);
    };
  }, [element]);
  return useCallback(
    () => element !== null && !wasSent.current && before.current !== undefined && before.current !== writtenIn(element),
    [element],
  );
}

function writtenIn(element: HTMLElement): string {
  return JSON.stringify([...element.querySelectorAll(WRITABLE)].map(valueOf));
}

function valueOf(element: Element): unknown {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') return element.checked;
    return element.type === 'file' ? element.files?.length : element.value;
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.value;
  return [element.getAttribute('aria-pressed'), element.getAttribute('aria-checked')];
}
