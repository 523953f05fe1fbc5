import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]');

/** A dialog or a menu has the keys to itself. */
const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** Single keys of the whole window, where nothing is being typed; `act` tells whether the key meant something. */
export function useKeys(act: (key: string) => boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isCovered()) return;
    if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The field that searches the list. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input[type="search"]');
  field?.focus();
  return field !== null;
}
