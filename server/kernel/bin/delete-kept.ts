/** The deletion of a row together with its entry in the bin, by one statement. */
import type { Transaction } from '../../access/database.ts';
import type { SignedIn } from '../../access/principal.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { ownerColumn, SERVER_TENANT_COLUMN } from '../../../shared/contract/tenant.ts';
import type { Values } from '../../database/rows.ts';

/** Rows of an entity that went with another one; references to it that were emptied; what the entity's code keeps. */
export interface KeptParts {
  rows: { entity: string; rows: Values[] }[];
  emptied: { entity: string; field: string; to: number; ids: number[] }[];
  own: Values | null;
}

export interface Kept {
  parts: KeptParts;
  returned: Record<string, number>;
  lost: Record<string, number>;
}

interface Deletion {
  id: number;
  /** Who deletes it: what the platform deletes of a tenant is erased with the tenant. */
  by: SignedIn;
  kept: Kept;
  /** Conditions over `t`, `$1` (its id in a list) and `$2` (the tenant), that keep it from being deleted; the same ones for an entity and a role. */
  unless?: readonly string[];
}

/** @returns whether the row, which is locked, was deleted: else one of the conditions was met, and nothing is done */
export async function deleteKept(
  { query, companyId, role }: Transaction,
  entity: EntityDescriptor,
  { id, by, kept, unless = [] }: Deletion,
): Promise<boolean> {
  const owner = ownerColumn(entity.tenant);
  const [deleted] = await query<{ count: number }>({
    name: `bin_${entity.id}_${role}_${companyId === null ? 'all' : 'own'}_${unless.length}`,
    text: `with gone as (
        delete from ${entity.table} t where t.id = any($1::bigint[])
          and ${owner !== undefined && companyId !== null ? `t.${owner} = $2` : '$2::bigint is not distinct from $2'}
          ${unless.map((one) => `and not ${one}`).join(' ')}
        returning t.*
      ), kept as (
        insert into deleted_row (${SERVER_TENANT_COLUMN}, entity, record_id, stored, parts, returned, lost, expires_at)
        select ${owner === undefined ? '$3::bigint' : `coalesce(gone.${owner}, $3::bigint)`}, $4, gone.id, to_jsonb(gone),
          $6::jsonb, $7::jsonb, $8::jsonb, now() + make_interval(days => $5) from gone
      )
      select count(*)::integer as count from gone`,
    values: [
      [id],
      companyId,
      by.companyId,
      entity.id,
      entity.history?.bin?.days ?? 0,
      ...[kept.parts, kept.returned, kept.lost].map((value) => JSON.stringify(value)),
    ],
  });
  return deleted?.count === 1;
}
