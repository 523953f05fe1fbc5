/** Who must have two-factor login and has none can do nothing but set it up. */
import type { Database } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import { isSignedIn, type Principal, tenantOf } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { twoFactorRequired, unauthorized } from '../../../errors.ts';
import type { Operation } from '../../../http/registry.ts';

/** By his token: asks the database for nothing but refusals, and answers 401 where another token would not owe it. */
export const createTwoFactorGuard =
  (database: Database) =>
  async ({ beforeTwoFactor }: Pick<Operation, 'beforeTwoFactor'>, principal: Principal): Promise<void> => {
    if (!isSignedIn(principal) || !principal.owesTwoFactor || beforeTwoFactor) return;
    const { databaseRole, companyId } = tenantOf(principal);
    const parameters = createParameters();
    const text = `select ${liveSession(principal, parameters)} as live`;
    const [session] = await database.statement<{ live: boolean }>(databaseRole, companyId, {
      name: 'session_that_owes_two_factor',
      text,
      values: parameters.values,
    });
    throw session?.live ? twoFactorRequired() : unauthorized();
  };
