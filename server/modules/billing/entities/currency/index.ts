import { isCurrency } from '../../pricing/currencies.ts';
import { minorDigitsOf } from '../../../../../shared/money/minor-digits.ts';
import { invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';

/** Only what ISO 4217 lists, with the digits that it says. */
export const currency: EntityExtension = {
  hooks: {
    beforeCreate(_work, values) {
      const code = String(values['code']);
      if (!isCurrency(code))
        throw invalidInput({
          errors: [{ pointer: '/code', code: 'unknown_currency', parameters: { currency: code } }],
        });
      return { ...values, minor_digits: minorDigitsOf(code) };
    },
  },
};
