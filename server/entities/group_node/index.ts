import { type FieldError, invalidInput } from '../../errors.ts';
import type { EntityExtension, Values } from '../../kernel/extension.ts';

const KINDS = ['survey', 'qr_code', 'link_list'] as const;
const fieldOf = (kind: string): string => `${kind}_group_id`;

/** A membership names the group of its kind, and no other. */
function refuseMixedGroups(membership: Values): void {
  const errors = KINDS.flatMap((kind): FieldError[] => {
    const set = membership[fieldOf(kind)] !== null && membership[fieldOf(kind)] !== undefined;
    return set === (membership['kind'] === kind) ? [] : [{ pointer: `/${fieldOf(kind)}`, code: 'group_of_kind' }];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

export const groupNode: EntityExtension = {
  hooks: {
    beforeCreate(_work, values) {
      refuseMixedGroups(values);
      return values;
    },
    beforePatch(_work, row, changes) {
      refuseMixedGroups({ ...row, ...changes });
      return changes;
    },
  },
};
