/** A survey in the browser: branches at once, goes on after a tap, sends without leaving the page. */
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { OfferedLanguage, SurveyPage } from '../page.ts';
import { goBack, goForward, type Step } from '../../shared/survey/flow.ts';
import { formFields, readForm } from '../../shared/survey/form.ts';
import { applyToDocument, fetchPage } from './language.ts';
import { finishThenSubmit, unfinished } from './media/unfinished.ts';
import { whenReleased } from './press.ts';
import { randomId } from './random-id.ts';
import { deleteStoredResponse } from './resume.ts';
import {
  answered,
  advancesAfterTap,
  initialState,
  sendingStarted,
  sent,
  shownPage,
  restarted,
  stepped,
  type SurveyState,
  translated,
  validAnswers,
} from './state.ts';
import { useBrowserHistory } from './use-browser-history.ts';
import { useDelivery } from './use-delivery.ts';
import { useFocus } from './use-focus.ts';
import { useLeaving } from './use-leaving.ts';
import { usePreview } from './use-preview.ts';
import { useResuming } from './use-resuming.ts';
import { useSender } from './use-sender.ts';
import { useTap } from './use-tap.ts';
import { useTitle } from './use-title.ts';

export function useSurvey(page: SurveyPage) {
  const [state, setState] = useState<SurveyState>(() => initialState(page));
  const form = useRef<HTMLFormElement>(null);
  const tap = useTap(form);
  const { token } = state.page;
  const sender = useSender(state.page);
  const history = useBrowserHistory(state, setState);
  useFocus(form, state);
  useTitle(state);
  useDelivery(state, setState);
  usePreview(state, setState);

  /** What the form holds, which without a change of state is more than the state knows: taps before the script ran. */
  const read = (): SurveyState => answered(state, readForm(state.page.survey, dataOf(form)).progress.answers);

  async function take(current: SurveyState, step: Step): Promise<void> {
    const { language } = current.page;
    if (step.kind === 'page') {
      if (step.violations.length === 0) sender.soFar(validAnswers(current), language);
      history.advance(step.progress.seen, current.progress.seen);
      setState(stepped(current, step));
      return;
    }
    setState(sendingStarted(current));
    const result = await sender.all(step.answers, language);
    whenReleased(() => setState((latest) => (latest.page.token === token ? sent(latest, result) : latest)));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent;
    const go = submitter?.getAttribute('value');
    if (go?.startsWith('language') || holdsFile(form)) return;
    event.preventDefault();
    tap.stay();
    if (state.sending === 'under way') return;
    if (unfinished.size > 0) return void finishThenSubmit(form, submitter);
    const current = read();
    const shown = shownPage(current)?.questions.map(({ id }) => id) ?? [];
    if (go !== 'back') return void take(current, goForward(current.page.survey, current.progress, shown));
    const back = goBack(current.page.survey, current.progress, shown);
    if (!history.back() && back?.kind === 'page') setState(stepped(current, back));
  }

  function change(): void {
    const current = read();
    setState(current);
    if (!tap.wasTap()) return;
    sender.soFar(validAnswers(current), current.page.language);
    if (advancesAfterTap(current)) tap.goOnSoon();
  }

  useResuming(state, setState, read);

  return {
    state,
    setState,
    chooseLanguage: (offered: OfferedLanguage) => void switchLanguage(form, offered, setState),
    /** Another response, in the language that the page came in. */
    startAnew(): void {
      tap.stay();
      deleteStoredResponse(page);
      history.forget();
      setState((latest) => restarted(latest, page, randomId()));
      applyToDocument(page);
    },
    form: { formRef: form, onSubmit: submit, onInput: change, ...tap.events, ...useLeaving(setState) },
  };
}

const dataOf = (form: RefObject<HTMLFormElement | null>): FormData => new FormData(form.current ?? undefined);

/** A file in a plain field, where the script that takes it over has not come: then the browser posts the form itself. */
const holdsFile = (form: RefObject<HTMLFormElement | null>): boolean =>
  [...dataOf(form).values()].some((value) => value instanceof File && value.size > 0);

async function switchLanguage(
  form: RefObject<HTMLFormElement | null>,
  { address, language }: OfferedLanguage,
  setState: (change: (state: SurveyState) => SurveyState) => void,
): Promise<void> {
  const data = dataOf(form);
  data.set(formFields.go, `language:${language}`);
  const page = await fetchPage(address, data);
  whenReleased(() => setState((latest) => translated(latest, page)));
}
