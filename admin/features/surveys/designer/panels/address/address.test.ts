import { expect, test } from 'vitest';
import type { Draft } from '../../design-context.tsx';
import { addAddressField, removeAddressField, signAddressField } from './change-address-fields.ts';

const draft: Draft = { title: { en: 'Visit' }, pages: [] };

test('a field is added, signed, and taken away again', () => {
  const added = addAddressField(addAddressField(draft, 'table_number'), 'waiter');
  expect(added.address_fields).toEqual([{ field: 'table_number' }, { field: 'waiter' }]);
  const signed = signAddressField(added, 'waiter', true);
  expect(signed.address_fields).toEqual([{ field: 'table_number' }, { field: 'waiter', signed: true }]);
  expect(signAddressField(signed, 'waiter', false)).toEqual(added);
  expect(removeAddressField(removeAddressField(added, 'waiter'), 'table_number')).toEqual(draft);
});
