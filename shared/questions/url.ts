import { forAuthors } from './for-authors.ts';
import { lineKind } from './line.ts';

/** The address of a page, with or without `https://` before it, as people write it. */
export const url = lineKind({
  type: 'url',
  format: 'url',
  limit: 2_000,
  input: 'url',
  autoComplete: 'url',
  sample: forAuthors && { id: 'link', type: 'url', title: { en: 'Where did you read about us?' } },
});
