import { forAuthors } from './for-authors.ts';
import { mediaKind } from './media.ts';

export const audio = mediaKind({
  type: 'audio',
  accept: 'audio/*',
  formats: 'MP3, M4A, WAV, OGG, WebM',
  limit: 1,
  sample: forAuthors && { id: 'message', type: 'audio', title: { en: 'Would you rather tell us?' } },
});
