import type { FocusEvent } from 'react';
import { fieldName } from '../../shared/survey/form.ts';
import { whenReleased } from './press.ts';
import { left, type SurveyState } from './state.ts';

/** The name of what holds an answer, or a part of one; all that has no name of its own in a question is one field. */
function fieldOf(target: EventTarget | null): string | undefined {
  const question = target instanceof Element && target.closest('[data-question]')?.getAttribute('data-question');
  return question ? target.getAttribute('name') || fieldName(question) : undefined;
}

/** Says what is wrong with an answer when the visitor turns from its field to something else. */
export function useLeaving(setState: (change: (state: SurveyState) => SurveyState) => void): {
  onBlur: (event: FocusEvent) => void;
} {
  return {
    onBlur({ target, relatedTarget }) {
      const field = fieldOf(target);
      if (field === undefined || fieldOf(relatedTarget) === field) return;
      // After the press that took the focus away: what moves in would move its button from under the finger.
      window.setTimeout(() => whenReleased(() => setState((latest) => left(latest, field))));
    },
  };
}
