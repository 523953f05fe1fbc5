/** The organization's units as an import meets them, and which external ids are taken elsewhere. */
import type { Transaction } from '../access/database.ts';

export interface TreeUnit {
  id: number;
  parent_id: number | null;
  name: string;
  type: string;
  color: string;
  external_id: string | null;
}

/** Why an external id can't be given to a new unit of this organization. */
export type Taken = 'id_in_other_organization' | 'id_of_deleted_unit';

export interface Tree {
  organizationId: number;
  /** The living ones, each after those above it. */
  units: TreeUnit[];
  /** The unit above each deleted one: deletions can be taken back, so that these keep their places. */
  deleted: ReadonlyMap<number, number | null>;
  taken: ReadonlyMap<string, Taken>;
}

interface StoredUnit extends TreeUnit {
  is_deleted: boolean;
}

/** @param externalIds as the file has them */
export async function readTree(
  transaction: Transaction,
  organizationId: number,
  externalIds: readonly string[],
): Promise<Tree> {
  const stored = await transaction.query<StoredUnit>({
    name: 'import_units',
    text: `select id, parent_id, name, type, color, external_id, deleted_at is not null as is_deleted from node
      where company_id = $1 and organization_id = $2 order by path`,
    values: [transaction.companyId, organizationId],
  });
  const elsewhere = await transaction.query<{ external_id: string; is_deleted: boolean }>({
    name: 'import_taken_ids',
    text: `select external_id, deleted_at is not null as is_deleted from node
      where company_id = $1 and external_id = any($3) and (organization_id <> $2 or deleted_at is not null)`,
    values: [transaction.companyId, organizationId, externalIds],
  });
  const taken = elsewhere.map(({ external_id, is_deleted }): [string, Taken] => [
    external_id,
    is_deleted ? 'id_of_deleted_unit' : 'id_in_other_organization',
  ]);
  return {
    organizationId,
    units: stored.filter(({ is_deleted }) => !is_deleted),
    deleted: new Map(stored.flatMap(({ id, parent_id, is_deleted }) => (is_deleted ? [[id, parent_id]] : []))),
    taken: new Map(taken),
  };
}
