import { useEffect, useState } from 'react';
import { whenReleased } from './press.ts';

/** Until the visitor is led on (product decision). */
export const DEPARTURE_SECONDS = 5;
/** Who does anything here is not done with this page. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'pagehide'] as const;

export interface Departure {
  /** Those that are left; null while nothing counts down. */
  seconds: number | null;
  /** It counted down, and the visitor stays. */
  stays: boolean;
  stay: () => void;
}

/**
 * Leads the visitor on after a while, unless they stay or do anything at all.
 *
 * @param begins nothing is left here that the visitor would lose; once it has begun, it begins no second time
 */
export function useDeparture(address: string, begins: boolean): Departure {
  const [left, setLeft] = useState(DEPARTURE_SECONDS);
  const [isStopped, setStopped] = useState(false);
  const [stays, setStays] = useState(false);
  // At once; what is seen of it waits for the release of what may be pressed.
  const stay = (): void => {
    setStopped(true);
    whenReleased(() => setStays(true));
  };
  const counts = begins && !isStopped;
  useEffect(() => {
    if (!counts) return undefined;
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stay);
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stay);
    };
  }, [counts]);
  useEffect(() => {
    if (!counts) return undefined;
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'hidden') return stay();
      if (left > 1) return setLeft(left - 1);
      stay();
      return window.location.assign(address);
    }, 1000);
    return () => window.clearTimeout(timer);
  }, [counts, left, address]);
  return { seconds: begins && !stays ? left : null, stays, stay };
}
