import { forAuthors } from './for-authors.ts';
import { ratedKind } from './rated.ts';

/** How satisfied, from very dissatisfied (1) to very satisfied (5). */
export const csat = ratedKind({
  type: 'csat',
  minimum: 1,
  maximum: 5,
  sample: forAuthors && { id: 'satisfied', type: 'csat', title: { en: 'How satisfied are you with our service?' } },
});
