/** Runs the matrix against one application: every operation, every caller, every target. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPlanCalls, listedCalls, nameOfCall, operationsByCall } from '../calls.ts';
import type { ServeOptions } from '../scenarios.ts';
import { type Address, addressOf } from './address.ts';
import { callers, isAcrossCompanies } from './callers.ts';
import { actionTries, callCells, calls, givePassword } from './calls.ts';
import { decisions } from './decisions.ts';
import { fileCells, fileOperations, holdsFiles } from './file-cells.ts';
import type { Fixture } from './fixture.ts';
import { foreignFieldCells, foreignReferenceCells, honestWrites } from './forged-cells.ts';
import type { Cell } from './judge.ts';
import { draftCells, draftOperationsOf, hasDrafts } from './draft-cells.ts';
import { binCells, historyCells, historyOperationsOf, keepsHistory } from './history-cells.ts';
import { listCells } from './list-cells.ts';
import { play } from './play.ts';
import { detailCells } from './row-cells.ts';
import { tableOf, unaccounted } from './rows.ts';
import { openStage, type Stage } from './stage.ts';
import { operations, type OperationName } from './vocabulary.ts';
import { createCells, deleteCells, patchCells } from './write-cells.ts';

const makers: Record<OperationName, (fixture: Fixture, address: Address) => Cell[] | Promise<Cell[]>> = {
  list: listCells,
  detail: detailCells,
  create: createCells,
  patch: patchCells,
  delete: deleteCells,
};

const entities = Object.keys(decisions);

const actions = entities.flatMap((entity) =>
  Object.entries(decisions[entity]?.actions ?? {}).map(([name, may]) => ({ operation: `${entity}.${name}`, may })),
);

const views = entities.flatMap((entity) =>
  Object.keys(decisions[entity]?.views ?? {}).map((view): [entity: string, view: string] => [entity, view]),
);

const operationsOf = (entity: string): string[] => [
  ...operations.filter((operation) => decisions[entity]?.[operation]).map((operation) => `${entity}.${operation}`),
  ...Object.keys({ ...decisions[entity]?.actions, ...decisions[entity]?.views }).map((name) => `${entity}.${name}`),
  ...fileOperations(entity),
  ...historyOperationsOf(entity).map((name) => `${entity}.${name}`),
  ...draftOperationsOf(entity).map((name) => `${entity}.${name}`),
];

function triesOf(operation: string) {
  const tries = actionTries[operation];
  if (!tries) throw new Error(`calls.ts says nothing of ${operation}.`);
  return tries;
}

/**
 * One table of tests: the whole matrix against an application with both locks; with one of them the cells that it decides,
 * which are those of callers whom nothing but their company keeps from a row.
 */
export function describeMatrix(title: string, options: ServeOptions): void {
  const isWhole = options.tenancy === undefined && options.bypassRowSecurity === undefined;
  describe(title, () => {
    let stage: Stage;
    /** Operations that did what they were asked for. */
    const done = new Set<string>();
    const note = (_message: string, { name, status }: Record<string, unknown>): void => {
      if (Number(status) < 300) done.add(String(name));
    };
    beforeAll(async () => {
      stage = await openStage({ ...options, activity: { info: note } });
      await givePassword(stage.fixture);
    });
    afterAll(() => stage.close());
    const table: Table = {
      stage: () => stage,
      play: (cells) => play(stage, isWhole ? cells : cells.filter(({ caller }) => isAcrossCompanies(caller))),
    };

    test('the table names every operation of the server, and no other', () => {
      const named = [...entities.flatMap(operationsOf), ...Object.keys(calls)];
      expect(named.toSorted()).toEqual([...stage.served.app.operations.keys()].toSorted());
    });
    testRows(table);
    testOperations(table);
    testCalls(table);
    testForgeries(table);
    if (!isWhole) return;

    const answeredHere = listedCalls.filter((call) => !firstPlanCalls.some((name) => name === nameOfCall(call)));
    test.each(answeredHere)('$method $path has been answered to somebody by now, not only refused', async (call) => {
      const operation = operationsByCall(stage.served.app).get(nameOfCall(call)) ?? '';
      // Noted as the answer's last byte leaves, which its reader may have had before.
      await expect.poll(() => done.has(operation), { timeout: 1_000 }).toBe(true);
    });
  });
}

interface Table {
  stage: () => Stage;
  /** Makes the calls that the locks decide; answers what is wrong. */
  play: (cells: Cell[]) => Promise<string[]>;
}

function testRows({ stage }: Table): void {
  test.each(entities)('%s has rows to aim at, and none that is left out of account', async (entity) => {
    const { fixture } = stage();
    const table = tableOf(entity);
    expect(await unaccounted(fixture, table)).toEqual([]);
    const companies = new Set(fixture.of(table).flatMap(({ isTarget, company }) => (isTarget ? [company] : [])));
    expect(companies.has('none') || (companies.has('A') && companies.has('B'))).toBe(true);
  });
}

/** What is read comes first: rows that permitted calls make are no longer accounted for. */
function testOperations({ stage, play: playCells }: Table): void {
  test.each(views)('%s.%s', async (entity, view) => {
    expect(await playCells(detailCells(stage().fixture, addressOf(entity), view))).toEqual([]);
  });

  test.each(entities.filter(keepsHistory))('the history of %s', async (entity) => {
    expect(await playCells(historyCells(stage().fixture, addressOf(entity)))).toEqual([]);
  });

  test.each(entities.filter(keepsHistory))('the bin of %s', async (entity) => {
    expect(await playCells(binCells(addressOf(entity)))).toEqual([]);
  });

  test.each(entities.filter(hasDrafts))('drafts of %s', async (entity) => {
    expect(await playCells(draftCells(stage().fixture, addressOf(entity)))).toEqual([]);
  });

  for (const operation of operations) {
    const named = entities.filter((entity) => decisions[entity]?.[operation]);
    test.each(named)(`%s.${operation}`, async (entity) => {
      const cells = await makers[operation](stage().fixture, addressOf(entity));
      expect(new Set(cells.map(({ caller }) => caller.name)).size).toBe(callers.length);
      expect(await playCells(cells)).toEqual([]);
    });
  }

  test.each(entities.filter(holdsFiles))('the files of %s', async (entity) => {
    const { fixture, served } = stage();
    expect(await playCells(await fileCells(fixture, served.store, addressOf(entity)))).toEqual([]);
  });
}

/** What belongs to no row: sessions, documents, visitors, actions on collections. */
function testCalls({ stage, play: playCells }: Table): void {
  test.each(Object.entries(calls))('%s', async (operation, { may, tries }) => {
    expect(await playCells(await callCells(stage().fixture, operation, may, tries))).toEqual([]);
  });

  test.each(actions)('$operation', async ({ operation, may }) => {
    expect(await playCells(await callCells(stage().fixture, operation, may, triesOf(operation)))).toEqual([]);
  });
}

function testForgeries({ stage, play: playCells }: Table): void {
  const written = entities.filter((entity) => decisions[entity]?.create ?? decisions[entity]?.patch);
  test.each(written)('%s: no field beyond the grant, no reference to a row out of sight', async (entity) => {
    const { fixture } = stage();
    const address = addressOf(entity);
    const cells: Cell[] = [];
    for (const honest of await honestWrites(fixture, address)) {
      cells.push(...(await foreignFieldCells(fixture, address, honest)));
      cells.push(...foreignReferenceCells(fixture, address, honest));
    }
    expect(cells.length).toBeGreaterThan(0);
    expect(await playCells(cells)).toEqual([]);
  });
}
