/** Runs the matrix against one application: every operation, every caller, every target. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityDescriptor } from '../../kernel/descriptor.ts';
import { descriptors } from '../../generated/index.ts';
import { type Served, type ServeOptions, serveWorld } from '../scenarios.ts';
import { callers } from './callers.ts';
import { changedParts, checksum } from './checksum.ts';
import { type Answer, type Client, createClient } from './client.ts';
import { actionTries, callCells, calls, givePassword } from './calls.ts';
import { decisions } from './decisions.ts';
import type { Fixture } from './fixture.ts';
import { type Cell, faultsOf, isRefused, withoutRequestId } from './judge.ts';
import { foreignFieldCells, foreignReferenceCells, honestWrites } from './forged-cells.ts';
import { type Address, detailCells, listCells } from './read-cells.ts';
import { plantRows, tableOf, unaccounted } from './rows.ts';
import { operations, type OperationName } from './vocabulary.ts';
import { createCells, deleteCells, patchCells } from './write-cells.ts';

export interface Stage {
  served: Served;
  fixture: Fixture;
  client: Client;
  close(): Promise<void>;
}

/** An application with the rows of the matrix in its database. */
export async function openStage(options: ServeOptions): Promise<Stage> {
  const served = await serveWorld(options);
  const fixture = await plantRows(served);
  const client = createClient(served);
  return {
    served,
    fixture,
    client,
    async close() {
      client.close();
      await fixture.close();
      await served.close();
    },
  };
}

const makers: Record<OperationName, (fixture: Fixture, address: Address) => Cell[] | Promise<Cell[]>> = {
  list: listCells,
  detail: detailCells,
  create: createCells,
  patch: patchCells,
  delete: deleteCells,
};

export function addressOf(entity: string): Address {
  const descriptor: EntityDescriptor | undefined = descriptors[entity];
  if (!descriptor) throw new Error(`The server has no entity "${entity}".`);
  return { entity, path: descriptor.path, searchable: descriptor.list.search.length > 0 };
}

/** Answers what is wrong; the refused calls at once, and each permitted write by itself. */
export async function play({ fixture, client }: Stage, cells: Cell[]): Promise<string[]> {
  const harmless = cells.filter((cell) => cell.method === 'GET' || isRefused(cell));
  const before = await checksum(fixture);
  const answers = await client.all(harmless);
  const changed = changedParts(before, await checksum(fixture));
  return [
    ...harmless.flatMap((cell, at) => faultsOf(cell, answers[at] ?? NO_ANSWER)),
    ...unlikeMissing(harmless, answers),
    ...(changed.length > 0 ? await culprits({ fixture, client }, harmless, changed) : []),
    ...(await permittedWrites(
      { fixture, client },
      cells.filter((cell) => !harmless.includes(cell)),
    )),
  ];
}

type Actors = Pick<Stage, 'fixture' | 'client'>;

const NO_ANSWER: Answer = { status: 0, text: '', contentRange: '' };

/** What a refused caller learns must not tell a row that is hidden from one that is not there. */
function unlikeMissing(cells: Cell[], answers: Answer[]): string[] {
  const first = new Map<string, string>();
  return cells.flatMap((cell, at) => {
    if (cell.status !== 404) return [];
    const text = withoutRequestId(answers[at]?.text ?? '');
    const key = `${cell.operation} ${cell.caller.name}`;
    const other = first.get(key) ?? text;
    first.set(key, other);
    return text === other ? [] : [`${key} on ${cell.target}: another 404 than for other rows: ${text} not ${other}`];
  });
}

/** Which of the calls that should change nothing changed something: each once more, by itself. */
async function culprits({ fixture, client }: Actors, cells: Cell[], changed: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells) {
    const before = await checksum(fixture);
    await client.call(cell);
    const parts = changedParts(before, await checksum(fixture));
    if (parts.length > 0)
      found.push(`${cell.operation} as ${cell.caller.name} on ${cell.target}: changed ${parts.join(', ')}`);
  }
  return found.length > 0 ? found : [`Refused calls changed ${changed.join(', ')}.`];
}

