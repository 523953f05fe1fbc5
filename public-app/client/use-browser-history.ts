import { useEffect, useRef } from 'react';
import { type SurveyState, wentTo } from './state.ts';

interface Place {
  /** Ids of the questions that lay behind the visitor. */
  seen: string[];
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'seen' in value && Array.isArray(value.seen);

/** The phone's own back button leads to the question before, not out of the survey. */
export function useBrowserHistory(
  { progress }: SurveyState,
  setState: (change: (state: SurveyState) => SurveyState) => void,
) {
  const depth = useRef(0);
  useEffect(() => {
    window.history.replaceState({ seen: progress.seen } satisfies Place, '');
    const follow = ({ state: place }: PopStateEvent): void => {
      if (!isPlace(place)) return;
      depth.current = Math.max(0, depth.current - 1);
      setState((state) => (state.thanks ? state : wentTo(state, place.seen)));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    /** Notes a step to another page. */
    advance(seen: string[], before: string[]): void {
      if (seen.join() === before.join()) return;
      depth.current += 1;
      window.history.pushState({ seen } satisfies Place, '');
    },
    /** Goes one noted step back; false when there is none. */
    back(): boolean {
      if (depth.current === 0) return false;
      window.history.back();
      return true;
    },
  };
}
