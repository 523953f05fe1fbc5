import { createParameters } from '../../../../database/parameters.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { checkCompanyUser } from './colleagues.ts';
import { explain } from './explain.ts';
import { holdsAt, RIGHTS } from './rights.ts';
import { unitAccess } from './unit-access.ts';
import { getUserNodeAccessList } from './user-grants.ts';

/** Nobody but an administrator grants what he does not hold on the unit himself, or rights would grow by being passed on. */
async function refuseUnheldRights({ principal, transaction }: Work, values: Values, nodeId: unknown): Promise<void> {
  const wanted = RIGHTS.filter(({ field }) => values[field] === true);
  if (principal.role === 'company_admin' || wanted.length === 0) return;
  const parameters = createParameters();
  const node = `${parameters.add(nodeId)}::bigint`;
  const held = wanted.map(({ module, right }) => holdsAt(node, module, right, { principal, parameters }));
  const [answer] = await transaction.query<{ held: boolean[] }>({
    text: `select array[${held.join(', ')}] as held`,
    values: parameters.values,
  });
  const errors = wanted
    .filter((_, at) => answer?.held[at] !== true)
    .map(({ field }): FieldViolation => ({ pointer: `/${field}`, code: 'right_not_held' }));
  if (errors.length > 0) throw invalidInput({ errors });
}

/** A grant without a right would be a row that says nothing. */
function refuseEmpty(values: Values): void {
  if (RIGHTS.some(({ field }) => values[field] === true)) return;
  throw invalidInput({ errors: [{ pointer: `/${RIGHTS[0]?.field ?? ''}`, code: 'no_right' }] });
}

export const nodeUserAccess: EntityExtension = {
  actions: {
    check_company_user: checkCompanyUser,
    get_user_node_access_list: getUserNodeAccessList,
    unit_access: unitAccess,
    explain,
  },
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
