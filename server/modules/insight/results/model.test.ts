/**
 * Thousands of random steps - answers to two versions of a survey, partial ones that go on and are completed, repeats,
 * erasures, units that are added, moved, deleted and brought back - while two count and are killed; then every row is
 * counted anew.
 */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { effort } from '../../../../scripts/test/effort.ts';
import { createRandom } from '../../../seed/random.ts';
import { RandomSteps } from '../../../test/random-steps.ts';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';
import { companiesToCount, countAnswers, FULL_LOOK, USUAL_LOOK } from './count-answers.ts';
import { differences } from './test/recount.ts';
import { answersOf, survey } from './test/survey.ts';

const ROUNDS = 10 * effort;
const PAUSE_MS = 5;
const TRIES_TO_KILL = 200;
const PER_ROUND = { answers: 200, erasures: 15, treeSteps: 10 };
/** So that a look is rarely one batch. */
const BATCH = 150;

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
const { companyA } = served.world;

const versions: number[] = [];
const addVersion = async (surveyId: number, number: number): Promise<void> => {
  const version = { survey_id: surveyId, number, document: survey };
  versions.push(await insertRow(served.database, companyA.id, 'survey_version', version));
};

async function countAll(): Promise<void> {
  for (const { id } of await companiesToCount(served.database, FULL_LOOK))
    while (await countAnswers(served.database, id, FULL_LOOK, BATCH));
}

/** Counts as fast as it can until it is stopped; what a kill takes from it, it begins anew. */
function startCounter(): { stop(): Promise<void> } {
  let isStopped = false;
  const counting = (async () => {
    while (!isStopped) {
      await countAnswers(served.database, companyA.id, USUAL_LOOK, BATCH).catch(() => false);
      await setTimeout(PAUSE_MS);
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      return counting;
    },
  };
}

const countedRows = async (): Promise<number> =>
  (await owner.query('select from survey_day where survey_version_id = any($1::bigint[])', [versions])).rowCount ?? 0;

/** In the middle of whatever they are at. */
const killCounters = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
        and query ~ 'counted_answer|answers_counted_until|survey_day|pg_advisory_xact_lock_shared'`,
  );

async function isOneMissing(): Promise<boolean> {
  const { rows } = await owner.query<Record<string, boolean>>(
    `select exists (select from feedback where is_repeat) as repeats,
      exists (select from feedback where erased_at is not null) as erased,
      exists (select from feedback where is_partial) as partial,
      exists (select from counted_answer where not is_partial and changed_at > answered_at) as completed,
      exists (select from audit_entry where operation = 'move') as moves,
      exists (select from node where deleted_at is not null) as deleted,
      exists (select from audit_entry where operation = 'restore') as restorations`,
  );
  return Object.values(rows[0] ?? {}).includes(false);
}

test('after thousands of random steps the results are what a recount says', { timeout: 600_000 * effort }, async () => {
  const random = createRandom('results');
  const surveyId = await insertRow(served.database, companyA.id, 'survey', {
    name: 'Visit',
    origin: 'library',
    draft: survey,
  });
  await addVersion(surveyId, 1);
  await addVersion(surveyId, 2);
  const steps = new RandomSteps(served, random, () => ({
    versionId: random.pick(versions),
    answers: answersOf(random),
    locale: random.pick(['en', 'de', 'fr']),
  }));
  await steps.prepare();
  const counters = [startCounter(), startCounter()];
  let killed = 0;
  const kill = async (): Promise<void> => {
    for (let tried = 0; tried < TRIES_TO_KILL && killed === 0; tried++) {
      killed += (await killCounters()).rowCount ?? 0;
      await setTimeout(PAUSE_MS);
    }
  };
  const round = async (): Promise<void> => {
    const tree = async (): Promise<void> => {
      for (let step = 0; step < PER_ROUND.treeSteps; step++) await steps.treeStep();
    };
    await Promise.all([steps.answers(PER_ROUND.answers), steps.erasures(PER_ROUND.erasures), tree()]);
  };
  try {
    for (let at = 0; at < ROUNDS; at++) {
      // Statements were planned for tables without a row; by itself PostgreSQL looks again after a minute.
      if (at === 1) await owner.query('analyze');
      await round();
    }
    while (await isOneMissing()) await round();
    // Until a counter was met in the middle of something.
    while (killed === 0) await Promise.all([steps.answers(PER_ROUND.answers), kill()]);
  } finally {
    await Promise.all(counters.map((counter) => counter.stop()));
  }
  await countAll();
  expect(await countedRows()).toBeGreaterThan(PER_ROUND.treeSteps);
  expect(await differences(owner, versions)).toEqual([]);
});

test('what is counted anew from the first answer on is the same', async () => {
  // What is left over of an earlier count is forgotten first.
  await owner.query('update customer set answers_counted_until = null');
  await countAll();
  expect(await differences(owner, versions)).toEqual([]);
});

test('a second look counts nothing twice', async () => {
  await owner.query("update customer set answers_counted_until = now() - interval '100 seconds'");
  await countAll();
  expect(await differences(owner, versions)).toEqual([]);
});
