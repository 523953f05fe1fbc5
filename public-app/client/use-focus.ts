import { type RefObject, useEffect } from 'react';
import { shownPage, type SurveyState } from './state.ts';

/** A screen reader reads the new question out; a fault brings the visitor to the answer that it is about. */
export function useFocus(form: RefObject<HTMLFormElement | null>, state: SurveyState): void {
  const pageId = shownPage(state)?.id;
  const faulty = state.faults[0]?.question;
  useEffect(() => {
    if (!state.moved) return;
    window.scrollTo({ top: 0 });
    form.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [form, pageId, state.moved]);
  useEffect(() => {
    if (faulty === undefined) return;
    const question = form.current?.querySelector(`[data-question="${CSS.escape(faulty)}"]`);
    question?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus();
  }, [form, faulty, state.faults]);
}
