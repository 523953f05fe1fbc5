import { newCode } from '../../visitor/code.ts';
import { invalidInput } from '../../errors.ts';
import type { EntityExtension, Row, Values, Work } from '../../kernel/extension.ts';
import { setupActions } from '../../designs/setup.ts';
import { computed } from './computed.ts';

/** The parent must be a living unit of a living organization, and stay one: neither is moved or deleted meanwhile. */
async function refuseForeignParent({ transaction }: Work, values: Values): Promise<void> {
  const { organization_id: organizationId, parent_id: parentId } = values;
  const organizations = await transaction.query({
    name: 'share_organization',
    text: 'select 1 from organization where company_id = $1 and id = $2 and deleted_at is null for share',
    values: [transaction.companyId, organizationId],
  });
  if (organizations.length === 0) throw notFoundAt('/organization_id');
  if (parentId === undefined || parentId === null) return;
  // With all above it, from the top: a deletion holds only the unit that it was asked for until it knows what is below.
  const living = await transaction.query<{ id: number }>({
    name: 'share_ancestors',
    text: `select above.id from node parent
      join node above on above.company_id = $1
        and above.id = any(string_to_array(trim(both '/' from parent.path), '/')::bigint[])
      where parent.company_id = $1 and parent.id = $2 and parent.organization_id = $3 and above.deleted_at is null
      order by above.path for share of above`,
    values: [transaction.companyId, parentId, organizationId],
  });
  if (!living.some(({ id }) => id === parentId)) throw notFoundAt('/parent_id');
}

const notFoundAt = (pointer: string) => invalidInput({ errors: [{ pointer, code: 'reference_not_found' }] });

/** A new unit's place in the tree, its survey's row and its code, which it has from the start and for ever. */
async function completeUnit({ transaction }: Work, row: Row): Promise<void> {
  await transaction.query({
    name: 'place_unit',
    text: `update node set path = coalesce((select p.path from node p where p.company_id = $1 and p.id = node.parent_id), '/') || id || '/'
      where company_id = $1 and id = $2`,
    values: [transaction.companyId, row.id],
  });
  await transaction.query({
    name: 'unit_survey',
    text: 'insert into node_survey (company_id, node_id) values ($1, $2)',
    values: [transaction.companyId, row.id],
  });
  await transaction.query({
    name: 'unit_code',
    text: 'insert into node_qr_code (company_id, node_id, code) values ($1, $2, $3)',
    values: [transaction.companyId, row.id, newCode()],
  });
}

export const node: EntityExtension = {
  computed,
  actions: setupActions,
  hooks: {
    async beforeCreate(work, values) {
      await refuseForeignParent(work, values);
      // The path needs the id: completed in the same transaction.
      return { ...values, path: '' };
    },
    afterCreate: completeUnit,
    /** Soft, with all below: codes fall to the nearest living ancestor and history stays. */
    async beforeDelete({ transaction }, row) {
      await transaction.query({
        name: 'delete_subtree',
        text: `update node set deleted_at = now() where company_id = $1 and path >= $2 and path < left($2, -1) || '0' and deleted_at is null`,
        values: [transaction.companyId, row['path']],
      });
      return 'done';
    },
  },
};
