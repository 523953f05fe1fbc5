import { mediaKind } from './media.ts';

export const photo = mediaKind({
  type: 'photo',
  accept: 'image/*',
  limit: 5,
  sample: { id: 'picture', type: 'photo', title: { en: 'Would you like to show us?' } },
});
