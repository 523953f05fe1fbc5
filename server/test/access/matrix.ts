/** Runs the matrix against one application: every operation, every caller, every target. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPlanCalls, listedCalls, nameOfCall, operationsByCall } from '../calls.ts';
import { effort } from '../../../scripts/test/effort.ts';
import { addressOf } from './address.ts';
import { acrossCompanies, callers, fewAcrossCompanies } from './callers.ts';
import { callCells, calls, givePassword } from './calls.ts';
import { actions, entities, makers, operationsOf, triesOf, views } from './cells.ts';
import { decisions } from './decisions.ts';
import { fileCells, holdsFiles } from './file-cells.ts';
import { foreignFieldCells, foreignReferenceCells, honestWrites } from './forged-cells.ts';
import type { Cell } from './judge.ts';
import { draftCells, hasDrafts } from './draft-cells.ts';
import { binCells, historyCells, keepsHistory } from './history-cells.ts';
import { play } from './play.ts';
import { detailCells } from './row-cells.ts';
import { tableOf, unaccounted } from './rows.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';
import { operations } from './vocabulary.ts';

/**
 * One table of tests: the whole matrix against an application with both locks; with one of them the cells that it decides,
 * which are those of callers whom nothing but their company keeps from a row; on rows that were restored those of a few
 * of them, or the whole where more effort is asked for.
 */
export function describeMatrix(title: string, options: StageOptions): void {
  const hasBothLocks = options.tenancy === undefined && options.bypassRowSecurity === undefined;
  const isWhole = hasBothLocks && (!options.restored || effort > 1);
  describe(title, () => {
    let stage: Stage;
    /** Operations that did what they were asked for. */
    const done = new Set<string>();
    const note = (_message: string, { name, status }: Record<string, unknown>): void => {
      if (Number(status) < 300) done.add(String(name));
    };
    beforeAll(async () => {
      stage = await openStage({ ...options, activity: { info: note } });
      stage.fixture.callers = isWhole ? callers : options.restored ? fewAcrossCompanies : acrossCompanies;
      await givePassword(stage.fixture);
    });
    afterAll(() => stage.close());
    const table: Table = {
      isWhole,
      stage: () => stage,
      play: (cells) => play(stage, cells),
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
  /** Everybody calls. */
  isWhole: boolean;
  stage: () => Stage;
  /** Makes the calls; answers what is wrong. */
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
    expect(await playCells(binCells(stage().fixture, addressOf(entity)))).toEqual([]);
  });

  test.each(entities.filter(hasDrafts))('drafts of %s', async (entity) => {
    expect(await playCells(draftCells(stage().fixture, addressOf(entity)))).toEqual([]);
  });

  for (const operation of operations) {
    const named = entities.filter((entity) => decisions[entity]?.[operation]);
    test.each(named)(`%s.${operation}`, async (entity) => {
      const { fixture } = stage();
      const cells = await makers[operation](fixture, addressOf(entity));
      expect(new Set(cells.map(({ caller }) => caller.name)).size).toBe(fixture.callers.length);
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

function testForgeries({ isWhole, stage, play: playCells }: Table): void {
  const written = entities.filter((entity) => decisions[entity]?.create ?? decisions[entity]?.patch);
  test.each(written)('%s: no field beyond the grant, no reference to a row out of sight', async (entity) => {
    const { fixture } = stage();
    const address = addressOf(entity);
    const cells: Cell[] = [];
    for (const honest of await honestWrites(fixture, address)) {
      cells.push(...(await foreignFieldCells(fixture, address, honest)));
      cells.push(...foreignReferenceCells(fixture, address, honest));
    }
    if (isWhole) expect(cells.length).toBeGreaterThan(0);
    expect(await playCells(cells)).toEqual([]);
  });
}
