/** What the browser knows while a visitor answers, and how it changes. Pure; `use-survey.ts` has the effects. */
import { answersInOneTap } from '../../shared/questions/control.ts';
import { closedPage, type ClosingWords, type SurveyPage, thanksAfter, type ThanksPage } from '../page.ts';
import { kindOf } from '../../shared/questions/index.ts';
import type { Answers, Violation, RawAnswers } from '../../shared/survey/document.ts';
import { checkAnswers } from '../../shared/survey/answers.ts';
import { otherKeysAsked } from '../../shared/survey/answer-keys.ts';
import { arranged } from '../../shared/survey/arranged.ts';
import { currentPage, type Progress, type ShownPage, type Step } from '../../shared/survey/flow.ts';
import { answerFields, fieldName, writeParts } from '../../shared/survey/form.ts';
import type { UnfinishedResponse } from './resume.ts';

export interface SurveyState {
  page: SurveyPage;
  progress: Progress;
  violations: Violation[];
  sending: 'no' | 'under way' | 'failed' | 'kept';
  /** A page has come by script, so that it moves in and takes the focus. */
  moved: boolean;
  /** Counts the times that the visitor is to be led to the first violation. */
  led: number;
  /** Counts the times that the form begins anew: with the answers of a reload, or with none. */
  round: number;
  /** Went on with what was begun before a reload. */
  resumed: boolean;
  /** A language that could not be had. */
  missed: boolean;
  /** Set when the answers were stored. */
  thanks: ThanksPage | null;
}

export const initialState = (page: SurveyPage): SurveyState => ({
  page,
  progress: page.progress,
  violations: page.violations,
  sending: page.failed ? 'failed' : 'no',
  moved: false,
  led: page.violations.length > 0 ? 1 : 0,
  round: 0,
  resumed: false,
  missed: false,
  thanks: null,
});

/** As another response is asked it. */
const withToken = (page: SurveyPage, token: string): SurveyPage => ({
  ...page,
  token,
  survey: arranged(page.survey, token),
});

/** The page as it came from the server, for another response: nothing of the one before is left. */
export const restarted = ({ round }: SurveyState, page: SurveyPage, token: string): SurveyState => ({
  ...initialState({ ...withToken(page, token), progress: { answers: {}, seen: [] }, violations: [] }),
  moved: true,
  round: round + 1,
});

/** Goes on with a response that was begun before the page was loaded again. */
export const resumedFrom = (state: SurveyState, { token, progress }: UnfinishedResponse): SurveyState => ({
  ...state,
  page: withToken(state.page, token),
  progress,
  round: state.round + 1,
  resumed: true,
});

export const shownPage = ({ page, progress }: SurveyState): ShownPage | undefined => currentPage(page.survey, progress);

/** An empty field is as good as none, and the parts of an answer have no order. */
const filledFields = (answer: unknown): string =>
  answerFields('', answer)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .join('\n');

const differs = (one: unknown, other: unknown): boolean => filledFields(one) !== filledFields(other);

/** What is wrong with the answers as they stand; what is missing is not. */
const wrongIn = ({ page, progress }: SurveyState): Violation[] =>
  checkAnswers(page.survey, progress.answers, { partial: true }).violations;

const isSame = (one: Violation, other: Violation): boolean =>
  one.question === other.question && one.part === other.part;

/**
 * The form now holds these answers. What was said of a field stays until the field changes, and then for as long as it is
 * still true: a message is seen to go when it is put right, and none comes while somebody is still typing.
 */
export function answered(state: SurveyState, answers: RawAnswers): SurveyState {
  const before = state.progress.answers;
  const changed = new Set(
    [...Object.keys(before), ...Object.keys(answers)].filter((id) => differs(answers[id], before[id])),
  );
  const now = { ...state, progress: { ...state.progress, answers } };
  const wrong = state.violations.length > 0 ? wrongIn(now) : [];
  const isUntouched = (violation: Violation): boolean =>
    violation.code === 'nothing_answered'
      ? changed.size === 0
      : !differs(partOf(answers, violation), partOf(before, violation));
  const isTrue = (violation: Violation): boolean =>
    isUntouched(violation) || wrong.some((found) => isSame(found, violation) && found.code === violation.code);
  return { ...now, violations: state.violations.filter(isTrue), sending: changed.size > 0 ? 'no' : state.sending };
}

/** The answer that a violation is about, or its row or field. */
function partOf(answers: RawAnswers, { question, part }: Violation): unknown {
  const answer = answers[question];
  return part === undefined ? answer : writeParts(answer)[part];
}

/** A step was taken within the survey. */
export function stepped(state: SurveyState, step: Extract<Step, { kind: 'page' }>): SurveyState {
  const before = shownPage(state)?.id;
  return {
    ...state,
    progress: step.progress,
    violations: step.violations,
    led: state.led + Number(step.violations.length > 0),
    sending: 'no',
    resumed: false,
    moved: state.moved || step.page.id !== before,
  };
}

/** The browser's own back and forward buttons. */
export const navigated = (state: SurveyState, seen: string[]): SurveyState => ({
  ...state,
  progress: { ...state.progress, seen },
  violations: [],
  sending: 'no',
  moved: true,
});

/** Null: the page in that language could not be had. The response stays the one that it is. */
export const translated = (state: SurveyState, page: SurveyPage | null): SurveyState =>
  page ? { ...state, page: { ...page, token: state.page.token }, missed: false } : { ...state, missed: true };

/** What is valid of the answers so far. */
export const validAnswers = ({ page, progress }: SurveyState): Answers =>
  checkAnswers(page.survey, progress.answers, { partial: true }).answers;

/** The visitor turned from a field, by its name: what is wrong with it is said, what is missing is not yet. */
export function left(state: SurveyState, field: string): SurveyState {
  const own = wrongIn(state).filter(
    ({ question, part, code }) => code !== 'required' && fieldName(question, part) === field,
  );
  const others = state.violations.filter((violation) => !own.some((found) => isSame(found, violation)));
  return own.length === 0 ? state : { ...state, violations: [...others, ...own] };
}

export const sendingStarted = (state: SurveyState): SurveyState => ({ ...state, sending: 'under way', violations: [] });

export type SendResult =
  | { kind: 'stored' }
  /** On this device; it goes by itself when it can. */
  | { kind: 'kept' }
  | { kind: 'refused'; violations: Violation[]; closing?: ClosingWords | undefined }
  | { kind: 'failed' };

export function sent(state: SurveyState, result: SendResult): SurveyState {
  if (result.kind === 'stored')
    return { ...state, sending: 'no', thanks: thanksAfter(state.page, validAnswers(state)) };
  if (result.kind === 'kept' || result.kind === 'failed') return { ...state, sending: result.kind };
  if (result.closing) return { ...state, sending: 'no', thanks: closedPage(state.page, result.closing) };
  return { ...state, sending: 'no', violations: result.violations, led: state.led + 1 };
}

/** Nothing more is asked of this visitor. */
export const isOver = ({ thanks, sending }: SurveyState): boolean => thanks !== null || sending === 'kept';

/** A page of one question that one tap answers goes on by itself; the last page waits for the visitor to send it. */
export function advancesAfterTap(state: SurveyState): boolean {
  const shown = shownPage(state);
  const [question, ...others] = shown?.questions ?? [];
  if (!shown || !question || others.length > 0 || shown.number === shown.total) return false;
  // Who chose 'other' goes on to say what that is.
  if (otherKeysAsked(question, state.progress.answers).length > 0) return false;
  const words = { localize: () => '', translate: () => '' };
  return answersInOneTap(kindOf(question).control(question, words));
}
