import { forAuthors } from './for-authors.ts';
import { ratedKind } from './rated.ts';

/** Would you recommend us, 0 to 10 (Reichheld, 'The One Number You Need to Grow', 2003). */
export const nps = ratedKind({
  type: 'nps',
  minimum: 0,
  maximum: 10,
  sample: forAuthors && {
    id: 'recommend',
    type: 'nps',
    title: { en: 'How likely are you to recommend us to a friend?' },
    lowest: { en: 'Not at all' },
    highest: { en: 'Very likely' },
  },
});
