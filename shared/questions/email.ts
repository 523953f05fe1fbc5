import { forAuthors } from './for-authors.ts';
import { lineKind } from './line.ts';

/** An email address (RFC 5321 allows 254 characters). */
export const email = lineKind({
  type: 'email',
  format: 'email',
  limit: 254,
  contact: true,
  input: 'email',
  autoComplete: 'email',
  sample: forAuthors && { id: 'mail', type: 'email', title: { en: 'Where may we send your voucher?' } },
});
