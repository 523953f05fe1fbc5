import { useEffect, useEffectEvent } from 'react';
import { whenReleased } from './press.ts';
import { findBegun, forgetBegun, storeBegun } from './resume.ts';
import { isOver, resumedWith, type SurveyState } from './state.ts';

/**
 * A response that was begun goes on after a reload, as the same response. What was tapped before the script ran, or came
 * with the page, goes before what was kept.
 */
export function useResuming(
  state: SurveyState,
  setState: (change: (state: SurveyState) => SurveyState) => void,
  read: () => SurveyState,
): void {
  const { page, progress } = state;
  const isDone = isOver(state);
  const hasAnswers = Object.keys(progress.answers).length > 0;
  const takeOver = useEffectEvent((): void => {
    const current = read();
    const isFresh = Object.keys(current.progress.answers).length === 0 && progress.seen.length === 0;
    const begun = isFresh ? findBegun(page) : null;
    setState(() => (begun ? resumedWith(current, begun) : current));
  });
  useEffect(() => {
    let waiting: (() => void) | undefined;
    const frame = requestAnimationFrame(() => (waiting = whenReleased(() => takeOver())));
    return () => {
      cancelAnimationFrame(frame);
      waiting?.();
    };
  }, []);
  useEffect(() => {
    if (isDone) forgetBegun(page);
    else if (hasAnswers) storeBegun(page, { token: page.token, progress });
  }, [isDone, hasAnswers, page, progress]);
}
