import { forAuthors } from './for-authors.ts';
import { mediaKind, PICTURES } from './media.ts';

export const photo = mediaKind({
  type: 'photo',
  accept: PICTURES,
  formats: 'JPEG, PNG, WebP',
  limit: 5,
  sample: forAuthors && { id: 'picture', type: 'photo', title: { en: 'Would you like to show us?' } },
});
