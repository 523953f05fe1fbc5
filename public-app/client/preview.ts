/**
 * The designer's side of a preview: shows the document that the designer works on, as it is at this moment, and tells
 * which questions are on the screen. Loaded in previews only.
 */
import { isLanguage } from '../../shared/i18n/languages.ts';
import type { SurveyPage } from '../page.ts';
import { everydayTypes } from '../kinds/known.ts';
import { loadKinds } from '../kinds/load.ts';
import { laterTypes } from '../kinds/parts.ts';
import { type Question, questionsOf, type SurveyDocument } from '../../shared/survey/document.ts';
import { arranged } from '../../shared/survey/arranged.ts';
import { currentPage } from '../../shared/survey/flow.ts';
import { onlyIn } from '../../shared/survey/localize.ts';
import { themeStyle } from '../../shared/survey/theme.ts';
import type { SurveyState } from './state.ts';

export interface Shown {
  /** Which message of the designer it is; answers name it, so that a late one is told from the latest. */
  turn: number;
  document: SurveyDocument;
  question?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');
const types = new Set([...everydayTypes, ...laterTypes]);

const isQuestion = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['type'] === 'string' &&
  types.has(value['type']) &&
  isText(value['title']);

const isPage = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['questions']) &&
  value['questions'].every(isQuestion);

/** As much of a document as its view depends on; the designer has made it presentable, the server judges it. */
const isDocument = (value: unknown): value is SurveyDocument =>
  isObject(value) && isText(value['title']) && Array.isArray(value['pages']) && value['pages'].every(isPage);

function readMessage(data: unknown): Shown | null {
  if (!isObject(data) || data['type'] !== 'feedtree.preview' || !isDocument(data['document'])) return null;
  const { question, turn } = data;
  return { turn: Number(turn), document: data['document'], ...(typeof question === 'string' && { question }) };
}

/** The same, but that nothing stands between the visitor and this question: its own rule, its page's, and jumps over it. */
function revealing(document: SurveyDocument, id: string): SurveyDocument {
  const ids = questionsOf(document).map((question) => question.id);
  const at = ids.indexOf(id);
  const open = ({ jumps, show_if: rule, ...question }: Question): Question => ({
    ...question,
    ...(rule && question.id !== id && { show_if: rule }),
    ...(jumps && ids.indexOf(question.id) >= at && { jumps }),
  });
  return {
    ...document,
    pages: document.pages.map(({ show_if: rule, ...page }) => ({
      ...page,
      ...(rule && !page.questions.some((question) => question.id === id) && { show_if: rule }),
      questions: page.questions.map((question) => open(question)),
    })),
  };
}

/** Ids of what lies before the page of a question. */
function seenBefore(survey: SurveyDocument, id: string): string[] {
  const ids = questionsOf(survey).map((question) => question.id);
  const at = ids.indexOf(id);
  if (survey.layout === 'one_at_a_time') return ids.slice(0, at);
  const page = survey.pages.find(({ questions }) => questions.some((question) => question.id === id));
  const first = page?.questions[0]?.id ?? id;
  return ids.slice(0, Math.max(0, ids.indexOf(first)));
}

/** The state of a page that shows a document: at its question, else where it is. */
export function previewed(state: SurveyState, { document, question }: Shown): SurveyState {
  const { language } = state.page;
  const asksFor = question !== undefined && questionsOf(document).some(({ id }) => id === question);
  const survey = arranged(onlyIn(language, asksFor ? revealing(document, question) : document), state.page.token);
  const { theme: _theme, ...rest } = state.page;
  const page: SurveyPage = { ...rest, survey, ...(document.theme && { theme: document.theme }) };
  const seen = asksFor ? seenBefore(survey, question) : state.progress.seen;
  return {
    ...state,
    page,
    progress: { answers: state.progress.answers, seen },
    violations: [],
    sending: 'no',
    thanks: null,
    round: state.round + 1,
  };
}

/** What is on the screen, nothing once all is answered, and what was answered so far; as a text, to be compared. */
export function toldOf({ page, progress, thanks }: SurveyState, turn: number): string {
  const shown = thanks ? [] : (currentPage(page.survey, progress)?.questions ?? []);
  return JSON.stringify({
    type: 'feedtree.preview.shown',
    turn,
    questions: shown.map(({ id }) => id),
    answers: progress.answers,
    isComplete: thanks !== null,
  } satisfies PreviewMessage);
}

/** Brings a question to where it is seen; `scrollIntoView` would move the window around the frame too. */
export function scrollToQuestion(id: string): void {
  const question = document.querySelector(`[data-question="${CSS.escape(id)}"]`);
  if (question === null) return;
  const { top, bottom } = question.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollTo({ top: window.scrollY + top - AIR_PX });
}

/** Above a question that is scrolled to. */
const AIR_PX = 24;

const sheet = new CSSStyleSheet();

/** The strict policy lets no style element in; a sheet that script makes is none. */
export function applyTheme({ theme }: Pick<SurveyPage, 'theme'>): void {
  sheet.replaceSync(themeStyle(theme));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/**
 * Listens to the window that frames this one, if it is ours; answers how to stop. What a newly used kind of question needs
 * is loaded first; where that can't be had, the page stays as it is until the next message.
 */
export function receivePreviews(show: (shown: Shown) => void): () => void {
  let isOver = false;
  let turn: Promise<void> = Promise.resolve();
  // One after the other, so that none that has to load comes behind a later one.
  const showInTurn = (shown: Shown): void => {
    turn = turn
      .then(() => loadKinds(shown.document))
      .then(
        () => void (isOver || show(shown)),
        () => undefined,
      );
  };
  const heard = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== window.location.origin || source !== window.parent) return;
    const shown = readMessage(data);
    if (shown) showInTurn(shown);
  };
  window.addEventListener('message', heard);
  post(JSON.stringify({ type: 'feedtree.preview.ready' } satisfies PreviewMessage));
  return () => {
    isOver = true;
    window.removeEventListener('message', heard);
  };
}

type PreviewMessage =
  | { type: 'feedtree.preview.ready' }
  | {
      type: 'feedtree.preview.shown';
      turn: number;
      questions: string[];
      answers: SurveyState['progress']['answers'];
      isComplete: boolean;
    };

/** @param message as JSON */
export const post = (message: string): void => window.parent.postMessage(JSON.parse(message), window.location.origin);
