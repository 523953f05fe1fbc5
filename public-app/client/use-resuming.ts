import { useEffect, useEffectEvent } from 'react';
import { whenReleased } from './press.ts';
import { findStoredResponse, deleteStoredResponse, storeResponse } from './resume.ts';
import { isOver, resumedFrom, type SurveyState } from './state.ts';

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
    const begun = isFresh ? findStoredResponse(page) : null;
    setState(() => (begun ? resumedFrom(current, begun) : current));
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
    if (isDone) deleteStoredResponse(page);
    else if (hasAnswers) storeResponse(page, { token: page.token, progress });
  }, [isDone, hasAnswers, page, progress]);
}
