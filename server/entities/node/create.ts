/** Making a unit: where it may hang, and what each unit has from its first moment on. */
import type { Transaction } from '../../access/database.ts';
import { type FieldError, invalidInput } from '../../errors.ts';
import type { Row, Values, Work } from '../../kernel/extension.ts';
import { newCode } from '../../visitor/code.ts';
import { levelOf, MAX_LEVELS } from './tree.ts';

/** The parent must be a living unit of a living organization with a level left below it, and stay one until the unit is made. */
export async function refuseParent({ transaction }: Work, values: Values): Promise<void> {
  const { organization_id: organizationId, parent_id: parentId = null } = values;
  // Lets other units be made at the same time; moves, deletions and restorations wait (see lockOrganizationOf).
  const organizations = await transaction.query({
    name: 'share_organization',
    text: 'select 1 from organization where company_id = $1 and id = $2 and deleted_at is null for share',
    values: [transaction.companyId, organizationId],
  });
  if (organizations.length === 0) throw refusedAt({ pointer: '/organization_id', code: 'reference_not_found' });
  if (parentId !== null) await refuseDeadOrDeep(transaction, organizationId, parentId);
}

async function refuseDeadOrDeep(transaction: Transaction, organizationId: unknown, parentId: unknown): Promise<void> {
  const [parent] = await transaction.query<{ level: number }>({
    name: 'living_parent',
    text: `select ${levelOf('path')} as level from node
      where company_id = $1 and id = $2 and organization_id = $3 and deleted_at is null`,
    values: [transaction.companyId, parentId, organizationId],
  });
  if (!parent) throw refusedAt({ pointer: '/parent_id', code: 'reference_not_found' });
  if (parent.level >= MAX_LEVELS)
    throw refusedAt({ pointer: '/parent_id', code: 'tree_too_deep', parameters: { limit: MAX_LEVELS } });
}

const refusedAt = (error: FieldError) => invalidInput({ errors: [error] });

/** A new unit's place in the tree, its survey's row and its code, which it has from the start and for ever. */
export async function completeUnit({ transaction }: Work, row: Row): Promise<void> {
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
