/**
 * Thousands of random steps in the application and in a tree that is too simple to be wrong. On a difference fast-check
 * shortens the game and prints it with its seed: PROPERTY_SEED=<seed> plays it again.
 */
import fc, { propertySeed } from '../../../../../scripts/test/properties.ts';
import { effort } from '../../../../../scripts/test/effort.ts';
import { expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { play } from '../../../../test/tree-model/play.ts';
import { RealTree } from '../../../../test/tree-model/real-tree.ts';
import { step, USERS } from '../../../../test/tree-model/steps.ts';
import { insertUser } from '../../../../test/world.ts';

const STEPS = 2_500 * effort;
/** Games that are played at the same time, each in an organization and with users of its own. */
const LANES = 6;
/** Short enough that a difference can be found in it, and long enough that trees get something below them. */
const LONGEST_GAME = 120;
const TIME_TO_SHRINK_MS = 60_000;

const served = await servedWorld();

test('a tree of units does what a naive one does, whatever happens to it', { timeout: 300_000 * effort }, async () => {
  const stop = new AbortController();
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    playLane({ lane, firstSeed: propertySeed + lane * 1_000, stopped: stop.signal }).catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  // All have ended before the database goes away, whichever failed.
  await Promise.allSettled(lanes);
  const taken = await Promise.all(lanes);
  expect(taken.reduce((sum, steps) => sum + steps, 0)).toBeGreaterThanOrEqual(STEPS);
});

interface Lane {
  lane: number;
  firstSeed: number;
  /** Another lane has found a difference. */
  stopped: AbortSignal;
}

/** Plays games until the lane's share of steps is taken; answers how many were. */
async function playLane({ lane, firstSeed, stopped }: Lane): Promise<number> {
  const { database, companyA, principals } = served.world;
  const users = Array.from({ length: USERS }, (_, at) =>
    insertUser(database, companyA.id, `lane${lane}user${at}`, 'company_user'),
  );
  const people = [principals['adminA'], ...(await Promise.all(users))].filter((person) => person !== undefined);
  let taken = 0;
  const games = fc.noBias(fc.array(step, { maxLength: LONGEST_GAME, size: 'max' }));
  const game = fc.asyncProperty(games, async (steps) => {
    await play(await RealTree.begin(served, people), steps, () => (taken += 1));
  });
  for (let seed = firstSeed; taken < STEPS / LANES && !stopped.aborted; seed++)
    await fc.assert(game, { seed, numRuns: 1, interruptAfterTimeLimit: TIME_TO_SHRINK_MS });
  return taken;
}
