/** The deletion of a row that no other goes with, into the bin by one statement; most rows are referred to by nothing. */
import type { Work } from '../../access/work.ts';
import { isSignedIn } from '../../access/principal.ts';
import { isInLists } from '../../query/uses.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { ownerColumn, SERVER_TENANT_COLUMN } from '../../../shared/contract/tenant.ts';
import type { KernelParts } from '../context.ts';
import { among, permitted, referencesThatGo } from './keep.ts';

type Parts = Pick<KernelParts, 'descriptors' | 'extensions'>;

/** Whether rows are first tried to be deleted alone: no code of the entity, and no list, asks for what they take along. */
export function isTriedAlone({ descriptors, extensions }: Parts, work: Work, entity: EntityDescriptor): boolean {
  const { beforeDelete, keepDeleted } = extensions[entity.id]?.hooks ?? {};
  if (entity.history?.bin === undefined || !isSignedIn(work.principal)) return false;
  return beforeDelete === undefined && keepDeleted === undefined && !isInLists({ descriptors }, entity);
}

/**
 * Deletes the row, which is locked, and puts it into the bin, unless something goes with it.
 * @returns whether it did; else nothing is done
 */
export async function deleteUnused(
  { descriptors }: Parts,
  work: Work,
  entity: EntityDescriptor,
  id: number,
): Promise<boolean> {
  const { transaction, principal } = work;
  if (!isSignedIn(principal)) return false;
  const { companyId, role } = transaction;
  const owner = ownerColumn(entity.tenant);
  const references = await permitted(work, referencesThatGo(descriptors, entity, []));
  const used = references.flatMap(({ may, ...reference }) =>
    may.count ? [`exists (select from ${reference.entity.table} t where ${among(work, reference)})`] : [],
  );
  const [deleted] = await transaction.query<{ count: number }>({
    // The references are those of the entity that the role may count: its text follows from these.
    name: `bin_${entity.id}_${role}_${companyId === null ? 'all' : 'own'}`,
    text: `with gone as (
        delete from ${entity.table} t where t.id = any($1::bigint[])
          and ${owner !== undefined && companyId !== null ? `t.${owner} = $2` : '$2::bigint is not distinct from $2'}
          ${used.map((one) => `and not ${one}`).join(' ')}
        returning t.*
      ), kept as (
        insert into deleted_row (${SERVER_TENANT_COLUMN}, entity, record_id, stored, parts, expires_at)
        select ${owner === undefined ? '$3::bigint' : `coalesce(gone.${owner}, $3::bigint)`}, $4, gone.id, to_jsonb(gone),
          '{"rows": [], "emptied": [], "own": null}', now() + make_interval(days => $5) from gone
      )
      select count(*)::integer as count from gone`,
    // What the platform deletes of a tenant is erased with the tenant.
    values: [[id], companyId, principal.companyId, entity.id, entity.history?.bin?.days ?? 0],
  });
  return deleted?.count === 1;
}
