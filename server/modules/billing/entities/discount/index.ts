import { invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { noSellerCountry } from '../../pricing/tax-of-company.ts';
import { checkDiscountOf } from './check.ts';
import { uses } from './uses.ts';

function refuseEarlyEnd({ valid_from: from, valid_to: to }: Values): void {
  const isOpen = to === null || to === undefined;
  if (!isOpen && new Date(String(to)) <= new Date(String(from)))
    throw invalidInput({ errors: [{ pointer: '/valid_to', code: 'ends_before_start' }] });
}

export const discount: EntityExtension = {
  actions: { check_discount: checkDiscountOf(noSellerCountry), uses },
  // So slow that codes are not found by trying.
  rates: { check_discount: 'sign_in' },
  computed: {
    currency_code: 'select c.code from currency c where c.id = t.currency_id',
    state: `select case when not t.is_active then 'inactive'
      when t.valid_to <= now() then 'expired'
      when t.used_count >= t.maximum_uses then 'used_up'
      when t.valid_from > now() then 'scheduled'
      else 'active' end`,
  },
  hooks: {
    beforeCreate(_work, values) {
      refuseEarlyEnd(values);
      return values;
    },
    beforePatch(_work, row, changes) {
      refuseEarlyEnd({ ...row, ...changes });
      return changes;
    },
  },
};
