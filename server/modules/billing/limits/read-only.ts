/** A company that can only read: what its users write is refused, whatever it is, but for the ways out of that state. */
import type { Database } from '../../../access/database.ts';
import { isSignedIn, type Principal } from '../../../access/principal.ts';
import { companyReadOnly } from '../../../errors.ts';
import type { Operation } from '../../../http/registry.ts';

/** Of visitors and of the platform nothing is refused: codes answer, and the super administrator helps. */
export const writesForCompany = ({ method, whileReadOnly }: Operation, principal: Principal): boolean =>
  method !== 'GET' && !whileReadOnly && isSignedIn(principal) && principal.role !== 'superadmin';

/** Throws 409 `company_read_only`; asks the database for nothing but writes of company users. */
export const createReadOnlyGuard =
  (database: Database) =>
  async (operation: Operation, principal: Principal): Promise<void> => {
    if (!isSignedIn(principal) || !writesForCompany(operation, principal)) return;
    const [company] = await database.statement<{ state: string }>('app', principal.companyId, {
      name: 'state_of_company',
      text: 'select state from customer where id = $1',
      values: [principal.companyId],
    });
    if (company?.state === 'read_only') throw companyReadOnly();
  };
