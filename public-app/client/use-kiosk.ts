/** A device that one visitor after the other uses: begins anew after the thanks, and when nobody is there any more. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { SurveyPage } from '../page.ts';
import { whenReleased } from './press.ts';
import { isOver, type SurveyState } from './state.ts';

const IDLE_MS = 40_000;
/** Nobody touches the first page for so long: it invites whoever goes by. */
const INVITING_MS = 60_000;
/** WCAG 2.2, 2.2.1: time to say that one is still there. */
const WARNING_SECONDS = 20;
const THANKS_SECONDS = 10;
/** A kiosk runs for weeks: so often it looks whether the survey is another one by now. */
const RENEW_MS = 10 * 60 * 1000;

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'input', 'scroll'];

export interface Kiosk {
  /** Seconds until the page begins anew; null while it does not. */
  ending: number | null;
  warning: number | null;
  /** Nobody is there. */
  invites: boolean;
  begin: () => void;
  stay: () => void;
  startAnew: () => void;
}

/** Null on a visitor's own device. */
export function useKiosk(state: SurveyState, first: SurveyPage, startAnew: () => void): Kiosk | null {
  const [isIdle, setIdle] = useState(false);
  const [invites, setInvites] = useState(false);
  const isKiosk = Boolean(first.kiosk);
  const over = isKiosk && isOver(state);
  const begun = hasBegun(state, first);
  const restart = (): void => {
    setIdle(false);
    startAnew();
    void renew(first.action);
  };
  useWakeLock(isKiosk);
  useIdle(isKiosk && begun && !over && !isIdle, IDLE_MS, () => setIdle(true));
  useIdle(isKiosk && !begun && !invites, INVITING_MS, () => setInvites(true));
  const warning = useCountdown(isIdle && !over ? WARNING_SECONDS : null, restart);
  const ending = useCountdown(over ? THANKS_SECONDS : null, restart);
  const begin = (): void => setInvites(false);
  return isKiosk ? { ending, warning, invites, begin, stay: () => setIdle(false), startAnew: restart } : null;
}

const hasBegun = ({ progress, page, violations }: SurveyState, first: SurveyPage): boolean =>
  Object.keys(progress.answers).length > 0 ||
  progress.seen.length > 0 ||
  violations.length > 0 ||
  page.language !== first.language;

/** The screen stays on; a page that was hidden asks for it anew. Where the browser lets nobody, the device's own settings do it. */
function useWakeLock(holds: boolean): void {
  useEffect(() => {
    if (!holds || !('wakeLock' in navigator)) return undefined;
    const hold = (): void => {
      if (!document.hidden) void navigator.wakeLock.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => document.removeEventListener('visibilitychange', hold);
  }, [holds]);
}

function useIdle(watches: boolean, after: number, fellIdle: () => void): void {
  const fall = useEffectEvent(fellIdle);
  useEffect(() => {
    if (!watches) return undefined;
    let timer = 0;
    const alive = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => fall(), after);
    };
    alive();
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, alive, { passive: true, capture: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, alive, { capture: true });
    };
  }, [watches, after]);
}

/** Counts down from so many seconds; null: does not. */
function useCountdown(seconds: number | null, done: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(done);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return undefined;
    const until = Date.now() + seconds * 1000;
    let waiting: (() => void) | undefined;
    const timer = window.setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      window.clearInterval(timer);
      waiting = whenReleased(() => end());
    }, 250);
    return () => {
      window.clearInterval(timer);
      waiting?.();
    };
  }, [seconds]);
  return seconds === null ? null : (left ?? seconds);
}

let loadedAt = Date.now();

/** Between two visitors, and only where the server answers: an address that does not come would end the kiosk. */
async function renew(address: string): Promise<void> {
  if (Date.now() - loadedAt < RENEW_MS) return;
  loadedAt = Date.now();
  const answers = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (answers?.ok) window.location.replace(address);
}
