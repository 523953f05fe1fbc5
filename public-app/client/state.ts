/** What the browser knows while a visitor answers, and how it changes. Pure; `use-survey.ts` has the effects. */
import { answersInOneTap } from '../controls/control.ts';
import { type SurveyPage, thanksAfter, type ThanksPage } from '../page.ts';
import { kindOf } from '../questions/index.ts';
import type { Fault, RawAnswers } from '../survey/document.ts';
import { currentPage, type Progress, type ShownPage, type Step } from '../survey/flow.ts';
import { answerFields } from '../survey/form.ts';

export interface SurveyState {
  page: SurveyPage;
  progress: Progress;
  faults: Fault[];
  sending: 'no' | 'under way' | 'failed';
  /** A page has come by script, so that it moves in and takes the focus. */
  moved: boolean;
  /** Set when the answers were stored. */
  thanks: ThanksPage | null;
}

export const initialState = (page: SurveyPage): SurveyState => ({
  page,
  progress: page.progress,
  faults: page.faults,
  sending: page.failed ? 'failed' : 'no',
  moved: false,
  thanks: null,
});

export const shownPage = ({ page, progress }: SurveyState): ShownPage | undefined => currentPage(page.survey, progress);

/** An empty field is as good as none. */
const filledFields = (answer: unknown): string =>
  answerFields('', answer)
    .filter(([, value]) => value !== '')
    .join('\n');

const differs = (one: unknown, other: unknown): boolean => filledFields(one) !== filledFields(other);

/** The form now holds these answers; what was said of an answer that changed is no longer true. */
export function answered(state: SurveyState, answers: RawAnswers): SurveyState {
  const before = state.progress.answers;
  const changed = new Set(
    [...Object.keys(before), ...Object.keys(answers)].filter((id) => differs(answers[id], before[id])),
  );
  return {
    ...state,
    progress: { ...state.progress, answers },
    faults: state.faults.filter(({ question }) => !changed.has(question)),
    sending: changed.size > 0 ? 'no' : state.sending,
  };
}

/** A step was taken within the survey. */
export function stepped(state: SurveyState, step: Extract<Step, { kind: 'page' }>): SurveyState {
  const before = shownPage(state)?.id;
  return {
    ...state,
    progress: step.progress,
    faults: step.faults,
    sending: 'no',
    moved: state.moved || step.page.id !== before,
  };
}

/** The browser's own back and forward buttons. */
export const wentTo = (state: SurveyState, seen: string[]): SurveyState => ({
  ...state,
  progress: { ...state.progress, seen },
  faults: [],
  sending: 'no',
  moved: true,
});

export const translated = (state: SurveyState, page: SurveyPage): SurveyState => ({ ...state, page });

export const sendingNow = (state: SurveyState): SurveyState => ({ ...state, sending: 'under way', faults: [] });

export type SendResult = { kind: 'stored' } | { kind: 'refused'; faults: Fault[] } | { kind: 'failed' };

export function sent(state: SurveyState, result: SendResult): SurveyState {
  if (result.kind === 'stored') return { ...state, sending: 'no', thanks: thanksAfter(state.page) };
  if (result.kind === 'failed') return { ...state, sending: 'failed' };
  return { ...state, sending: 'no', faults: result.faults };
}

/** A page of one question that one tap answers goes on by itself; the last page waits for the visitor to send it. */
export function goesOnAfterTap(state: SurveyState): boolean {
  const shown = shownPage(state);
  const [question, ...others] = shown?.questions ?? [];
  if (!shown || !question || others.length > 0 || shown.number === shown.total) return false;
  const words = { say: () => '', translate: () => '' };
  return answersInOneTap(kindOf(question).control(question, words));
}
