import { forAuthors } from './for-authors.ts';
import { textKind } from './text.ts';

/** The visitor's own words, as many as the comment of a feedback takes. */
export const longText = textKind({
  type: 'long_text',
  lines: 'several',
  limit: 4000,
  sample: forAuthors && {
    id: 'comment',
    type: 'long_text',
    title: { en: 'Is there anything else you would like to tell us?' },
  },
});
