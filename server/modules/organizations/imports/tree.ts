/** The organization's units as an import meets them. */
import type { Transaction } from '../../../access/database.ts';

export interface TreeUnit {
  id: number;
  parent_id: number | null;
  name: string;
  type: string;
  color: string;
  external_id: string | null;
}

export interface Tree {
  organizationId: number;
  /** The living ones, each after those above it. */
  units: TreeUnit[];
  /** The unit above each deleted one: deletions can be taken back, so that these keep their places. */
  deleted: ReadonlyMap<number, number | null>;
  /** External ids that deleted units keep. */
  deletedIds: ReadonlySet<string>;
}

interface StoredUnit extends TreeUnit {
  is_deleted: boolean;
}

export async function readTree(transaction: Transaction, organizationId: number): Promise<Tree> {
  const stored = await transaction.query<StoredUnit>({
    name: 'import_units',
    text: `select id, parent_id, name, type, color, external_id, deleted_at is not null as is_deleted from node
      where company_id = $1 and organization_id = $2 order by path`,
    values: [transaction.companyId, organizationId],
  });
  const deleted = stored.filter(({ is_deleted }) => is_deleted);
  return {
    organizationId,
    units: stored.filter(({ is_deleted }) => !is_deleted),
    deleted: new Map(deleted.map(({ id, parent_id }) => [id, parent_id])),
    deletedIds: new Set(deleted.flatMap(({ external_id: id }) => id ?? [])),
  };
}
