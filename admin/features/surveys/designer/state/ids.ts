import { freshId } from '../../../../crud/document-form/item-ids.ts';
import { type Draft, questionsOfDraft } from './draft.ts';

export const freshQuestionId = (draft: Draft, type: string): string =>
  freshId(type, new Set(questionsOfDraft(draft).map(({ id }) => id)));

export const freshPageId = (draft: Draft): string => freshId('page', new Set(draft.pages.map(({ id }) => id)));
