/** Moving a unit with all below it: where to, what is refused, and the move itself. */
import { createParameters } from '../../../../database/parameters.ts';
import { rightsSql } from '../../../../access/rights.ts';
import { idsOfPath } from '../../../../access/subtree.ts';
import {
  forbidden,
  moveAcrossOrganizations,
  moveBelowItself,
  moveIntoItself,
  moveWidensRights,
  treeTooDeep,
  unitNotFound,
} from '../../../../errors.ts';
import { node as entity } from '../../../../generated/node.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { requireWithinLimit } from '../../../billing/index.ts';
import { lockTreeExclusively, reparentRollUps } from '../../../insight/index.ts';
import { isWithin, levelsOf, lockOrganizationOf, MAX_LEVELS, measureSubtree, pathAbove } from './tree.ts';

/** A place below which units can be put; the top of the organization has neither id nor name. */
interface Place {
  id: number | null;
  name: string | null;
  path: string;
}

const TOP: Place = { id: null, name: null, path: '/' };

interface Target extends Place {
  organization_id: number;
  /** Whether the caller has rights there that he does not have at the unit. */
  widens: boolean;
}

const pathOf = (unit: Row): string => String(unit['path']);
const organizationOf = (unit: Row): number => Number(unit['organization_id']);

/** The target as the caller sees it; a foreign one is as missing as one that never was. */
async function findTarget({ principal, transaction, where }: ActionRequest, unit: Row, id: number): Promise<Target> {
  const parameters = createParameters();
  const rightsAt = (path: string): string => `(${rightsSql(path, principal, parameters)})`;
  const [target] = await transaction.query<Target>({
    text: `select t.id, t.name, t.path, t.organization_id, not ${rightsAt('t.path')} <@ ${rightsAt('unit.path')} as widens
      from node t join node unit on unit.company_id = t.company_id and unit.id = ${parameters.add(unit.id)}
      where t.id = ${parameters.add(id)} and ${where(parameters, 'detail')}`,
    values: parameters.values,
  });
  if (!target) throw unitNotFound();
  return target;
}

/** Moving somewhere adds units there: whoever could not add one may not move one to it either. */
async function requireAddable({ transaction, where }: ActionRequest, unit: Row, parentId: number | null) {
  const parameters = createParameters();
  const row = { company_id: transaction.companyId, organization_id: organizationOf(unit), parent_id: parentId };
  const found = await transaction.query({
    text: `select 1 from jsonb_populate_record(null::node, ${parameters.add(JSON.stringify(row))}::jsonb) t
      where ${where(parameters, 'create')}`,
    values: parameters.values,
  });
  if (found.length === 0) throw forbidden();
}

interface Move {
  to: Place;
  /** Living units that move. */
  units: number;
}

/** What the move of a unit would be; throws what it is refused for. */
async function planMove(request: ActionRequest, unit: Row): Promise<Move> {
  await requireWithinLimit(request.transaction, entity, [unit.id]);
  const targetId = request.input['target_id'] ?? null;
  const target = targetId === null ? null : await findTarget(request, unit, Number(targetId));
  if (target) refuseTarget(unit, target);
  await requireAddable(request, unit, target?.id ?? null);
  const to = target ?? TOP;
  const { units, deepest } = await measureSubtree(request.transaction, pathOf(unit));
  if (deepest - levelsOf(pathOf(unit)) + 1 + levelsOf(to.path) > MAX_LEVELS)
    throw treeTooDeep({ parameters: { limit: MAX_LEVELS } });
  // His rights at the unit after the move are those on the target's path: the move must not be a way to more of them.
  if (target?.widens) throw moveWidensRights();
  return { to, units };
}

function refuseTarget(unit: Row, target: Target): void {
  if (target.id === unit.id) throw moveIntoItself();
  if (target.path.startsWith(pathOf(unit))) throw moveBelowItself();
  if (target.organization_id !== organizationOf(unit)) throw moveAcrossOrganizations();
}

/** The units on the way to a place that the caller sees, from the top down. */
async function visiblePath({ transaction, where }: ActionRequest, { path }: Place) {
  const parameters = createParameters();
  return transaction.query<{ id: number; name: string }>({
    text: `select t.id, t.name from node t
      where t.id = any(${idsOfPath(`${parameters.add(path)}::text`)}) and ${where(parameters, 'detail')} order by t.path`,
    values: parameters.values,
  });
}

export async function checkMove(request: ActionRequest): Promise<object> {
  const unit = await request.find();
  const { to, units } = await planMove(request, unit);
  return {
    id: to.id,
    name: to.name,
    path: await visiblePath(request, to),
    organization_id: organizationOf(unit),
    unit_count: units,
  };
}

/**
 * One statement rewrites the paths of the whole subtree, of its deleted units too: their codes fall to who is above
 * them now, and they can come back. Answers keep the path of their moment.
 */
export async function move(request: ActionRequest): Promise<object> {
  const { transaction, id } = request;
  await lockOrganizationOf(transaction, id);
  const unit = await request.lock();
  const { to, units } = await planMove(request, unit);
  await lockTreeExclusively(transaction);
  await transaction.query({
    name: 'move_subtree',
    text: `update node set path = $3 || substr(path, length($4) + 1),
        parent_id = case when id = $2 then $5::bigint else parent_id end,
        updated_at = case when id = $2 then now() else updated_at end
      where company_id = $1 and ${isWithin('node', '$4')}`,
    values: [transaction.companyId, unit.id, `${to.path}${unit.id}/`, pathOf(unit), to.id],
  });
  await reparentRollUps(transaction, { unitId: unit.id, from: pathAbove(unit), to: to.path });
  const changes = { parent_id: to.id, moved: units };
  await audit(request, { operation: 'move', entity, recordId: unit.id, changes });
  return { moved: units };
}
