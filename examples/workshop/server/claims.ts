/** What `$user.<claim>` in a schema's `where` stands for. */
import type { Claim } from 'feedtree/server/access/claims.ts';

/** The place where the caller works, and all below it. */
const places: Claim = (principal, parameters) => {
  const owner = parameters.add(principal.companyId);
  return `(with recursive reached as (
      select place_id as id from customer_user where company_id = ${owner} and id = ${parameters.add(principal.userId)}
      union select below.id from reached join place below on below.company_id = ${owner} and below.parent_id = reached.id)
    select id from reached where id is not null)`;
};

export const claims: Record<string, Claim> = {
  id: (principal, parameters) => parameters.add(principal.userId),
  company_id: (principal, parameters) => parameters.add(principal.companyId),
  places,
};
