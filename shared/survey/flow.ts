/**
 * The visitor's way through a survey, page by page. Pure, and the same for the browser and for the server, which
 * walks it for those without JavaScript: all it needs to know travels in the form.
 */
import { keyedSchemas, otherKeysAsked, questionOfKey } from './answer-keys.ts';
import { checkAnswers, schemaViolations } from './answers.ts';
import { withoutEmpty } from './check-answer.ts';
import { type AskedQuestion, heldBy, visibleQuestions } from './conditions.ts';
import type { Answers, Violation, RawAnswers, SurveyDocument, SurveyPart } from './document.ts';

export interface Progress {
  /** As given, not checked: a wrong one is shown again beside what is wrong with it. */
  answers: RawAnswers;
  /** Ids of the questions that the visitor has had before them and gone past. */
  seen: string[];
}

export interface ShownPage extends SurveyPart {
  questions: AskedQuestion[];
  /** Place among the pages that these answers lead to, from 1. */
  number: number;
  total: number;
}

export type Step =
  | { kind: 'page'; page: ShownPage; progress: Progress; violations: Violation[] }
  | { kind: 'complete'; answers: Answers };

/** What the field of a question holds: what was given, else what its question presets until it was gone past. */
export const shownAnswer = ({ answers, seen }: Progress, question: AskedQuestion): unknown => {
  const { id, default: preset } = question;
  return heldBy(question, Object.hasOwn(answers, id) || seen.includes(id) ? answers[id] : preset);
};

/** The pages as they are laid out, before anything is left out. */
const partsOf = ({ layout, pages }: SurveyDocument): SurveyPart[] =>
  layout === 'one_at_a_time'
    ? pages.flatMap(({ questions, ...page }) =>
        questions.map((question) => ({ ...page, id: question.id, questions: [question] })),
      )
    : pages;

/** The pages that these answers lead to, each with the questions that it asks. */
export function visiblePages(survey: SurveyDocument, raw: RawAnswers): ShownPage[] {
  const visible = new Map(
    visibleQuestions(survey, checkAnswers(survey, raw, { partial: true }).answers).map((question) => [
      question.id,
      question,
    ]),
  );
  const pages = partsOf(survey)
    .map((page) => ({ ...page, questions: page.questions.flatMap(({ id }) => visible.get(id) ?? []) }))
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

function violationsAt(question: AskedQuestion, answers: RawAnswers): Violation[] {
  const wanted = new Set([...(question.required ? [question.id] : []), ...otherKeysAsked(question, answers)]);
  return keyedSchemas(question)
    .filter(([key]) => key === question.id || wanted.has(key))
    .flatMap(([key, schema]) => {
      const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
      const value = withoutEmpty(key === question.id ? heldBy(question, given) : given);
      if (value === undefined) return wanted.has(key) ? [{ question: key, code: 'required' }] : [];
      return schemaViolations(key, schema, value);
    });
}

/**
 * On from the page whose questions are `shown`: the same page again with its violations, the next one, or the complete
 * answers. A question that only now became visible on the same page is shown before the visitor goes on.
 */
export function goForward(survey: SurveyDocument, progress: Progress, shown: string[]): Step {
  const seen = [...new Set([...progress.seen, ...shown])];
  const pages = visiblePages(survey, progress.answers);
  const here = pages.find((page) => page.questions.some(({ id }) => shown.includes(id)));
  const violations = (here?.questions ?? [])
    .filter(({ id }) => shown.includes(id))
    .flatMap((question) => violationsAt(question, progress.answers));
  if (here && violations.length > 0) return { kind: 'page', page: here, progress, violations };
  const next = nextPage(survey, { answers: progress.answers, seen });
  if (next)
    return {
      kind: 'page',
      page: next,
      progress: { answers: progress.answers, seen: seenBefore(pages, next) },
      violations: [],
    };
  return complete(survey, progress.answers);
}

/** All pages were seen; one that has a violation after all (a tampered form) is shown again. */
function complete(survey: SurveyDocument, raw: RawAnswers): Step {
  const { answers, violations } = checkAnswers(survey, raw, { partial: false });
  const nothing = Object.keys(answers).length === 0;
  if (violations.length === 0 && !nothing) return { kind: 'complete', answers };
  const pages = visiblePages(survey, raw);
  const page = pageOf(pages, violations);
  if (!page) return { kind: 'complete', answers };
  const empty = page.questions.slice(0, 1).map(({ id }) => ({ question: id, code: 'nothing_answered' }));
  return {
    kind: 'page',
    page,
    progress: { answers: raw, seen: seenBefore(pages, page) },
    violations: nothing && violations.length === 0 ? empty : violations,
  };
}

/** The first with a violation, else the last. */
const pageOf = (pages: ShownPage[], violations: Violation[]): ShownPage | undefined =>
  pages.find(({ questions }) =>
    questions.some(({ id }) => violations.some(({ question }) => questionOfKey(question) === id)),
  ) ?? pages.at(-1);

/** Where a visitor goes on whose answers turned out to be wrong when they were sent. */
export function goToViolations(survey: SurveyDocument, answers: RawAnswers, violations: Violation[]) {
  const pages = visiblePages(survey, answers);
  const page = pageOf(pages, violations);
  return { progress: { answers, seen: page ? seenBefore(pages, page) : [] }, violations };
}

/** Back from a page to the one before it, keeping the answers. */
export function goBack(survey: SurveyDocument, progress: Progress, shown: string[]): Step | undefined {
  const pages = visiblePages(survey, progress.answers);
  const here = pages.findIndex((page) => page.questions.some(({ id }) => shown.includes(id)));
  const page = pages[Math.max(0, here - 1)];
  return (
    page && {
      kind: 'page',
      page,
      progress: { answers: progress.answers, seen: seenBefore(pages, page) },
      violations: [],
    }
  );
}

function seenBefore(pages: ShownPage[], page: ShownPage): string[] {
  const at = pages.findIndex(({ id }) => id === page.id);
  return pages.slice(0, Math.max(0, at)).flatMap(({ questions }) => questions.map(({ id }) => id));
}
