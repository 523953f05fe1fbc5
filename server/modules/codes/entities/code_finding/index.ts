import { signedIn } from '../../../../access/principal.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Row, Values } from '../../../../database/rows.ts';

const DAY_MS = 24 * 3_600_000;

/** A finding is set aside up to a day that comes, and only while it is dismissed has it one. */
function requireDay(row: Row, changes: Values): void {
  const { state, dismissed_until: until = null } = { ...row, ...changes };
  const violation = (code: string, parameters = {}): FieldViolation[] => [
    { pointer: '/dismissed_until', code, parameters },
  ];
  if (state === 'dismissed' && until === null) throw invalidInput({ errors: violation('required') });
  if (state !== 'dismissed' && (changes['dismissed_until'] ?? null) !== null)
    throw invalidInput({ errors: violation('only_when_dismissed') });
  const isNew = changes['state'] !== undefined || changes['dismissed_until'] !== undefined;
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  if (isNew && typeof until === 'string' && until < tomorrow)
    throw invalidInput({ errors: violation('too_early', { limit: tomorrow }) });
}

export const codeFinding: EntityExtension = {
  computed: {
    code: 'select c.code from node_qr_code c where c.company_id = t.company_id and c.id = t.node_qr_code_id',
  },
  hooks: {
    beforePatch({ principal }, row, changes) {
      const after = changes['state'] ?? row['state'];
      requireDay(row, after === 'dismissed' ? changes : { dismissed_until: null, ...changes });
      if (changes['state'] === undefined) return changes;
      const handled = { handled_by_id: signedIn(principal).userId, handled_at: new Date() };
      return { ...changes, ...handled, ...(after !== 'dismissed' && { dismissed_until: null }) };
    },
  },
};
