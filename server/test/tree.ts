/** The tree of units as tests make it and look at it. */
import { type CallAnswer, type Served } from './scenarios.ts';
import { insertRow } from './world.ts';

export interface StoredUnit {
  id: number;
  parent_id: number | null;
  path: string;
  is_deleted: boolean;
}

/** All units of company A, the deleted ones too. */
export async function storedUnits({ world }: Served): Promise<StoredUnit[]> {
  return world.database.statement<StoredUnit>('app', world.companyA.id, {
    text: 'select id, parent_id, path, deleted_at is not null as is_deleted from node where company_id = $1 order by id',
    values: [world.companyA.id],
  });
}

/** One unit of company A. */
export async function storedUnit(served: Served, id: number): Promise<StoredUnit> {
  const found = (await storedUnits(served)).find((unit) => unit.id === id);
  if (!found) throw new Error(`There is no unit ${id}.`);
  return found;
}

/** Makes a unit of company A as its admin; answers its id. */
export async function addUnit(
  { call, world }: Served,
  parentId: number | null,
  values: { organization_id?: number; name?: string } = {},
): Promise<number> {
  const body = { organization_id: world.companyA.organizationId, parent_id: parentId, name: 'made', ...values };
  return idOf(await call({ as: 'adminA', method: 'POST', path: 'companyorganizationnodes', body }));
}

/** The id of a row that was made; throws when it was not. */
export function idOf({ status, body }: CallAnswer): number {
  const { id } = body as { id?: number };
  if (status !== 201 || id === undefined) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return id;
}

/** Grants a user of company A rights at a unit, past the rules of granting. */
export function grant({ world }: Served, user: string, nodeId: number, rights: string[]): Promise<number> {
  return insertRow(world.database, world.companyA.id, 'node_user_access', {
    user_id: world.principals[user]?.userId,
    node_id: nodeId,
    ...Object.fromEntries(rights.map((right) => [right, true])),
  });
}
