import { freshId } from '../../../../crud/document-form/item-ids.ts';
import { type Draft, questionsOfDraft } from './draft.ts';

export const freshQuestionId = (draft: Draft, type: string): string =>
  freshId(type, new Set(questionsOfDraft(draft).map(({ id }) => id)));

/** Of copies of several questions, by their ids. */
export function freshQuestionIds(
  draft: Draft,
  questions: readonly { id: string; type: string }[],
): Map<string, string> {
  const taken = new Set(questionsOfDraft(draft).map(({ id }) => id));
  return new Map(
    questions.map(({ id, type }) => {
      const copy = freshId(type, taken);
      taken.add(copy);
      return [id, copy];
    }),
  );
}

export const freshPageId = (draft: Draft): string => freshId('page', new Set(draft.pages.map(({ id }) => id)));

/** Of one more part of a list, as `ending_2`. */
export function numberedId(kind: string, parts: readonly { id: string }[]): string {
  const taken = new Set(parts.map(({ id }) => id));
  let number = parts.length + 1;
  while (taken.has(`${kind}_${number}`)) number += 1;
  return `${kind}_${number}`;
}
