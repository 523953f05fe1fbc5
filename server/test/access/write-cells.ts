/** Creates, patches and deletes, with the answer that is due for each. */
import type { Address } from './address.ts';
import { oneOfEachRole } from './callers.ts';
import { patchBodyOf } from './bodies.ts';
import { type Creation, creationsOf, relationOf } from './creations.ts';
import { decisions } from './decisions.ts';
import { type Fixture, type FixtureRow, MISSING_ID } from './fixture.ts';
import { type Cell, refusal, sees, statusOn } from './judge.ts';
import { ODD_IDS, targetsOf } from './row-cells.ts';
import { type Caller, covers, roleMay } from './vocabulary.ts';

export async function createCells(fixture: Fixture, address: Address): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const caller of fixture.callers)
    for (const creation of await creationsOf(fixture, address.entity, caller))
      cells.push(createCell(address, caller, creation));
  return cells;
}

function createCell({ entity, path }: Address, caller: Caller, creation: Creation): Cell {
  const { target, body } = creation;
  return {
    operation: `${entity}.create`,
    caller,
    target,
    method: 'POST',
    path,
    body,
    ...(creation.undo && { undo: creation.undo }),
    ...createAnswer(entity, caller, creation),
  };
}

/** First what the body refers to is looked for, then whether the new row is one that he may make. */
function createAnswer(
  entity: string,
  caller: Caller,
  { body, row, references }: Creation,
): Pick<Cell, 'status' | 'pointers'> {
  const permits = decisions[entity]?.create;
  if (!roleMay(permits, caller)) return { status: refusal(caller) };
  const unseen = Object.entries(references).filter(
    ([, reference]) => !reference.row || !sees(reference.entity, caller, reference.row),
  );
  if (unseen.length > 0) return { status: 400, pointers: unseen.map(([field]) => `/${field}`) };
  return { status: covers(permits, caller, row, Object.keys(body)) ? 201 : 403 };
}

/** The row that a permitted call changes: made for it, so that the next cell finds the planted one as it was. */
const expendable = async (row: FixtureRow, status: number): Promise<number> =>
  status < 300 && row.remake ? row.remake() : row.id;

export async function patchCells(fixture: Fixture, { entity, path }: Address): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const caller of fixture.callers) {
    const targets = targetsOf(fixture, entity, caller);
    const cell = (target: string, id: number | string, body: object, status: number): Cell => ({
      operation: `${entity}.patch`,
      caller,
      target,
      method: 'PATCH',
      path: `${path}/${id}`,
      body,
      status,
    });
    for (const row of targets) {
      const body = patchBodyOf(fixture, entity, row);
      const status = statusOn(entity, 'patch', caller, row, Object.keys(body));
      cells.push(cell(relationOf(caller, row), await expendable(row, status), body, status));
    }
    const [some] = targets;
    if (!some) continue;
    const body = patchBodyOf(fixture, entity, some);
    const missing = statusOn(entity, 'patch', caller, null);
    cells.push(cell('missing', MISSING_ID, body, missing));
    if (oneOfEachRole.includes(caller)) cells.push(...ODD_IDS.map((id) => cell(`the id ${id}`, id, body, missing)));
  }
  return cells;
}

export async function deleteCells(fixture: Fixture, { entity, path }: Address): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const caller of fixture.callers) {
    const cell = (target: string, id: number | string, status: number): Cell => ({
      operation: `${entity}.delete`,
      caller,
      target,
      method: 'DELETE',
      path: `${path}/${id}`,
      status,
    });
    for (const row of targetsOf(fixture, entity, caller)) {
      const status = statusOn(entity, 'delete', caller, row);
      // What can't be made anew is not thrown away: the world's own rows, and those of the callers.
      if (status < 300 && !row.remake) continue;
      const id = await expendable(row, status);
      if (status < 300) await row.release?.(id);
      cells.push(cell(relationOf(caller, row), id, status));
    }
    const missing = statusOn(entity, 'delete', caller, null);
    cells.push(cell('missing', MISSING_ID, missing));
    if (oneOfEachRole.includes(caller)) cells.push(...ODD_IDS.map((id) => cell(`the id ${id}`, id, missing)));
  }
  return cells;
}
