/** Where a marc was, as far as the caller sees the units. */
import { visibleNodes } from '../../../../access/claims.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { signedIn } from '../../../../access/principal.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

const MOST = 100;

export async function history(request: ActionRequest): Promise<{ results: object[] }> {
  const { transaction } = request;
  const principal = signedIn(request.principal);
  const { id } = await request.find();
  const parameters = createParameters();
  const seen = principal.role === 'company_admin' ? '' : ` and n.id = any(array${visibleNodes(principal, parameters)})`;
  const results = await transaction.query({
    text: `select b.created_at as bound_at, n.id as node_id, n.name as unit_name, u.full_name as bound_by
      from marc_binding b
      left join node n on n.company_id = b.company_id and n.id = b.node_id${seen}
      left join customer_user u on u.company_id = b.company_id and u.id = b.bound_by_id
      where b.company_id = ${parameters.add(transaction.companyId)} and b.marc_id = ${parameters.add(id)}
      order by b.id desc limit ${MOST}`,
    values: parameters.values,
  });
  return { results };
}
