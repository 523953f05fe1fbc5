import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { noSellerCountry } from '../../pricing/tax-of-company.ts';
import { checkDiscountOf } from './check.ts';
import { uses } from './uses.ts';

/** A discount carries what its kind needs and ends after it begins. */
function refuseIncomplete(discount: Values): void {
  const errors: FieldViolation[] = [];
  const missing = (field: string) => discount[field] === null || discount[field] === undefined;
  const needed = discount['kind'] === 'amount' ? ['amount', 'currency_id'] : ['percent'];
  for (const field of needed) if (missing(field)) errors.push({ pointer: `/${field}`, code: 'required' });
  if (!missing('valid_to') && new Date(String(discount['valid_to'])) <= new Date(String(discount['valid_from'])))
    errors.push({ pointer: '/valid_to', code: 'ends_before_start' });
  if (errors.length > 0) throw invalidInput({ errors });
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
      refuseIncomplete(values);
      return values;
    },
    beforePatch(_work, row, changes) {
      refuseIncomplete({ ...row, ...changes });
      return changes;
    },
  },
};
