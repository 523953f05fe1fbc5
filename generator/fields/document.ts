import type { FieldKind } from './kind.ts';

/** What users design (`x-document`): data in a closed dialect under schemas/documents. */
export const document: FieldKind = {
  name: 'document',
  match: (field) => field.document !== undefined,
  column: () => 'jsonb',
  isDesigned: true,
  isBareUnreadable: true,
};
