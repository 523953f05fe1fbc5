import type { FocusEvent } from 'react';
import { left, type SurveyState } from './state.ts';

const questionOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-question]')?.getAttribute('data-question') ?? undefined)
    : undefined;

/** Says what is wrong with an answer when the visitor turns to another question. */
export function useLeaving(
  read: () => SurveyState,
  setState: (change: (state: SurveyState) => SurveyState) => void,
): { onBlur: (event: FocusEvent) => void } {
  return {
    onBlur({ target, relatedTarget }) {
      const question = questionOf(target);
      // On the way to a button, what moves in now would move the button away; it checks the page itself.
      const isOnButton = relatedTarget instanceof HTMLButtonElement;
      if (question === undefined || isOnButton || questionOf(relatedTarget) === question) return;
      const { progress } = read();
      setState((latest) => left({ ...latest, progress }, question));
    },
  };
}
