/** Which codes may have never been printed: those of units that only hold others together, unless a marc carries them. */
import { expect, test } from 'vitest';
import { claim, blankMarcs } from '../../../test/marcs.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { loadCodes } from './load.ts';

const served = await servedWorld();

/** Name of the unit to what is said of its codes, the doubtful ones last. */
async function flagged(): Promise<Record<string, boolean[]>> {
  const { companyA, database } = served.world;
  const codes = await loadCodes(database, companyA.id, new Date());
  const of = (unit: number): boolean[] =>
    codes
      .filter(({ unitId }) => unitId === unit)
      .map(({ mayBeUnprinted }) => mayBeUnprinted)
      .toSorted((one, other) => Number(one) - Number(other));
  return Object.fromEntries(Object.entries(companyA.nodes).map(([name, id]) => [name, of(id)]));
}

test('a unit with others below it, for as long as these are there and no marc is at it', async () => {
  const { companyA, database } = served.world;
  expect(await flagged()).toEqual({
    root: [true],
    branch: [true],
    room: [false],
    otherBranch: [false],
  });

  const [marc] = await blankMarcs(served, companyA.id, 1);
  expect(await claim(served, 'adminA', { code: marc?.code, node_id: companyA.nodes.root })).toMatchObject({
    status: 200,
  });
  // The marc is on some wall; of the unit's own code nobody knows that.
  expect((await flagged())['root']).toEqual([false, true]);

  await database.statement('app', companyA.id, {
    text: 'update node set deleted_at = now() where id = $1',
    values: [companyA.nodes.room],
  });
  expect((await flagged())['branch']).toEqual([false]);
});
