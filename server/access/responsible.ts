/** Who is told of what happens at a unit by itself. */
import { joinGrantsAbove } from './grants.ts';
import type { Transaction } from './database.ts';

/** Who may edit feedback of the unit by a grant there or above; where nobody does, the administrators: 50 at most. */
export async function responsibleFor({ companyId, query }: Transaction, nodeId: number): Promise<number[]> {
  const found = await query<{ id: number }>({
    name: 'responsible_for_unit',
    text: `with granted as (
        select distinct access.user_id as id from node n
        ${joinGrantsAbove('n', 'access')} and access.feedback_edit
        join customer_user u on u.company_id = $1 and u.id = access.user_id and u.state = 'active'
        where n.company_id = $1 and n.id = $2
      )
      select id from granted
      union all
      select id from customer_user where company_id = $1 and is_admin and state = 'active' and not exists (select from granted)
      order by id limit 50`,
    values: [companyId, nodeId],
  });
  return found.map(({ id }) => id);
}
