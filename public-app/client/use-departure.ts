import { useEffect, useState } from 'react';

/** Until the visitor is led on (product decision). */
const SECONDS = 5;
/** Who does anything here is not done with this page: nobody is carried off while copying the code. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'pagehide'] as const;

/** Leads the visitor on after a while, unless they stay. `seconds` are those left; null where nothing counts down. */
export function useDeparture(address: string, leaves: boolean): { seconds: number | null; stay: () => void } {
  const [seconds, setSeconds] = useState<number | null>(leaves ? SECONDS : null);
  const stay = (): void => setSeconds(null);
  const counts = seconds !== null;
  useEffect(() => {
    if (!counts) return undefined;
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stay);
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stay);
    };
  }, [counts]);
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'hidden') return stay();
      if (seconds > 1) return setSeconds(seconds - 1);
      stay();
      return window.location.assign(address);
    }, 1000);
    return () => window.clearTimeout(timer);
  }, [seconds, address]);
  return { seconds, stay };
}
