/** What the platform does with a company stands in the platform's log and in the company's, by whom and why. */
import { signedIn } from '../../access/principal.ts';
import { invalidInput } from '../../errors.ts';
import { type AuditedWrite, audit } from '../../kernel/audit.ts';
import type { ActionRequest, Values } from '../../kernel/extension.ts';

/** Throws 400 for one of blanks. */
export function reasonOf(input: Values): string {
  const reason = String(input['reason']).trim();
  if (reason === '') throw invalidInput({ errors: [{ pointer: '/reason', code: 'required' }] });
  return reason;
}

interface WriteOfPlatform extends AuditedWrite {
  /** Whose log it stands in as well. */
  companyId: number;
  /** What the platform's own log says besides: there it is one company of many. */
  besides?: Values;
}

export async function auditInBothLogs(
  request: ActionRequest,
  { companyId, besides = {}, ...write }: WriteOfPlatform,
): Promise<void> {
  await audit(request, { ...write, changes: { ...write.changes, ...besides } });
  const { companyId: platformId, userId, role } = signedIn(request.principal);
  const { operation, entity, recordId, changes } = write;
  await request.transaction.query({
    name: 'audit_of_customer',
    text: `insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, changes, request_id)
      select $1, $2, $3, u.full_name, $4, $5, $6, $7, $8 from customer_user u where u.company_id = $9 and u.id = $2`,
    values: [
      companyId,
      userId,
      role,
      operation,
      entity.id,
      recordId,
      JSON.stringify(changes),
      request.requestId,
      platformId,
    ],
  });
}
