import { useEffect, useState } from 'react';
import type * as PreviewPart from './preview.ts';
import type { SurveyState } from './state.ts';

type Preview = typeof PreviewPart;

/** In a preview within the designer the page follows what is designed; visitors never load that part. */
export function usePreview(state: SurveyState, setState: (change: (state: SurveyState) => SurveyState) => void): void {
  const [preview, setPreview] = useState<Preview | null>(null);
  /** A new one with each message, also if it is the same question as before. */
  const [goal, setGoal] = useState<PreviewPart.Shown | null>(null);
  const isPreview = state.page.submission === null;
  useEffect(() => {
    if (isPreview && window.parent !== window) void import('./preview.ts').then(setPreview);
  }, [isPreview]);
  useEffect(
    () =>
      preview?.receivePreviews((next) => {
        setState((latest) => preview.previewed(latest, next));
        setGoal(next);
      }),
    [preview, setState],
  );
  useEffect(() => {
    if (goal?.question !== undefined) preview?.scrollToQuestion(goal.question);
  }, [preview, goal]);
  const told = preview?.toldOf(state, goal?.turn ?? 0);
  useEffect(() => {
    if (told !== undefined) preview?.post(told);
  }, [preview, told]);
  const { theme } = state.page;
  useEffect(() => preview?.applyTheme({ ...(theme && { theme }) }), [preview, theme]);
}
