/** A mover dies at any of its statements; whoever comes next ends what it has begun, and no answer is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { effort } from '../../../scripts/test/effort.ts';
import { withConnection } from '../with-connection.ts';
import { abandon, confirm, copy, type CompanyMove, type MoveParts, resume, switchOver, undo } from './move.ts';
import { isClosed } from './stop.ts';
import { rowsOf, startCells, type TestCells, tracesIn } from './test/cells.ts';
import { dieAt } from './test/die-at.ts';
import { startWriters, type Writers } from './test/writers.ts';

type Step = (parts: MoveParts) => Promise<CompanyMove>;

let cells: TestCells;
let parts: MoveParts;
let writers: Writers;

beforeAll(async () => {
  cells = await startCells();
  const { home, away, directory, companies } = cells;
  parts = { companyId: companies.a, home: home.url, from: home, to: away, directory };
  writers = startWriters({
    companyId: companies.a,
    cells: () => cells.urls,
    cellOf: directory.cellOf,
    visitors: 2,
    pauseMs: 10,
  });
});

afterAll(async () => {
  await writers.stop();
  await cells.stop();
});

/** How many statements the step sends until it tells of what was asked for; without dying. */
async function statementsOf(step: Step, until?: string): Promise<number> {
  const death = dieAt(Number.POSITIVE_INFINITY, 'before');
  let reached: number | undefined;
  const onProgress = (progress: { step: string }): void => {
    if (progress.step === until) reached ??= death.statements();
  };
  try {
    await step({ ...parts, onProgress });
    return reached ?? death.statements();
  } finally {
    death.restore();
  }
}

/** Dies there, and goes on; answers come again meanwhile or afterwards. */
async function dieAndGoOn(step: Step, at: number): Promise<CompanyMove | undefined> {
  const death = dieAt(at, at % 2 === 0 ? 'before' : 'after');
  const ended = await step({ ...parts, signal: death.signal }).then(
    () => 'ended',
    () => 'died',
  );
  death.restore();
  if (ended === 'ended') return undefined;
  const move = await resume(parts);
  await writers.more(2);
  return move;
}

const randomOf = (statements: number): number => 1 + Math.floor(Math.random() * statements);

async function expectServedBy(name: string): Promise<void> {
  const { home, away, directory } = cells;
  expect(await directory.cellOf(parts.companyId)).toBe(name);
  for (const cell of [home, away])
    expect(await withConnection(cell.url, (client) => isClosed(client, parts.companyId))).toBe(cell.name !== name);
}

test('in a copy', async () => {
  await writers.more(5);
  const statements = await statementsOf(copy);
  for (let round = 0; round < 2 * effort; round++) {
    await abandon(parts);
    await dieAndGoOn(copy, randomOf(statements));
    // Before its first write there is nothing to go on with.
    expect(await copy(parts)).toMatchObject({ state: 'following' });
    await expectServedBy('home');
  }
});

test('in a switch, and in the switch back', async () => {
  const statements = await statementsOf(switchOver, 'compare');
  await statementsOf(undo);
  for (let round = 0; round < 3 * effort; round++) {
    const [there, back] = [randomOf(statements), randomOf(statements)];
    await dieAndGoOn(switchOver, there);
    if ((await resume(parts))?.state === 'following') await switchOver(parts);
    expect(await resume(parts), `died at ${there}`).toMatchObject({ state: 'switched' });
    await expectServedBy('away');
    await dieAndGoOn(undo, back);
    if ((await resume(parts))?.state === 'switched') await undo(parts);
    expect(await resume(parts), `died at ${back}`).toMatchObject({ state: 'following' });
    await expectServedBy('home');
  }
});

test('when it is confirmed; then every answer is there once', async () => {
  const { home, away } = cells;
  await switchOver(parts);
  for (const at of [15, 40, 80]) {
    await dieAndGoOn(confirm, at);
    if ((await resume(parts))?.state === 'switched') continue;
    break;
  }
  if ((await resume(parts))?.state === 'switched') await confirm(parts);
  expect(await resume(parts)).toMatchObject({ state: 'confirmed' });
  const { tokens, refusedLate, errors } = await writers.stop();
  expect([refusedLate, [...errors]]).toEqual([0, []]);
  const stored = await withConnection(away.url, async (client) => {
    const { rows } = await client.query<{ token: string }>('select response_token as token from feedback');
    return rows.map(({ token }) => token);
  });
  expect(stored.toSorted()).toEqual(tokens.toSorted());
  expect(await rowsOf(home.url, parts.companyId)).toEqual({});
  expect([await tracesIn(home.url), await tracesIn(away.url)]).toEqual([[], []]);
});
