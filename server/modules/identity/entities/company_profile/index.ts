import type { EntityExtension } from '../../../../kernel/extension.ts';
import { requireShareable } from '../../../surveys/index.ts';
import { requireTimeZone } from '../../../../validation/time-zone.ts';
import { refuseTaxNumber } from './tax-number.ts';
import { requireTwoFactor, twoFactorUse } from './two-factor.ts';

export const companyProfile: EntityExtension = {
  actions: { two_factor_use: twoFactorUse, require_two_factor: requireTwoFactor },
  hooks: {
    async beforePatch(work, row, changes) {
      // A company keeps the default survey that it has; only another one is looked at.
      if (changes['default_survey_id'] !== row['default_survey_id'])
        await requireShareable(work, changes['default_survey_id'], '/default_survey_id');
      requireTimeZone(changes);
      await refuseTaxNumber(work, row, changes);
      return changes;
    },
  },
};
