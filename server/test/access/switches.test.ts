import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServeOptions } from '../scenarios.ts';
import { callerOf } from './callers.ts';
import type { Call } from './client.ts';
import { addressOf } from './address.ts';
import { listCells } from './list-cells.ts';
import { play } from './play.ts';
import { detailCells } from './row-cells.ts';
import { openStage, type Stage } from './stage.ts';
import { createCells } from './write-cells.ts';

interface Switched {
  title: string;
  options: ServeOptions;
  /** Companies whose feedback a statement of A finds in the database, whatever the application asks for. */
  inDatabase: number;
  /** Companies whose feedback A's admin gets. */
  inAnswers: number;
}

const bothOff: ServeOptions = { tenancy: 'database-only', bypassRowSecurity: true };

describe.each<Switched>([
  { title: 'both locks', options: {}, inDatabase: 1, inAnswers: 1 },
  { title: "row-level security's alone", options: { tenancy: 'database-only' }, inDatabase: 1, inAnswers: 1 },
  { title: "the application's alone", options: { bypassRowSecurity: true }, inDatabase: 2, inAnswers: 1 },
  // Were one of the switches without effect, this would not leak: so the runs with one lock do prove that lock.
  { title: 'neither', options: bothOff, inDatabase: 2, inAnswers: 2 },
])('the switches of the matrix: $title', ({ options, inDatabase, inAnswers }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(options);
  });
  afterAll(() => stage.close());

  test('row-level security is as it was switched', async () => {
    const { companyA } = stage.fixture.world;
    const [found] = await stage.served.database.statement<{ companies: number }>('app', companyA.id, {
      text: 'select count(distinct company_id) as companies from feedback',
      values: [],
    });
    expect(found?.companies).toBe(inDatabase);
  });

  test('an answer shows what the locks together let through', async () => {
    const { text } = await stage.client.call({ caller: callerOf('adminA'), method: 'GET', path: 'feedback' });
    const nodes = (JSON.parse(text) as { node_id: number }[]).map(({ node_id: node }) => node);
    const companies = stage.fixture.of('node').filter(({ id }) => nodes.includes(id));
    expect(new Set(companies.map(({ company }) => company)).size).toBe(inAnswers);
  });
});

describe('the matrix without any lock', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(bothOff);
  });
  afterAll(() => stage.close());

  const failuresAs = async (name: string, make: () => Promise<string[]>): Promise<string[]> =>
    (await make()).filter((failure) => failure.includes(` as ${name} on `));

  test('a list, a row and a reference that leak are told, each by its name', async () => {
    const { fixture } = stage;
    const feedback = addressOf('feedback');
    expect(await failuresAs('adminA', () => play(stage, listCells(fixture, feedback)))).toContainEqual(
      expect.stringMatching(/^feedback\.list as adminA on the list: expected the rows .+, got .+$/),
    );
    expect(await failuresAs('adminA', async () => play(stage, detailCells(fixture, feedback)))).toContainEqual(
      expect.stringMatching(/^feedback\.detail as adminA on foreign: expected 404, got 200/),
    );
    const comments = addressOf('feedback_comment');
    expect(await failuresAs('adminA', async () => play(stage, await createCells(fixture, comments)))).toContainEqual(
      expect.stringMatching(/^feedback_comment\.create as adminA on foreign: expected 400, got/),
    );
  });
});

test('a change of another company that a call brings with it is told, of refused calls and of permitted ones', async () => {
  const stage = await openStage({});
  const { fixture, client } = stage;
  const { companyB } = fixture.world;
  const plant = () => fixture.query('update feedback set status = status where company_id = $1', [companyB.id]);
  const planting = {
    ...stage,
    client: {
      ...client,
      call: async (call: Call) => (await plant(), client.call(call)),
      all: async (calls: readonly Call[]) => (await plant(), client.all(calls)),
    },
  };
  const cells = async () => {
    const creations = await createCells(fixture, addressOf('company_tag'));
    const permitted = creations.filter(({ status, caller }) => status === 201 && caller.name === 'adminA');
    return [...listCells(fixture, addressOf('company_tag')).slice(0, 1), ...permitted.slice(0, 1)];
  };
  try {
    expect(await play(stage, await cells())).toEqual([]);
    const told = await play(planting, await cells());
    expect(told.map((failure) => failure.replace(/^.+ as /, 'as '))).toEqual([
      expect.stringMatching(`: changed feedback/${companyB.id}$`),
      expect.stringMatching(`^as adminA on .+: changed feedback/${companyB.id}$`),
    ]);
  } finally {
    await stage.close();
  }
});
