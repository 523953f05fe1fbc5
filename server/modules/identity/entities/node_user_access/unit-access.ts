import { joinGrantsAbove } from '../../../../access/grants.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { signedIn } from '../../../../access/principal.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import { holdsAt, permittedAt, RIGHTS } from './rights.ts';
import { emailSql } from './colleagues.ts';
import { findUnit } from './units.ts';

const MAX_RESULTS = 500;

/**
 * Whose rights count at a unit: the grants of the unit itself first, then those from above. A unit above that the
 * caller does not see stays unnamed. Who may not see the users here gets his own grants alone.
 */
export const unitAccess: ActionHandler = async (request) => {
  const { principal, transaction, input } = request;
  const unit = await findUnit(request, Number(input['node_id']));
  const parameters = createParameters();
  const caller = { principal, parameters };
  const { companyId, userId } = signedIn(principal);
  const company = parameters.add(companyId);
  const whose = unit.shows_users ? '' : ` and t.user_id = ${parameters.add(userId)}`;
  const text = `select case when seen then t.id end as id, case when seen then t.node_id end as node_id,
      case when seen then g.name end as node_name, t.node_id <> n.id as inherited, ${permittedAt('t.node_id', caller)} as permitted,
      json_build_object('id', u.id, 'full_name', u.full_name, 'email', ${emailSql('u', caller)}, 'is_admin', u.is_admin, 'state', u.state) as user,
      ${RIGHTS.map(({ field }) => `t.${field}`).join(', ')}, count(*) over () as total
    from node n ${joinGrantsAbove('n', 't')}
    join node g on g.company_id = t.company_id and g.id = t.node_id
    join customer_user u on u.company_id = t.company_id and u.id = t.user_id
    cross join lateral (select ${holdsAt('g.id', 'any', 'read', caller)} as seen) visibility
    where n.company_id = ${company} and n.id = ${parameters.add(unit.id)}${whose}
    order by g.path desc, u.full_name, u.id limit ${MAX_RESULTS}`;
  const rows = await transaction.query<{ total: number }>({ text, values: parameters.values });
  return { total: rows[0]?.total ?? 0, results: rows.map(({ total: _total, ...row }) => row) };
};
