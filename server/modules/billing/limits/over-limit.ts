/** Rows beyond what the plan allows, since it became smaller: the newest. They can be read and deleted, not changed. */
import type { Transaction } from '../../../access/database.ts';
import { overPlanLimit } from '../../../errors.ts';
import { descriptors } from '../../../generated/index.ts';
import type { EntityDescriptor } from '../../../../shared/contract/descriptor.ts';
import type { Computed } from '../../../query/target.ts';
import { type CountedLimit, limitOf, livingOnly } from './limits.ts';
import { allowedSql, planOfCompany } from './plan-of-company.ts';

/** SQL of the oldest id that is beyond the limit; null where none is. It asks of the company alone, so once a statement. */
const firstBeyond = (entity: EntityDescriptor, { plan }: CountedLimit, company: string): string =>
  `(select (select newest.id from ${entity.table} newest
      where newest.company_id = ${company}${livingOnly(entity, 'newest')} order by newest.id offset mine.allowed limit 1)
    from (${planOfCompany(company, `${allowedSql(plan)} as allowed`)}) mine where mine.allowed is not null)`;

/**
 * Whether a row is one of those beyond the limit.
 * @param row alias of a row of the entity
 * @param company SQL of its company's id
 * @returns SQL of a boolean
 */
export function isOverLimit(entity: EntityDescriptor, row: string, company: string): string {
  const limit = limitOf(entity);
  if (!limit || !entity.limit?.freezes) return 'false';
  return `coalesce(${row}.id >= ${firstBeyond(entity, limit, company)}, false)${livingOnly(entity, row)}`;
}

/** The same as a computed field of the entity, whose row is `t`. */
export const overLimitOf =
  (entity: EntityDescriptor): Computed =>
  ({ principal, parameters }) =>
    `select ${isOverLimit(entity, 't', 'companyId' in principal && principal.role !== 'superadmin' ? parameters.add(principal.companyId) : 't.company_id')}`;

interface Beyond {
  plan: string;
  allowed: number;
  used: number;
}

/**
 * Refuses what is to be done with rows of which one is beyond the limit.
 * @param ids of rows of the entity in the transaction's company
 * @throws Problem 409 `over_plan_limit`
 */
export async function requireWithinLimit(
  { query, companyId }: Pick<Transaction, 'query' | 'companyId'>,
  entity: EntityDescriptor,
  ids: readonly number[],
): Promise<void> {
  const limit = limitOf(entity);
  if (!limit || !entity.limit?.freezes || companyId === null || ids.length === 0) return;
  const [beyond] = await query<Beyond>({
    name: `beyond_limit_of_${limit.name}`,
    text: `select mine.plan, mine.allowed, ${limit.used('$1')} as used
      from (${planOfCompany('$1', `p.name as plan, ${allowedSql(limit.plan)} as allowed`)}) mine
      where exists (select from ${entity.table} t
        where t.company_id = $1 and t.id = any($2::bigint[]) and ${isOverLimit(entity, 't', '$1')})`,
    values: [companyId, ids],
  });
  if (beyond) throw overPlanLimit({ parameters: { limit: limit.name, ...beyond } });
}

/** Refuses the change of a row that is beyond its limit, or part of one that is. */
export async function requireChangeable(
  transaction: Transaction,
  entity: EntityDescriptor,
  row: Record<string, unknown>,
): Promise<void> {
  const { id } = row;
  if (typeof id === 'number') await requireWithinLimit(transaction, entity, [id]);
  const whole = descriptors[entity.fields[entity.partOf ?? '']?.ref ?? ''];
  const wholeId = row[entity.partOf ?? ''];
  if (whole && typeof wholeId === 'number') await requireWithinLimit(transaction, whole, [wholeId]);
}
