import { useEffect, useEffectEvent, useRef } from 'react';
import { isOver, type SurveyState, navigated } from './state.ts';

interface Place {
  /** Ids of the questions that lay behind the visitor. */
  seen: string[];
  /** Steps that were noted before this one. */
  depth: number;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'seen' in value && Array.isArray(value.seen) && 'depth' in value;

/** The phone's own back button leads to the question before, not out of the survey. */
export function useBrowserHistory(
  { progress, page }: SurveyState,
  setState: (change: (state: SurveyState) => SurveyState) => void,
) {
  const depth = useRef(0);
  /** On a kiosk the way back would lead into what somebody else has answered. */
  const keepsNone = Boolean(page.kiosk);
  const start = useEffectEvent(() =>
    window.history.replaceState({ seen: progress.seen, depth: 0 } satisfies Place, ''),
  );
  const follow = useEffectEvent(({ state: place }: PopStateEvent): void => {
    if (!isPlace(place) || keepsNone) return;
    depth.current = place.depth;
    setState((state) => (isOver(state) ? state : navigated(state, place.seen)));
  });
  useEffect(() => {
    start();
    const heard = (event: PopStateEvent): void => follow(event);
    window.addEventListener('popstate', heard);
    return () => window.removeEventListener('popstate', heard);
  }, []);

  return {
    /** Notes a step to another page. */
    advance(seen: string[], before: string[]): void {
      if (keepsNone || seen.join() === before.join()) return;
      depth.current += 1;
      window.history.pushState({ seen, depth: depth.current } satisfies Place, '');
    },
    /** Goes one noted step back; false when there is none. */
    back(): boolean {
      if (depth.current === 0) return false;
      window.history.back();
      return true;
    },
    /** Nothing lies behind the visitor any more. */
    forget: (): void => void (depth.current = 0),
  };
}
