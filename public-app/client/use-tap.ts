import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { whenReleased } from './press.ts';

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
  const waiting = useRef<() => void>(undefined);
  const stay = (): void => waiting.current?.();
  useEffect(() => stay, []);
  return {
    wasTap: (): boolean => tapped.current,
    goOnSoon(): void {
      stay();
      const timer = window.setTimeout(() => {
        waiting.current = whenReleased(() => form.current?.requestSubmit());
      }, TAP_PAUSE_MS);
      waiting.current = () => window.clearTimeout(timer);
    },
    stay,
    events: {
      onPointerDown: (event: PointerEvent): void => void (tapped.current = isOneTapInput(event.target)),
      onKeyDown: (): void => void (tapped.current = false),
    },
  };
}
