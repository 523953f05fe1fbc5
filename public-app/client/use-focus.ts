import { type RefObject, useEffect, useEffectEvent } from 'react';
import { questionOfKey } from '../../shared/survey/answer-keys.ts';
import { shownPage, type SurveyState } from './state.ts';

/** The answer that was given, else where one can be given. */
const FIELDS = 'input:checked, input:not([type=hidden]), textarea, select, button';

/** A screen reader reads the new question out; a violation brings the visitor to the answer that it is about. */
export function useFocus(form: RefObject<HTMLFormElement | null>, state: SurveyState): void {
  const pageId = shownPage(state)?.id;
  const { round, led } = state;
  useEffect(() => {
    if (!state.moved) return;
    window.scrollTo({ top: 0 });
    form.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [form, pageId, round, state.moved]);
  const leadToViolation = useEffectEvent(() => {
    const invalid = state.violations[0]?.question;
    if (invalid === undefined) return;
    const question = form.current?.querySelector(`[data-question="${CSS.escape(questionOfKey(invalid))}"]`);
    const field =
      question?.querySelector<HTMLElement>('[aria-invalid=true]') ?? question?.querySelector<HTMLElement>(FIELDS);
    field?.focus();
  });
  useEffect(() => {
    if (led > 0) leadToViolation();
  }, [led]);
}
