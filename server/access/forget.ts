/**
 * Erases what is kept of a row beside it, once it is gone or was erased: its versions and its place in the bin, and of the
 * log's entries the values of fields that tell of a person (`x-personal`). The log is only ever added to by who writes it:
 * a worker forgets (server/platform/bin), by what is marked here.
 */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Transaction } from './database.ts';

/** Names of the fields that tell of a person, with those that a tenant has added beside them; empty where there are none. */
export function personalFields({ fields }: EntityDescriptor): string[] {
  const named = Object.entries(fields);
  const personal = named.filter(([, field]) => field.personal);
  return personal.length === 0
    ? []
    : [...personal, ...named.filter(([, { kind }]) => kind === 'custom')].map(([name]) => name);
}

/**
 * To be called in the transaction that deletes or erases the rows, after its entries in the log. From its end on none of
 * them is in the bin; what the log keeps of them is forgotten within the hour.
 * @param companyId whose the rows are
 */
export async function forgetRows(
  { query, role }: Pick<Transaction, 'query' | 'role'>,
  entity: EntityDescriptor,
  { companyId, ids }: { companyId: number; ids: readonly number[] },
): Promise<void> {
  const values = [companyId, entity.id, ids, personalFields(entity)];
  await query({
    name: 'take_erased_out_of_bin',
    text: 'delete from deleted_row where company_id = $1 and entity = $2 and record_id = any($3::bigint[])',
    values: values.slice(0, 3),
  });
  // The platform's role reads no values of the log, and can't tell which of them has any.
  if (role !== 'app') return mark(query, values.slice(0, 3));
  await query({
    name: 'mark_erased_rows',
    text: `insert into deleted_row (company_id, entity, record_id, stored, parts, expires_at)
      select $1, $2, erased.id, '{}', '{}', now() from unnest($3::bigint[]) as erased (id)
      where exists (select from audit_entry entry
        where entry.company_id = $1 and entry.entity = $2 and entry.record_id = erased.id
          and (entry.history is not null or entry.reason is not null or entry.changes ?| $4::text[]))`,
    values,
  });
}

async function mark(query: Transaction['query'], values: unknown[]): Promise<void> {
  await query({
    name: 'mark_all_erased_rows',
    text: `insert into deleted_row (company_id, entity, record_id, stored, parts, expires_at)
      select $1, $2, erased.id, '{}', '{}', now() from unnest($3::bigint[]) as erased (id)`,
    values,
  });
}
