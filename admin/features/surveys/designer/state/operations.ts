/** Steps from one document to the next: pages and their questions. Pure; the same document where nothing changes. */
import type { Draft, DraftPage, DraftQuestion } from './draft.ts';

export interface Position {
  page: string;
  /** Before the question that stands there. */
  at: number;
}

const withPages = (draft: Draft, pages: DraftPage[]): Draft => ({ ...draft, pages });

const mapPage = (draft: Draft, id: string, change: (page: DraftPage) => DraftPage): Draft =>
  withPages(
    draft,
    draft.pages.map((page) => (page.id === id ? change(page) : page)),
  );

const insertAt = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** Where a question stands; undefined for one that is not there. */
export function positionOf(draft: Draft, id: string): Position | undefined {
  for (const page of draft.pages) {
    const at = page.questions.findIndex((question) => question.id === id);
    if (at >= 0) return { page: page.id, at };
  }
  return undefined;
}

/** Adds a question; a survey without a page gets its first one. */
export function addQuestion(draft: Draft, question: DraftQuestion, position: Position): Draft {
  if (!draft.pages.some(({ id }) => id === position.page))
    return withPages(draft, [...draft.pages, { id: position.page, questions: [question] }]);
  return mapPage(draft, position.page, (page) => ({
    ...page,
    questions: insertAt(page.questions, position.at, question),
  }));
}

export function updateQuestion(draft: Draft, id: string, change: (question: DraftQuestion) => DraftQuestion): Draft {
  const position = positionOf(draft, id);
  if (position === undefined) return draft;
  return mapPage(draft, position.page, (page) => ({
    ...page,
    questions: page.questions.map((question) => (question.id === id ? change(question) : question)),
  }));
}

export function removeQuestion(draft: Draft, id: string): Draft {
  const position = positionOf(draft, id);
  if (position === undefined) return draft;
  return mapPage(draft, position.page, (page) => ({
    ...page,
    questions: page.questions.filter((question) => question.id !== id),
  }));
}

/** A copy right after the question. */
export function duplicateQuestion(draft: Draft, id: string, copyId: string): Draft {
  const position = positionOf(draft, id);
  const question = draft.pages.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (position === undefined || question === undefined) return draft;
  return addQuestion(draft, { ...structuredClone(question), id: copyId }, { ...position, at: position.at + 1 });
}

/** @param to as the pages are before the move */
export function moveQuestion(draft: Draft, id: string, to: Position): Draft {
  const from = positionOf(draft, id);
  const question = draft.pages.flatMap(({ questions }) => questions).find((one) => one.id === id);
  if (from === undefined || question === undefined) return draft;
  const at = from.page === to.page && from.at < to.at ? to.at - 1 : to.at;
  if (from.page === to.page && from.at === at) return draft;
  return addQuestion(removeQuestion(draft, id), question, { page: to.page, at });
}

/** One place up or down, over the edge of its page too; undefined where it already is at the end. */
export function neighborPosition(draft: Draft, id: string, by: -1 | 1): Position | undefined {
  const from = positionOf(draft, id);
  if (from === undefined) return undefined;
  const pageAt = draft.pages.findIndex((page) => page.id === from.page);
  const length = draft.pages[pageAt]?.questions.length ?? 0;
  if (by < 0 && from.at > 0) return { page: from.page, at: from.at - 1 };
  if (by > 0 && from.at < length - 1) return { page: from.page, at: from.at + 2 };
  const page = draft.pages[pageAt + by];
  return page && { page: page.id, at: by < 0 ? page.questions.length : 0 };
}

export function addPage(draft: Draft, id: string, at = draft.pages.length): Draft {
  return withPages(draft, insertAt(draft.pages, at, { id, questions: [] }));
}

export const updatePage = (draft: Draft, id: string, change: (page: DraftPage) => DraftPage): Draft =>
  mapPage(draft, id, change);

export const removePage = (draft: Draft, id: string): Draft =>
  withPages(
    draft,
    draft.pages.filter((page) => page.id !== id),
  );

export function movePage(draft: Draft, id: string, by: -1 | 1): Draft {
  const from = draft.pages.findIndex((page) => page.id === id);
  const page = draft.pages[from];
  const to = from + by;
  if (page === undefined || to < 0 || to >= draft.pages.length) return draft;
  return withPages(draft, insertAt(draft.pages.toSpliced(from, 1), to, page));
}

/** Puts the questions of a page behind those of the one before it. */
export function mergePage(draft: Draft, id: string): Draft {
  const at = draft.pages.findIndex((page) => page.id === id);
  const [before, page] = [draft.pages[at - 1], draft.pages[at]];
  if (before === undefined || page === undefined) return draft;
  const merged = { ...before, questions: [...before.questions, ...page.questions] };
  return withPages(draft, draft.pages.toSpliced(at - 1, 2, merged));
}

/** Everything from this question on becomes a page of its own. */
export function splitPage(draft: Draft, id: string, pageId: string): Draft {
  const position = positionOf(draft, id);
  const at = draft.pages.findIndex((page) => page.id === position?.page);
  const page = draft.pages[at];
  if (position === undefined || page === undefined || position.at === 0) return draft;
  const first = { ...page, questions: page.questions.slice(0, position.at) };
  return withPages(
    draft,
    draft.pages.toSpliced(at, 1, first, { id: pageId, questions: page.questions.slice(position.at) }),
  );
}
