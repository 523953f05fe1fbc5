/** Whether the plan leaves room for new rows of a limited kind: asked in the transaction that makes them. */
import type { Transaction } from '../../../access/database.ts';
import { planLimitReached } from '../../../errors.ts';
import type { EntityDescriptor } from '../../../../shared/contract/descriptor.ts';
import { type CountedLimit, limitOf } from './limits.ts';
import { allowedSql, planOfCompany } from './plan-of-company.ts';

interface Allowed {
  plan: string;
  /** Null: unlimited. */
  allowed: number | null;
}

/**
 * Refuses new rows that would be more than the company's plan allows. Who adds rows of one limit takes turns with others
 * of his company until his transaction ends, so that all of them count what those before have made: called right before
 * the insert, after every other lock.
 * @param entity of the rows; nothing is asked where plans do not limit it
 * @param adding how many rows are to be added
 * @throws Problem 409 `plan_limit_reached`
 */
export async function requireQuota(
  { query, companyId }: Pick<Transaction, 'query' | 'companyId'>,
  entity: EntityDescriptor,
  adding = 1,
): Promise<void> {
  const limit = limitOf(entity);
  if (limit === null || companyId === null) return;
  // Two statements, since a statement does not see what was committed while it waited; sent together.
  const [[plan], [counted]] = await Promise.all([
    query<Allowed>({ name: `turn_of_${limit.name}`, text: turnSql(limit), values: [companyId] }),
    query<{ used: number | null }>({ name: `count_of_${limit.name}`, text: countSql(limit), values: [companyId] }),
  ]);
  const allowed = plan?.allowed ?? null;
  const used = counted?.used ?? 0;
  if (plan && allowed !== null && used + adding > allowed)
    throw planLimitReached({ parameters: { limit: limit.name, used, allowed, plan: plan.plan } });
}

/** Nobody waits, and nothing is counted, where the plan sets no limit. */
const turnSql = ({ name, plan }: CountedLimit): string =>
  `with mine as materialized (${planOfCompany('$1', `p.name as plan, ${allowedSql(plan)} as allowed`)})
    select plan, allowed, case when allowed is not null
      then pg_advisory_xact_lock(hashtextextended('limit of ${name} ' || $1::bigint, 0))::text end as turn from mine`;

const countSql = ({ plan, used }: CountedLimit): string =>
  `select ${used('$1')} as used from (${planOfCompany('$1', `${allowedSql(plan)} as allowed`)}) mine where mine.allowed is not null`;
