import { joinGrantsAbove } from '../../../../access/grants.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { signedIn } from '../../../../access/principal.ts';
import { forbidden } from '../../../../errors.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import { findColleague } from './colleagues.ts';
import { holdsAt, type ModuleRight, RIGHTS } from './rights.ts';
import { findUnit } from './units.ts';

/** A grant on the way from the top to a unit; nameless where the caller does not see its unit. */
interface GrantOnPath extends Record<string, unknown> {
  access_id: number | null;
  node_id: number | null;
  node_name: string | null;
}

/** What a user may do at a unit, and which grant of which unit gives each right, from the top down. */
export const explain: ActionHandler = async (request) => {
  const { principal, input } = request;
  const { shows_users: showsUsers, ...node } = await findUnit(request, Number(input['node_id']));
  const user = await findColleague(request, { id: Number(input['user_id']) });
  if (!showsUsers && user.id !== signedIn(principal).userId) throw forbidden();
  const grants = await grantsOnPath(request, user.id, node.id);
  const rights = RIGHTS.map((wanted) => {
    const by = grants.flatMap((grant) => givenBy(grant, wanted));
    return { module: wanted.module, right: wanted.right, granted: user.is_admin || by.length > 0, by };
  });
  return { user, node, is_admin: user.is_admin, rights };
};

/** The columns of a grant that give a right: its own, and for read any of the module, since any right implies read. */
function givenBy(grant: GrantOnPath, wanted: ModuleRight) {
  const { access_id, node_id, node_name } = grant;
  const giving = RIGHTS.filter(
    ({ module, right, field }) =>
      module === wanted.module && (right === wanted.right || wanted.right === 'read') && grant[field] === true,
  );
  return giving.map(({ right }) => ({ access_id, node_id, node_name, right }));
}

async function grantsOnPath({ principal, transaction }: Work, userId: number, nodeId: number): Promise<GrantOnPath[]> {
  const parameters = createParameters();
  const text = `select case when seen then t.id end as access_id, case when seen then t.node_id end as node_id,
      case when seen then g.name end as node_name, ${RIGHTS.map(({ field }) => `t.${field}`).join(', ')}
    from node n ${joinGrantsAbove('n', 't')}
    join node g on g.company_id = t.company_id and g.id = t.node_id
    cross join lateral (select ${holdsAt('g.id', 'any', 'read', { principal, parameters })} as seen) visibility
    where n.company_id = ${parameters.add(signedIn(principal).companyId)} and n.id = ${parameters.add(nodeId)}
      and t.user_id = ${parameters.add(userId)}
    order by g.path`;
  return transaction.query<GrantOnPath>({ text, values: parameters.values });
}
