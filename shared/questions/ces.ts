import { forAuthors } from './for-authors.ts';
import { ratedKind } from './rated.ts';

/** How easy it was, from very difficult (1) to very easy (7): the customer effort score, version 2.0 of CEB (2013). */
export const ces = ratedKind({
  type: 'ces',
  minimum: 1,
  maximum: 7,
  sample: forAuthors && { id: 'effort', type: 'ces', title: { en: 'How easy was it to get what you needed?' } },
});
