/** A survey in the browser: branches at once, goes on after a tap, sends without leaving the page. */
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OfferedLanguage, SurveyPage } from '../page.ts';
import { checkAnswers } from '../survey/answers.ts';
import { goBack, goOn, type Step } from '../survey/flow.ts';
import { formFields, readForm } from '../survey/form.ts';
import { fetchPage } from './language.ts';
import { createSender } from './sender.ts';
import {
  answered,
  goesOnAfterTap,
  initialState,
  sendingNow,
  sent,
  shownPage,
  stepped,
  type SurveyState,
  translated,
} from './state.ts';
import { useBrowserHistory } from './use-browser-history.ts';
import { useFocus } from './use-focus.ts';
import { useTap } from './use-tap.ts';

export function useSurvey(page: SurveyPage) {
  const [state, setState] = useState<SurveyState>(() => initialState(page));
  const form = useRef<HTMLFormElement>(null);
  const tap = useTap(form);
  const sender = useMemo(() => createSender(page), [page]);
  const history = useBrowserHistory(state, setState);
  useFocus(form, state);

  /** What the form holds, which without a change of state is more than the state knows: taps before the script ran. */
  const read = (): SurveyState => {
    const { progress } = readForm(state.page.survey, new FormData(form.current ?? undefined));
    return answered(state, progress.answers);
  };

  async function take(current: SurveyState, step: Step): Promise<void> {
    const { language } = current.page;
    if (step.kind === 'page') {
      if (step.faults.length === 0) sender.soFar(validAnswers(current), language);
      history.advance(step.progress.seen, current.progress.seen);
      setState(stepped(current, step));
      return;
    }
    setState(sendingNow(current));
    const result = await sender.all(step.answers, language);
    setState((latest) => sent(latest, result));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const go = event.nativeEvent.submitter?.getAttribute('value');
    if (go === 'language') return;
    event.preventDefault();
    tap.stay();
    if (state.sending === 'under way') return;
    const current = read();
    const shown = shownPage(current)?.questions.map(({ id }) => id) ?? [];
    if (go !== 'back') return void take(current, goOn(current.page.survey, current.progress, shown));
    const back = goBack(current.page.survey, current.progress, shown);
    if (!history.back() && back?.kind === 'page') setState(stepped(current, back));
  }

  function change(): void {
    const current = read();
    setState(current);
    if (!tap.wasTap()) return;
    sender.soFar(validAnswers(current), current.page.language);
    if (goesOnAfterTap(current)) tap.goOnSoon();
  }

  useResend(state, form);
  // Taps from before the script ran are in the form, but not in the state.
  const takeOver = useEffectEvent(() => setState(read()));
  useEffect(() => {
    const frame = requestAnimationFrame(() => takeOver());
    return () => cancelAnimationFrame(frame);
  }, []);

  return {
    state,
    chooseLanguage: (offered: OfferedLanguage) => void switchLanguage(form, offered, setState),
    form: { formRef: form, onSubmit: submit, onChange: change, ...tap.events },
  };
}

const validAnswers = ({ page, progress }: SurveyState) =>
  checkAnswers(page.survey, progress.answers, { partial: true }).answers;

async function switchLanguage(
  form: RefObject<HTMLFormElement | null>,
  { address }: OfferedLanguage,
  setState: (change: (state: SurveyState) => SurveyState) => void,
): Promise<void> {
  const data = new FormData(form.current ?? undefined);
  data.set(formFields.go, 'language');
  const page = await fetchPage(address, data);
  if (page) setState((latest) => translated(latest, page));
}

/** What could not be sent goes by itself when the signal is back. */
function useResend({ sending }: SurveyState, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (sending !== 'failed') return undefined;
    const again = (): void => form.current?.requestSubmit();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [sending, form]);
}
