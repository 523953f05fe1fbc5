/** What every operation of the kernel works with, and the two ways of a caller to the database. */
import type { Database, Statement, Transaction } from '../access/database.ts';
import { createParameters } from '../database/parameters.ts';
import { isSignedIn, type Principal, tenantOf } from '../access/principal.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import { forbidden, type Problem, unauthorized } from '../errors.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { toProblem } from '../database/database-errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { EntityExtension, Work } from './extension.ts';
import type { Target } from './plan.ts';
import type { WritePolicy } from './policy.ts';
import type { Totals } from '../query/totals.ts';

export interface KernelParts {
  database: Database;
  scope: Scope;
  descriptors: Record<string, EntityDescriptor>;
  extensions: Record<string, EntityExtension>;
  totals: Totals;
  policies: readonly WritePolicy[];
}

export interface Call {
  principal: Principal;
  locale: Locale;
  requestId: string;
}

export const targetOf = ({ extensions }: Pick<KernelParts, 'extensions'>, entity: EntityDescriptor): Target => ({
  entity,
  computed: extensions[entity.id]?.computed ?? {},
  searching: extensions[entity.id]?.searching,
});

/** 401 for somebody unknown, 403 for somebody known. */
export const refused = (principal: Principal): Problem => (isSignedIn(principal) ? forbidden() : unauthorized());

/** One statement of a caller in one round trip; 401 when his session has ended meanwhile. */
export async function ask<Answer extends { live: boolean }>(
  { database }: Pick<KernelParts, 'database'>,
  principal: Principal,
  statement: Statement,
): Promise<Answer> {
  const { databaseRole, companyId } = tenantOf(principal);
  const [answer] = await database.statement<Answer>(databaseRole, companyId, statement);
  if (!answer?.live) throw unauthorized();
  return answer;
}

/** Several statements of a caller in one transaction, after his session was found to count. */
export async function inTransaction<Result>(
  { database, totals }: Pick<KernelParts, 'database' | 'totals'>,
  call: Call,
  run: (work: Work) => Promise<Result>,
  fields: string[] = [],
): Promise<Result> {
  const { databaseRole, companyId } = tenantOf(call.principal);
  try {
    const result = await database.withTenant(databaseRole, companyId, async (transaction) => {
      await requireLiveSession(call.principal, transaction);
      return run({ ...call, transaction });
    });
    totals.forget(companyId);
    return result;
  } catch (error) {
    throw toProblem(error, fields);
  }
}

/** 401 when the caller's session has ended meanwhile. */
export async function requireLiveSession(principal: Principal, transaction: Transaction): Promise<void> {
  if (!isSignedIn(principal)) return;
  const parameters = createParameters();
  const text = `select ${liveSession(principal, parameters)} as live`;
  const [answer] = await transaction.query<{ live: boolean }>({
    name: 'live_session',
    text,
    values: parameters.values,
  });
  if (!answer?.live) throw unauthorized();
}
