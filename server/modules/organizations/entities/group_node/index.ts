import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { computed } from './computed.ts';
import { convertToOwnDesign } from './convert.ts';
import { groupKinds } from './kinds.ts';
import { moveToOtherGroup } from './move.ts';
import { multiAdd } from './multi-add.ts';

/** A membership names the group of its kind, and no other. */
function refuseMixedGroups(membership: Values): void {
  const errors = Object.entries(groupKinds).flatMap(([kind, { field }]): FieldViolation[] => {
    const set = membership[field] !== null && membership[field] !== undefined;
    return set === (membership['kind'] === kind) ? [] : [{ pointer: `/${field}`, code: 'group_of_kind' }];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

/** The code behind the memberships of units in groups, of every kind of groups. */
export const groupNode: EntityExtension = {
  computed,
  actions: {
    multi_add: multiAdd,
    move_node_to_other_group: moveToOtherGroup,
    convert_group_to_one_design: convertToOwnDesign,
  },
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
