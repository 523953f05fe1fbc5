import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Long enough to see what was chosen. */
const TAP_PAUSE_MS = 220;

const isOneTapInput = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('label')?.querySelector('input[type=radio]') !== null;

/**
 * Tells a tap on an answer from a key that moves through a radio group: both change it, but only a finger or a mouse
 * says 'this one, go on'.
 */
export function useTap(form: RefObject<HTMLFormElement | null>) {
  const tapped = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    wasTap: (): boolean => tapped.current,
    goOnSoon(): void {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => form.current?.requestSubmit(), TAP_PAUSE_MS);
    },
    stay: (): void => window.clearTimeout(timer.current),
    events: {
      onPointerDown: (event: PointerEvent): void => void (tapped.current = isOneTapInput(event.target)),
      onKeyDown: (): void => void (tapped.current = false),
    },
  };
}
