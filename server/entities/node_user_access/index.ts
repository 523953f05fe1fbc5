import { claims } from '../../access/claims.ts';
import { createParameters } from '../../access/parameters.ts';
import { signedIn } from '../../access/principal.ts';
import { type FieldError, invalidInput } from '../../errors.ts';
import { roles } from '../../generated/abilities.ts';
import type { EntityExtension, Values, Work } from '../../kernel/extension.ts';

const RIGHTS = roles.modules.flatMap((module) =>
  roles.rights.map((right) => ({ field: `${module}_${right}`, claim: `nodes.${module}.${right}` })),
);

/** Nobody but an administrator grants what he does not hold on the unit himself, or rights would grow by being passed on. */
async function refuseUnheldRights({ principal, transaction }: Work, values: Values, nodeId: unknown): Promise<void> {
  if (principal.role === 'company_admin') return;
  const wanted = RIGHTS.filter(({ field }) => values[field] === true);
  const parameters = createParameters();
  const node = parameters.add(nodeId);
  const held = wanted.map(
    ({ claim }) => `${node}::bigint in ${claims[claim]?.(signedIn(principal), parameters) ?? '(null)'}`,
  );
  if (held.length === 0) return;
  const [answer] = await transaction.query<{ held: boolean[] }>({
    text: `select array[${held.join(', ')}] as held`,
    values: parameters.values,
  });
  const errors = wanted
    .filter((_, at) => answer?.held[at] !== true)
    .map(({ field }): FieldError => ({ pointer: `/${field}`, code: 'right_not_held' }));
  if (errors.length > 0) throw invalidInput({ errors });
}

/** A grant without a right would be a row that says nothing. */
function refuseEmpty(values: Values): void {
  if (RIGHTS.some(({ field }) => values[field] === true)) return;
  throw invalidInput({ errors: [{ pointer: `/${RIGHTS[0]?.field ?? ''}`, code: 'no_right' }] });
}

export const nodeUserAccess: EntityExtension = {
  hooks: {
    async beforeCreate(work, values) {
      refuseEmpty(values);
      await refuseUnheldRights(work, values, values['node_id']);
      return values;
    },
    async beforePatch(work, row, changes) {
      refuseEmpty({ ...row, ...changes });
      await refuseUnheldRights(work, changes, row['node_id']);
      return changes;
    },
  },
};
