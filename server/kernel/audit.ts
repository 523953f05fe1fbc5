/** The audit log: one entry a write, in the write's own transaction. */
import type { EntityDescriptor } from './descriptor.ts';
import type { Values, Work } from './extension.ts';
import { isSignedIn } from '../access/principal.ts';

const REDACTED = '[redacted]';

/** Values that may be kept in the log: sensitive ones are named but not shown. */
function redact(entity: EntityDescriptor, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      entity.fields[name]?.sensitive || entity.fields[name]?.writeOnly ? REDACTED : value,
    ]),
  );
}

export interface AuditedWrite {
  operation: string;
  entity: EntityDescriptor;
  recordId: number | null;
  /** Field to its new value. */
  changes: Values;
}

export async function audit(work: Work, { operation, entity, recordId, changes }: AuditedWrite): Promise<void> {
  const { principal, transaction, requestId } = work;
  if (!isSignedIn(principal)) return;
  await transaction.query({
    name: 'audit',
    text: `insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, changes, request_id)
      values ($1, $2, $3, coalesce((select full_name from customer_user where company_id = $1 and id = $2), ''), $4, $5, $6, $7, $8)`,
    values: [
      principal.companyId,
      principal.userId,
      principal.role,
      operation,
      entity.id,
      recordId,
      JSON.stringify(redact(entity, changes)),
      requestId,
    ],
  });
}
