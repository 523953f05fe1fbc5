/** Steps from one draft to the next that concern when a survey is asked, of how many, and in which frames. Pure. */
import type { Availability } from '../../../../../../shared/survey/document.ts';
import { freshId } from '../../../../../crud/document-form/item-ids.ts';
import type { Draft } from '../../design-context.tsx';
import type { DraftQuota } from '../../state/draft.ts';

/** Where nothing is left of it, the survey is always asked. */
export function setAvailability(draft: Draft, availability: Availability): Draft {
  const { availability: _before, ...others } = draft;
  return Object.keys(availability).length === 0 ? others : { ...others, availability };
}

/** Where no quota is left, all answers are taken. */
export function setQuotas(draft: Draft, quotas: DraftQuota[]): Draft {
  const { quotas: _before, ...others } = draft;
  return quotas.length === 0 ? others : { ...others, quotas };
}

/** Of a quota that somebody has just added. */
const FIRST = 100;

/** One more, of everybody until it says of whom. */
export function addQuota(draft: Draft): Draft {
  const quotas = draft.quotas ?? [];
  // Never one that there was: what it has counted would be this one's.
  const id = freshId('quota', new Set(quotas.map((quota) => quota.id)));
  return setQuotas(draft, [...quotas, { id, most: FIRST }]);
}

/** What is written in lines, each once. */
export const originsIn = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

/** Where no site is listed, none may show the survey in a frame. */
export function setEmbedOrigins(draft: Draft, origins: string[]): Draft {
  const { embed_origins: _before, ...others } = draft;
  return origins.length === 0 ? others : { ...others, embed_origins: [...new Set(origins)] };
}
