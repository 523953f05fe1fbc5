/**
 * Which plan a company has and how much of it: that of its current subscription, with the limits of the contract by which
 * it was agreed on, else the free one.
 */
import { contract } from '../../../generated/contract.ts';

/** Who never chose a plan has what the free one gives, also while that is no longer offered. */
const FREE_PLAN =
  "(select free.id from plan free where free.tag = 'free' order by free.is_active desc, free.sort_order, free.id limit 1)";

/**
 * The plan of a company. Limits are read by `allowedSql`.
 * @param company SQL of the company's id
 * @param columns SQL of what is selected, of `p`, the company's plan, `s`, its current subscription, and `k`, the contract
 *   of that; `s` and `k` are null where there is none
 * @returns SQL of a select with one row; without one on a platform that has no free plan, where nothing is limited
 */
export const planOfCompany = (company: string, columns: string): string =>
  `select ${columns} from (select ${company}::bigint as company_id) of_company
    left join subscription s on s.company_id = of_company.company_id and s.is_current
    left join contract k on k.company_id = s.company_id and k.id = s.contract_id
    join plan p on p.id = coalesce(s.plan_id, ${FREE_PLAN})`;

/**
 * How much a company may have. The one place that knows of limits of a contract's own, which has not all of the plan's.
 * @param limit column of the plan, such as `group_count`
 * @returns SQL for the columns of `planOfCompany`; its value is null where nothing is limited
 */
export const allowedSql = (limit: string): string =>
  limit in contract.fields ? `case when k.own_limits then k.${limit} else p.${limit} end` : `p.${limit}`;

/** The moment at which the first day after a contract's last one begins. */
export const CONTRACT_END = "((k.ends_on + 1)::timestamp at time zone 'UTC')";

/** SQL of when the subscription's period ends, or its contract before that; for the columns of `planOfCompany`. */
export const PERIOD_END = `least(s.period_end, ${CONTRACT_END})`;

/** SQL of a boolean: whether another period follows this one; for the columns of `planOfCompany`. */
export const GOES_ON = `(s.auto_renew and (${CONTRACT_END} <= s.period_end) is not true)`;