/** A permitted write of a tenant changes rows of its own company alone, and does change something. */
async function permittedWrites({ fixture, client }: Actors, cells: Cell[]): Promise<string[]> {
  const open = cells.filter(({ unconfined }) => unconfined);
  const answers = await client.all(open);
  const faults = open.flatMap((cell, at) => faultsOf(cell, answers[at] ?? NO_ANSWER));
  let before = await checksum(fixture);
  for (const cell of cells.filter(({ unconfined }) => !unconfined)) {
    faults.push(...faultsOf(cell, await client.call(cell)));
    const after = await checksum(fixture);
    const parts = changedParts(before, after);
    before = after;
    const { role, company } = cell.caller;
    const own = company === null ? '' : String(fixture.companyId(company));
    const foreign = parts.filter((part) => !part.endsWith(`/${own}`));
    const place = `${cell.operation} as ${cell.caller.name} on ${cell.target}`;
    if (parts.length === 0) faults.push(`${place}: nothing changed`);
    if (role !== 'superadmin' && foreign.length > 0) faults.push(`${place}: changed ${foreign.join(', ')}`);
  }
  return faults;
}

const entities = Object.keys(decisions);

const actions = entities.flatMap((entity) =>
  Object.entries(decisions[entity]?.actions ?? {}).map(([name, may]) => ({ operation: `${entity}.${name}`, may })),
);

const views = entities.flatMap((entity) =>
  Object.keys(decisions[entity]?.views ?? {}).map((view) => ({ entity, view })),
);

const operationsOf = (entity: string): string[] => [
  ...operations.filter((operation) => decisions[entity]?.[operation]).map((operation) => `${entity}.${operation}`),
  ...Object.keys({ ...decisions[entity]?.actions, ...decisions[entity]?.views }).map((name) => `${entity}.${name}`),
];

function triesOf(operation: string) {
  const tries = actionTries[operation];
  if (!tries) throw new Error(`calls.ts says nothing of ${operation}.`);
  return tries;
}

/** One table of tests: the whole matrix against an application with the given locks. */
export function describeMatrix(title: string, options: ServeOptions): void {
  describe(title, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage(options);
      await givePassword(stage.fixture);
    });
    afterAll(() => stage.close());

    test('the table names every operation of the server, and no other', () => {
      const named = [...entities.flatMap(operationsOf), ...Object.keys(calls)];
      expect(named.toSorted()).toEqual([...stage.served.app.operations.keys()].toSorted());
    });

    test('no row of a listed table is left out of account', async () => {
      for (const entity of entities)
        expect({ entity, ids: await unaccounted(stage.fixture, tableOf(entity)) }).toEqual({ entity, ids: [] });
    });

    test.each(views)('$entity.$view', async ({ entity, view }) => {
      expect(await play(stage, detailCells(stage.fixture, addressOf(entity), view))).toEqual([]);
    });

    // What is read comes first: rows that permitted calls make are no longer accounted for.
    for (const operation of operations) {
      const named = entities.filter((entity) => decisions[entity]?.[operation]);
      test.each(named)(`%s.${operation}`, async (entity) => {
        const cells = await makers[operation](stage.fixture, addressOf(entity));
        expect(new Set(cells.map(({ caller }) => caller.name)).size).toBe(callers.length);
        expect(await play(stage, cells)).toEqual([]);
      });
    }

    test.each(Object.entries(calls))('%s', async (operation, { may, tries }) => {
      expect(await play(stage, await callCells(stage.fixture, operation, may, tries))).toEqual([]);
    });

    test.each(actions)('$operation', async ({ operation, may }) => {
      expect(await play(stage, await callCells(stage.fixture, operation, may, triesOf(operation)))).toEqual([]);
    });

    const written = entities.filter((entity) => decisions[entity]?.create ?? decisions[entity]?.patch);
    test.each(written)('%s: no field beyond the grant, no reference to a row out of sight', async (entity) => {
      const { fixture } = stage;
      const address = addressOf(entity);
      const cells: Cell[] = [];
      for (const honest of await honestWrites(fixture, address))
        cells.push(
          ...(await foreignFieldCells(fixture, address, honest)),
          ...foreignReferenceCells(fixture, address, honest),
        );
      expect(cells.length).toBeGreaterThan(0);
      expect(await play(stage, cells)).toEqual([]);
    });
  });
}
