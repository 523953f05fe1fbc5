/** What every operation of the kernel works with, and the two ways of a caller to the database. */
import type { CustomFields } from '../access/custom-fields.ts';
import type { Database, Transaction } from '../access/database.ts';
import type { DatabaseRole } from '../../shared/contract/model.ts';
import type { Origin } from '../access/origin.ts';
import { isSignedIn, type Principal, tenantOf } from '../access/principal.ts';
import type { Scope } from '../access/scope.ts';
import { requireLiveSession } from '../access/session-guard.ts';
import { forbidden, type Problem, unauthorized } from '../errors.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { toProblem } from '../database/database-errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { EntityExtension } from './extension.ts';
import type { Work } from '../access/work.ts';
import type { Target } from '../query/target.ts';
import { type Concerned, placeOf } from './place.ts';
import type { WritePolicy } from './policy.ts';
import type { Totals } from '../query/totals.ts';

export interface KernelParts {
  database: Database;
  scope: Scope;
  descriptors: Record<string, EntityDescriptor>;
  extensions: Record<string, EntityExtension>;
  totals: Totals;
  /** Absent where no tenant adds fields of its own. */
  customFields?: CustomFields | undefined;
  policies: readonly WritePolicy[];
}

export interface Call {
  principal: Principal;
  locale: Locale;
  requestId: string;
  origin?: Origin | undefined;
}

/** The entity with what its code adds to reading it. */
export const targetOf = ({ extensions }: Pick<KernelParts, 'extensions'>, entity: EntityDescriptor): Target => ({
  entity,
  computed: extensions[entity.id]?.computed ?? {},
  searching: extensions[entity.id]?.searching,
});

/** What whoever has no grant at all is told: 401 for somebody unknown, 403 for somebody known. Returned, not thrown. */
export const refused = (principal: Principal): Problem => (isSignedIn(principal) ? forbidden() : unauthorized());

type TransactionParts = Pick<KernelParts, 'database' | 'totals'> & Partial<Pick<KernelParts, 'descriptors'>>;

const asked = (database: Database, role: DatabaseRole): Pick<Transaction, 'query'> => ({
  query: (statement) => database.lookup(role, statement),
});

/**
 * Several statements of a caller in one transaction, in his own role and tenant, after his session was found to
 * count. Rolled back when `run` throws; else the totals of the tenant's lists are forgotten.
 * @param fields of the entity that is written, by which a constraint's name tells where the violation is
 * @param concerned what it is about: the platform's transaction has to be where that lies
 * @throws Problem 401 when the session has ended, and what the database's refusals stand for; else what `run` throws
 */
export async function inTransaction<Result>(
  { database, totals, descriptors = {} }: TransactionParts,
  call: Call,
  run: (work: Work) => Promise<Result>,
  fields: string[] = [],
  concerned?: Concerned,
): Promise<Result> {
  const { principal } = call;
  const { databaseRole, companyId } = tenantOf(principal);
  try {
    const place = await placeOf(database, descriptors, principal, concerned);
    // Its session is at home, and elsewhere as soon as it has followed.
    if (place !== database) await requireLiveSession(principal, asked(database, databaseRole));
    const result = await place.withTenant(databaseRole, companyId, async (transaction) => {
      if (place === database) await requireLiveSession(principal, transaction);
      return run({ ...call, transaction });
    });
    totals.forget(companyId);
    return result;
  } catch (error) {
    throw toProblem(error, fields);
  }
}
