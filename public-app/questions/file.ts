import { mediaKind } from './media.ts';

export const file = mediaKind({
  type: 'file',
  accept: '.pdf,.txt,.csv,.doc,.docx,.xls,.xlsx,.odt,.ods,image/*',
  limit: 5,
  sample: { id: 'receipt', type: 'file', title: { en: 'Attach your receipt' }, max_files: 2 },
});
