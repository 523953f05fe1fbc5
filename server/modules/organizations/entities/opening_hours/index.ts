import { computed } from './computed.ts';
import { alreadyExists } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import { requireTimeZone } from '../../../../validation/time-zone.ts';

export const openingHours: EntityExtension = {
  computed,
  hooks: {
    async beforeCreate({ transaction }, values) {
      requireTimeZone(values);
      if ((values['node_id'] ?? null) !== null) return values;
      // To the database no two nulls are the same.
      await takeLock(transaction, 'opening_hours');
      const there = await transaction.query({
        name: 'company_opening_hours',
        text: 'select 1 from opening_hours where company_id = $1 and node_id is null',
        values: [transaction.companyId],
      });
      if (there.length > 0) throw alreadyExists({ errors: [{ pointer: '/node_id', code: 'duplicate' }] });
      return values;
    },
    beforePatch(_work, _row, changes) {
      requireTimeZone(changes);
      return changes;
    },
  },
};
