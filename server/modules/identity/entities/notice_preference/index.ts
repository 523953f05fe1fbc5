import { signedIn } from '../../../../access/principal.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { requireTimeZone } from '../../../../validation/time-zone.ts';

/** Quiet hours have a beginning and an end. */
function requireBoth({ quiet_from: from = null, quiet_until: until = null }: Values): void {
  const errors: FieldViolation[] = [];
  if (from === null && until !== null) errors.push({ pointer: '/quiet_from', code: 'required' });
  if (from !== null && until === null) errors.push({ pointer: '/quiet_until', code: 'required' });
  if (errors.length > 0) throw invalidInput({ errors });
}

export const noticePreference: EntityExtension = {
  hooks: {
    beforeCreate({ principal }, values) {
      requireTimeZone(values);
      requireBoth(values);
      return { ...values, user_id: signedIn(principal).userId };
    },
    beforePatch(_work, row, changes) {
      requireTimeZone(changes);
      requireBoth({ ...row, ...changes });
      return changes;
    },
  },
};
