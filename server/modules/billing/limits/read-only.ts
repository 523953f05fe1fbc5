/** A company that can only read: what its users write is refused, whatever it is, but for the ways out of that state. */
import type { Database } from '../../../access/database.ts';
import { isSignedIn, type Principal } from '../../../access/principal.ts';
import { companyReadOnly } from '../../../errors.ts';
import type { Operation } from '../../../http/registry.ts';

/** Of visitors and of the platform nothing is refused: codes answer, and the super administrator helps. */
export const writesForCompany = ({ method, whileReadOnly }: Operation, principal: Principal): boolean =>
  method !== 'GET' && !whileReadOnly && isSignedIn(principal) && principal.role !== 'superadmin';

/** Throws 409 `company_read_only` for a company user whose company can only read. */
export const createReadOnlyCheck =
  (database: Database) =>
  async (principal: Principal): Promise<void> => {
    if (!isSignedIn(principal) || principal.role === 'superadmin') return;
    const [company] = await database.statement<{ state: string }>('app', principal.companyId, {
      name: 'state_of_company',
      text: 'select state from customer where id = $1',
      values: [principal.companyId],
    });
    if (company?.state === 'read_only') throw companyReadOnly();
  };

/** The same for what is called; asks the database for nothing but writes of company users. */
export function createReadOnlyGuard(database: Database) {
  const check = createReadOnlyCheck(database);
  return async (operation: Operation, principal: Principal): Promise<void> => {
    if (writesForCompany(operation, principal)) await check(principal);
  };
}
