/** Which plans customers are offered: those that are whole. What is only begun is seen by the super administrator alone. */

/**
 * SQL of what keeps a plan of an alias from being offered: 'inactive', 'no_limit', 'no_price', or 'offered'. Enterprise is
 * sold by contact, without a price and without limits; the free plan costs nothing, and has limits.
 */
export const offerOf = (plan: string): string => `case
    when not ${plan}.is_active then 'inactive'
    when ${plan}.tag = 'enterprise' then 'offered'
    when num_nonnulls(${plan}.qr_code_count, ${plan}.user_count, ${plan}.group_count, ${plan}.organization_count, ${plan}.storage_mb) = 0
      then 'no_limit'
    when ${plan}.tag = 'free' then 'offered'
    when not exists (select 1 from sub_plan price where price.plan_id = ${plan}.id and price.is_active) then 'no_price'
    else 'offered' end`;

/** SQL of whether customers are offered the plan of an alias. */
export const isOffered = (plan: string): string => `${offerOf(plan)} = 'offered'`;
