import { forAuthors } from './for-authors.ts';
import { mediaKind, PICTURES } from './media.ts';

export const file = mediaKind({
  type: 'file',
  accept: `.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.rtf,.txt,.csv,.mp4,.mov,.webm,${PICTURES}`,
  formats: 'PDF, DOCX, XLSX, PPTX, ODT, TXT, JPEG, PNG, MP4',
  limit: 5,
  sample: forAuthors && { id: 'receipt', type: 'file', title: { en: 'Attach your receipt' }, max_files: 2 },
});
