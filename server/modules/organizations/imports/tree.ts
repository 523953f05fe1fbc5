/** The organization's units as an import meets them. */
import type { Transaction } from '../../../access/database.ts';
import type { CustomValues } from './custom.ts';

export interface TreeUnit {
  id: number;
  parent_id: number | null;
  name: string;
  type: string;
  color: string;
  external_id: string | null;
  /** What it has in fields that the company has added, where that is asked for. */
  custom?: CustomValues;
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

/** @param reads what of the units besides their texts and places */
export async function readTree(
  transaction: Transaction,
  organizationId: number,
  reads: { custom: boolean } = { custom: false },
): Promise<Tree> {
  const stored = await transaction.query<StoredUnit>({
    name: reads.custom ? 'import_units_custom' : 'import_units',
    text: `select id, parent_id, name, type, color, external_id, ${reads.custom ? 'custom, ' : ''}deleted_at is not null as is_deleted from node
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
