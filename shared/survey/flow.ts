/**
 * The visitor's way through a survey, page by page. Pure, and the same for the browser and for the server, which
 * walks it for those without JavaScript: all it needs to know travels in the form.
 */
import { answerFaults, checkAnswers } from './answers.ts';
import { withoutEmpty } from './check-answer.ts';
import { visibleQuestions } from './conditions.ts';
import type { Answers, Fault, Question, RawAnswers, SurveyDocument, SurveyPart } from './document.ts';

export interface Progress {
  /** As given, not checked: a wrong one is shown again beside what is wrong with it. */
  answers: RawAnswers;
  /** Ids of the questions that the visitor has had before them and gone past. */
  seen: string[];
}

export interface ShownPage extends SurveyPart {
  /** Place among the pages that these answers lead to, from 1. */
  number: number;
  total: number;
}

export type Step =
  { kind: 'page'; page: ShownPage; progress: Progress; faults: Fault[] } | { kind: 'complete'; answers: Answers };

/** The pages as they are laid out, before anything is left out. */
const partsOf = ({ layout, pages }: SurveyDocument): SurveyPart[] =>
  layout === 'one_at_a_time'
    ? pages.flatMap(({ questions, ...page }) =>
        questions.map((question) => ({ ...page, id: question.id, questions: [question] })),
      )
    : pages;

/** The pages that these answers lead to, each with the questions that it asks. */
export function visiblePages(survey: SurveyDocument, raw: RawAnswers): ShownPage[] {
  const visible = new Set(visibleQuestions(survey, checkAnswers(survey, raw, { partial: true }).answers));
  const pages = partsOf(survey)
    .map((page) => ({ ...page, questions: page.questions.filter((question) => visible.has(question)) }))
    .filter((page) => page.questions.length > 0);
  return pages.map((page, at) => ({ ...page, number: at + 1, total: pages.length }));
}

/** The first page that asks something not seen yet; undefined when there is none. */
function nextPage(survey: SurveyDocument, { answers, seen }: Progress): ShownPage | undefined {
  return visiblePages(survey, answers).find((page) => page.questions.some(({ id }) => !seen.includes(id)));
}

export const firstPage = (survey: SurveyDocument): ShownPage | undefined => nextPage(survey, { answers: {}, seen: [] });

/** Where a visitor is: the first page with something new, else the last one. */
export function currentPage(survey: SurveyDocument, progress: Progress): ShownPage | undefined {
  return nextPage(survey, progress) ?? visiblePages(survey, progress.answers).at(-1);
}

function faultOf(question: Question, answers: RawAnswers): Fault[] {
  const value = withoutEmpty(Object.hasOwn(answers, question.id) ? answers[question.id] : undefined);
  if (value === undefined) return question.required ? [{ question: question.id, code: 'required' }] : [];
  return answerFaults(question, value);
}

/**
 * On from the page whose questions are `shown`: the same page again with its faults, the next one, or the complete
 * answers. A question that only now became visible on the same page is shown before the visitor goes on.
 */
export function goOn(survey: SurveyDocument, progress: Progress, shown: string[]): Step {
  const seen = [...new Set([...progress.seen, ...shown])];
  const pages = visiblePages(survey, progress.answers);
  const here = pages.find((page) => page.questions.some(({ id }) => shown.includes(id)));
  const faults = (here?.questions ?? [])
    .filter(({ id }) => shown.includes(id))
    .flatMap((question) => faultOf(question, progress.answers));
  if (here && faults.length > 0) return { kind: 'page', page: here, progress, faults };
  const next = nextPage(survey, { answers: progress.answers, seen });
  if (next)
    return {
      kind: 'page',
      page: next,
      progress: { answers: progress.answers, seen: seenBefore(pages, next) },
      faults: [],
    };
  return complete(survey, progress.answers);
}

/** All pages were seen; one that has a fault after all (a tampered form) is shown again. */
function complete(survey: SurveyDocument, raw: RawAnswers): Step {
  const { answers, faults } = checkAnswers(survey, raw, { partial: false });
  const nothing = Object.keys(answers).length === 0;
  if (faults.length === 0 && !nothing) return { kind: 'complete', answers };
  const pages = visiblePages(survey, raw);
  const page = pageOf(pages, faults);
  if (!page) return { kind: 'complete', answers };
  const empty = page.questions.slice(0, 1).map(({ id }) => ({ question: id, code: 'nothing_answered' }));
  return {
    kind: 'page',
    page,
    progress: { answers: raw, seen: seenBefore(pages, page) },
    faults: nothing && faults.length === 0 ? empty : faults,
  };
}

/** The first with a fault, else the last. */
const pageOf = (pages: ShownPage[], faults: Fault[]): ShownPage | undefined =>
  pages.find(({ questions }) => questions.some(({ id }) => faults.some(({ question }) => question === id))) ??
  pages.at(-1);

/** Where a visitor goes on whose answers turned out to be wrong when they were sent. */
export function backToFaults(survey: SurveyDocument, answers: RawAnswers, faults: Fault[]) {
  const pages = visiblePages(survey, answers);
  const page = pageOf(pages, faults);
  return { progress: { answers, seen: page ? seenBefore(pages, page) : [] }, faults };
}

/** Back from a page to the one before it, keeping the answers. */
export function goBack(survey: SurveyDocument, progress: Progress, shown: string[]): Step | undefined {
  const pages = visiblePages(survey, progress.answers);
  const here = pages.findIndex((page) => page.questions.some(({ id }) => shown.includes(id)));
  const page = pages[Math.max(0, here - 1)];
  return (
    page && { kind: 'page', page, progress: { answers: progress.answers, seen: seenBefore(pages, page) }, faults: [] }
  );
}

function seenBefore(pages: ShownPage[], page: ShownPage): string[] {
  const at = pages.findIndex(({ id }) => id === page.id);
  return pages.slice(0, Math.max(0, at)).flatMap(({ questions }) => questions.map(({ id }) => id));
}
