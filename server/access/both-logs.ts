/** What the platform does with a company stands in the platform's log and in the company's, by whom and why. */
import { signedIn } from './principal.ts';
import { invalidInput } from '../errors.ts';
import { type AuditedWrite, audit } from './audit.ts';
import type { Work } from './work.ts';
import type { Values } from '../database/rows.ts';

/**
 * The reason that the body of the action gives, trimmed.
 * @throws Problem 400 at /reason for one of blanks
 */
export function reasonOf(input: Values): string {
  const reason = String(input['reason']).trim();
  if (reason === '') throw invalidInput({ errors: [{ pointer: '/reason', code: 'required' }] });
  return reason;
}

interface WriteOnCompany extends AuditedWrite {
  /** Whose log it stands in as well. */
  companyId: number;
}

interface WriteOfPlatform extends WriteOnCompany {
  /** What the platform's own log says besides: there it is one company of many. */
  besides?: Values;
}

/**
 * Two entries, in the transaction of the write, which must be the platform's.
 * @throws Problem 401 where nobody is signed in
 */
export async function auditInBothLogs(work: Work, { besides = {}, ...write }: WriteOfPlatform): Promise<void> {
  await audit(work, { ...write, changes: { ...write.changes, ...besides } });
  await auditInCompanyLog(work, write);
}

/**
 * In the log of the company that it is about; the platform's own has it already. The changes are written as they are:
 * nothing is redacted.
 * @throws Problem 401 where nobody is signed in
 */
export async function auditInCompanyLog(work: Work, write: WriteOnCompany): Promise<void> {
  const { companyId: platformId, userId, role } = signedIn(work.principal);
  const { operation, entity, recordId, changes, companyId } = write;
  await work.transaction.query({
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
      work.requestId,
      platformId,
    ],
  });
}
