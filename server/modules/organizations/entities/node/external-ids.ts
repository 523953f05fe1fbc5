/** External ids of units that went with an import that was taken back. */
import type { Transaction } from '../../../../access/database.ts';

/**
 * Deleted units that come back get the external ids that they had, where no other unit has got them meanwhile. Wants the
 * units still deleted: only those that carry the import's instant gave theirs up.
 */
export async function giveExternalIdsBack(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.query({
    name: 'give_external_ids_back',
    // Read out first: under row-level security only a plain column is compared by an index.
    text: `with was as materialized (
        select c.node_id, i.organization_id, c.later ->> 'external_id' as external_id, i.taken_back_at
        from unit_import_change c join unit_import i on i.company_id = $1 and i.id = c.unit_import_id
        where c.company_id = $1 and c.node_id = any($2::bigint[]) and c.kind = 'add'
      ), free as materialized (
        select was.* from was where was.external_id is not null and not exists (select from node other
          where other.company_id = $1 and other.organization_id = was.organization_id
            and other.external_id = was.external_id)
      )
      update node t set external_id = free.external_id from free
      where t.company_id = $1 and t.id = free.node_id and t.external_id is null and t.deleted_at = free.taken_back_at`,
    values: [transaction.companyId, ids],
  });
}
