import { type KeyboardEvent, useEffect, useRef } from 'react';

const HELD_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter']);

/** MUI's own handling of a key is left out where this says so. */
type MuiKeyboardEvent = KeyboardEvent & { defaultMuiPrevented?: boolean };

/**
 * Keys that choose among hits, kept for as long as those of the typed text are on their way, and pressed once they are
 * there: who types fast chooses what he typed. Another key or another text takes them back.
 * @param isStale whether the hits are not yet those of the typed text
 */
export function useHeldKeys(isStale: boolean) {
  const held = useRef<string[]>([]);
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (isStale) return;
    const keys = held.current.splice(0);
    if (keys.length === 0 || document.activeElement !== field.current) return;
    // What follows a choice was meant for a list that the choice has changed.
    const end = keys.indexOf('Enter') + 1;
    for (const key of end === 0 ? keys : keys.slice(0, end))
      // The first may have moved the focus into a list.
      document.activeElement?.dispatchEvent(
        new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, [isStale]);
  return {
    forget: () => {
      held.current = [];
    },
    /**
     * @param isEnterSafe what Enter takes first is a hit of the typed text already
     * @returns whether the key was kept
     */
    hold: (event: MuiKeyboardEvent, isEnterSafe = false): boolean => {
      const isMeant = HELD_KEYS.has(event.key) && !(isEnterSafe && event.key === 'Enter' && held.current.length === 0);
      if (!isStale || !isMeant || event.nativeEvent.isComposing) {
        held.current = [];
        return false;
      }
      event.preventDefault();
      event.defaultMuiPrevented = true;
      field.current = event.target;
      held.current.push(event.key);
      return true;
    },
  };
}
