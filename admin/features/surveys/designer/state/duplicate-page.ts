/** A copy of a page whose rules, jumps and texts look at its own questions. Pure. */
import { renamePlaces } from '../../../../../shared/survey/places.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { Draft, DraftPage, DraftQuestion } from './draft.ts';

/** Ids of the copies, by those of the questions. */
export type CopyIds = ReadonlyMap<string, string>;

/** What names a question of the page names its copy; all else stays, the copy's own ids of options too. */
function renamed(value: unknown, ids: CopyIds): unknown {
  if (typeof value === 'string') return renamePlaces(value, (name) => ids.get(name) ?? name);
  if (Array.isArray(value)) return value.map((item) => renamed(item, ids));
  if (!isObject(value)) return value;
  const { question } = value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, ids)])),
    ...(typeof question === 'string' && { question: ids.get(question) ?? question }),
  };
}

/**
 * A copy right after the page.
 * @param ids of all its questions
 */
export function duplicatePage(draft: Draft, id: string, copyId: string, ids: CopyIds): Draft {
  const at = draft.pages.findIndex((page) => page.id === id);
  const page = draft.pages[at];
  if (page === undefined) return draft;
  const questions = page.questions.map(
    ({ id: own, ...rest }) =>
      ({ ...(renamed(rest, ids) as Omit<DraftQuestion, 'id'>), id: ids.get(own) ?? own }) as DraftQuestion,
  );
  const copy: DraftPage = { ...structuredClone(page), id: copyId, questions };
  return { ...draft, pages: draft.pages.toSpliced(at + 1, 0, copy) };
}
