import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { isSignedIn } from './principal.ts';
import type { Work } from './work.ts';

export interface LastChange {
  /** Null where it was no user. */
  id: number | null;
  name: string;
  role: string;
  at: string;
}

/**
 * The newest entry of the log about a row, by whatever entity of its table it was written.
 * @returns null where the log has none
 */
export async function lastChange(
  { transaction, principal }: Work,
  descriptors: Record<string, EntityDescriptor>,
  { table }: EntityDescriptor,
  id: number,
): Promise<LastChange | null> {
  const windows = Object.values(descriptors).flatMap((entity) => (entity.table === table ? [entity.id] : []));
  const [found] = await transaction.query<LastChange>({
    name: 'revision_last_change',
    text: `select newest.* from unnest($2::text[]) as windows (entity), lateral (
        select actor_id as id, actor_name as name, actor_role as role, created_at as at from audit_entry
        where company_id = $1 and audit_entry.entity = windows.entity and record_id = $3
        order by created_at desc, audit_entry.id desc limit 1) newest
      order by newest.at desc limit 1`,
    // What the platform's own rows went through stands in the platform's own log.
    values: [transaction.companyId ?? (isSignedIn(principal) ? principal.companyId : null), windows, id],
  });
  return found ?? null;
}
