/** What the matrix plays of the operations, each by how its cells are made. */
import { type Address, addressOf } from './address.ts';
import { actionTries, callCells, calls } from './calls.ts';
import { decisions } from './decisions.ts';
import { draftCells, draftOperationsOf, hasDrafts } from './draft-cells.ts';
import { fileCells, fileOperations, holdsFiles } from './file-cells.ts';
import type { Fixture } from './fixture.ts';
import { binCells, historyCells, historyOperationsOf, keepsHistory } from './history-cells.ts';
import type { Cell } from './judge.ts';
import { listCells } from './list-cells.ts';
import { detailCells } from './row-cells.ts';
import type { Stage } from './stage.ts';
import { operations, type OperationName } from './vocabulary.ts';
import { createCells, deleteCells, patchCells } from './write-cells.ts';

export const makers: Record<OperationName, (fixture: Fixture, address: Address) => Cell[] | Promise<Cell[]>> = {
  list: listCells,
  detail: detailCells,
  create: createCells,
  patch: patchCells,
  delete: deleteCells,
};

export const entities = Object.keys(decisions);

export const actions = entities.flatMap((entity) =>
  Object.entries(decisions[entity]?.actions ?? {}).map(([name, may]) => ({ operation: `${entity}.${name}`, may })),
);

export const views = entities.flatMap((entity) =>
  Object.keys(decisions[entity]?.views ?? {}).map((view): [entity: string, view: string] => [entity, view]),
);

export const operationsOf = (entity: string): string[] => [
  ...operations.filter((operation) => decisions[entity]?.[operation]).map((operation) => `${entity}.${operation}`),
  ...Object.keys({ ...decisions[entity]?.actions, ...decisions[entity]?.views }).map((name) => `${entity}.${name}`),
  ...fileOperations(entity),
  ...historyOperationsOf(entity).map((name) => `${entity}.${name}`),
  ...draftOperationsOf(entity).map((name) => `${entity}.${name}`),
];

export function triesOf(operation: string) {
  const tries = actionTries[operation];
  if (!tries) throw new Error(`calls.ts says nothing of ${operation}.`);
  return tries;
}

/**
 * The cells of every operation, but for forged ones: made at once, so that a call that ends what another has begun may
 * stand before it.
 * @param stage what they aim at
 * @param isWanted of entities, and of calls and actions by their names: all where it is absent
 * @returns some of each operation of the server
 */
export async function cellsOfAll(
  { fixture, served }: Pick<Stage, 'fixture' | 'served'>,
  isWanted: (name: string) => boolean = () => true,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  const wanted = entities.filter(isWanted);
  for (const [entity, view] of views.filter(([name]) => isWanted(name)))
    cells.push(...detailCells(fixture, addressOf(entity), view));
  for (const entity of wanted.filter(keepsHistory))
    cells.push(...historyCells(fixture, addressOf(entity)), ...binCells(fixture, addressOf(entity)));
  for (const entity of wanted.filter(hasDrafts)) cells.push(...draftCells(fixture, addressOf(entity)));
  for (const operation of operations)
    for (const entity of wanted)
      if (decisions[entity]?.[operation]) cells.push(...(await makers[operation](fixture, addressOf(entity))));
  for (const entity of wanted.filter(holdsFiles))
    cells.push(...(await fileCells(fixture, served.store, addressOf(entity))));
  for (const [operation, { may, tries }] of Object.entries(calls).filter(([name]) => isWanted(name)))
    cells.push(...(await callCells(fixture, operation, may, tries)));
  for (const { operation, may } of actions.filter((action) => isWanted(action.operation)))
    cells.push(...(await callCells(fixture, operation, may, triesOf(operation))));
  return cells;
}
