/** Which plan a company has: that of its current subscription, else the free one. */

/** Who never chose a plan has what the free one gives, also while that is no longer offered. */
const FREE_PLAN =
  "(select free.id from plan free where free.tag = 'free' order by free.is_active desc, free.sort_order, free.id limit 1)";

/**
 * SQL of a select with one row: columns `p` of the company's plan and `s` of its current subscription. Without a row on
 * a platform that has no free plan, where nothing is limited.
 */
export const planOfCompany = (company: string, columns: string): string =>
  `select ${columns} from (select ${company}::bigint as company_id) of_company
    left join subscription s on s.company_id = of_company.company_id and s.is_current
    join plan p on p.id = coalesce(s.plan_id, ${FREE_PLAN})`;
