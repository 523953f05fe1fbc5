/**
 * Thousands of random steps - answers, partial ones that are completed, repeats, reads, status moves, erasures,
 * units that are added, moved, deleted and brought back - while two folders fold and two others make the sums of drivers, and are
 * killed; then every roll-up is counted anew.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { foldCounters } from '../jobs/fold-counters.ts';
import { makeDriverDays } from '../jobs/make-driver-days.ts';
import { effort } from '../../../../scripts/test/effort.ts';
import { createRandom } from '../../../seed/random.ts';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { rebuildRollUps } from './rebuild.ts';
import { fillAllWords, RandomSteps } from '../../../test/random-steps.ts';
import { differences } from './test/recount.ts';
import { driverDifferences } from './test/recount-drivers.ts';

const ROUNDS = 25 * effort;
const PAUSE_MS = 5;
const PER_ROUND = { answers: 560, reads: 260, statusMoves: 150, erasures: 20, treeSteps: 10 };

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);

async function expectRollUpsToHold(): Promise<void> {
  for (const [table, text] of Object.entries(differences)) {
    const { rows } = await owner.query<object>(text);
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
  expect(await driverDifferences(owner)).toEqual([]);
}

/** What was due has been found by the counters and by the words of what came. */
async function makeAllDriverDays(): Promise<void> {
  await fillAllWords(served.database);
  while (await makeDriverDays(served.database));
}

const foldAll = async (): Promise<void> => {
  while ((await foldCounters(served.database)) > 0);
};

/** Does a round as fast as it can until it is stopped; what a kill takes from it, it begins anew. */
function startRounds(round: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  const folding = (async () => {
    while (!isStopped) {
      await round().catch(() => 0);
      await setTimeout(PAUSE_MS);
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      return folding;
    },
  };
}

/** In the middle of whatever they are at. */
const killFolders = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'feedtree-worker' and state <> 'idle'`,
  );

/** Whether of one kind of step nothing has come about yet, or nothing is left: what is deleted is brought back too. */
async function isOneMissing(): Promise<boolean> {
  const { rows } = await owner.query<Record<string, boolean>>(
    `select exists (select from feedback where is_repeat) as repeats,
      exists (select from feedback where erased_at is not null) as erased, exists (select from node_read) as reads,
      exists (select from node where deleted_at is not null) as deleted,
      exists (select from audit_entry where operation = 'move') as moves,
      exists (select from audit_entry where operation = 'restore') as restorations,
      exists (select from feedback_change where field = 'status') as status_moves`,
  );
  return Object.values(rows[0] ?? {}).includes(false);
}

test(
  'after thousands of random steps every roll-up is what a recount says',
  { timeout: 600_000 * effort },
  async () => {
    const random = createRandom('roll-ups');
    const steps = new RandomSteps(served, random);
    await steps.prepare();
    const fold = () => foldCounters(served.database);
    const make = () => makeDriverDays(served.database, 20);
    const folders = [fold, fold, make, make].map(startRounds);
    let killed = 0;
    const tree = async (): Promise<void> => {
      for (let step = 0; step < PER_ROUND.treeSteps; step++) await steps.treeStep();
    };
    const stepsOfAnswers = (): Promise<unknown> =>
      Promise.all([
        steps.answers(PER_ROUND.answers),
        steps.reads(PER_ROUND.reads),
        steps.statusMoves(PER_ROUND.statusMoves),
        steps.erasures(PER_ROUND.erasures),
      ]);
    const kill = async (): Promise<void> => void (killed += (await killFolders()).rowCount ?? 0);
    try {
      for (let round = 0; round < ROUNDS; round++) {
        // Statements were planned for tables without a row; by itself PostgreSQL looks again after a minute.
        if (round === 1) await owner.query('analyze');
        await Promise.all([stepsOfAnswers(), tree(), ...(round % 5 === 0 ? [kill()] : [])]);
      }
      // What a game must have in it to show anything; how much of each depends on what a busy machine lets through.
      while (await isOneMissing()) await Promise.all([stepsOfAnswers(), tree()]);
      // Until a folder was met in the middle of something.
      while (killed === 0) await Promise.all([steps.answers(PER_ROUND.answers), kill()]);
    } finally {
      await Promise.all(folders.map((folder) => folder.stop()));
    }
    await foldAll();
    await makeAllDriverDays();
    await expectRollUpsToHold();
  },
);

test('what is made anew from answers and reads is the same', async () => {
  await owner.query('truncate subtree_day, subtree_hour, node_total, driver_day');
  await served.database.withTenant('app', served.world.companyA.id, async ({ query }) => {
    for (const text of rebuildRollUps) await query({ text, values: [served.world.companyA.id] });
  });
  await makeAllDriverDays();
  await expectRollUpsToHold();
});
