import { forAuthors } from './for-authors.ts';
import { lineKind } from './line.ts';

export const phone = lineKind({
  type: 'phone',
  format: 'phone',
  limit: 40,
  contact: true,
  input: 'tel',
  autoComplete: 'tel',
  sample: forAuthors && { id: 'call', type: 'phone', title: { en: 'By which number may we call you back?' } },
});
