import type { FieldKind } from './kind.ts';

/** Fields that a tenant adds while the product runs (`x-custom`): no file says which there are, so that nothing is printed of them. */
export const custom: FieldKind = {
  name: 'custom',
  match: (field) => field.type === 'object',
  column: () => 'jsonb',
  isBareUnreadable: true,
};
