import { createParameters } from '../../../../database/parameters.ts';
import { signedIn } from '../../../../access/principal.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { findColleague } from './colleagues.ts';
import { permittedAt, RIGHTS, visiblePath } from './rights.ts';

const MAX_RESULTS = 1_000;

/** The grants of one user that the caller sees, from the top of the tree down; 404 for a user out of sight. */
export const getUserNodeAccessList: ActionHandler = async (request) => {
  const { principal, transaction, input } = request;
  const user = await findColleague(request, { id: Number(input['user_id']) });
  const parameters = createParameters();
  const caller = { principal, parameters };
  const company = parameters.add(signedIn(principal).companyId);
  const text = `select t.id, t.node_id, n.name as node_name, ${visiblePath('n', caller)} as path,
      ${permittedAt('t.node_id', caller)} as permitted, ${RIGHTS.map(({ field }) => `t.${field}`).join(', ')}
    from node_user_access t join node n on n.company_id = t.company_id and n.id = t.node_id and n.deleted_at is null
    where t.company_id = ${company} and t.user_id = ${parameters.add(user.id)} and ${request.where(parameters)}
    order by n.path limit ${MAX_RESULTS}`;
  return { results: await transaction.query({ text, values: parameters.values }) };
};
