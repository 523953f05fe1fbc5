import { forAuthors } from './for-authors.ts';
import { textKind } from './text.ts';

/** One line of the visitor's own words. */
export const shortText = textKind({
  type: 'short_text',
  lines: 'one',
  limit: 200,
  sample: forAuthors && { id: 'dish', type: 'short_text', title: { en: 'Which dish did you have?' }, max_length: 80 },
});
