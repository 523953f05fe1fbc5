/** Answers as they come, through the worker: what is told of them, once each. */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';
import { watchScores } from '../jobs/watch-scores.ts';
import { fallen, type Habit, answerBy, randomNumbers } from './test/scores.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
const { database, companyA } = served.world;
const { branch, room } = companyA.nodes;
const HABIT: Habit = { shares: [0.02, 0.05, 0.2, 0.4, 0.33], questions: 4 };
const HOUR_MS = 3_600_000;
const LOOK = { waitSeconds: 0, batch: 50 };

const asApp = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  database.statement<Row>('app', companyA.id, { text, values });

/** Answers, an hour apart, the last of them so many hours ago. */
async function answers(scores: readonly number[], { unit = room, ago = 0, repeat = false } = {}): Promise<void> {
  const rows = scores.map((score, at) => ({
    score,
    token: randomUUID(),
    at: new Date(Date.now() - (ago + scores.length - at) * HOUR_MS),
  }));
  await asApp(
    `insert into feedback (company_id, node_id, node_path, survey_version_id, answers, score, locale, response_token, created_at, is_repeat)
      select $1, $2, '/', $3, '{}', score, 'en', token, at, $5 from jsonb_to_recordset($4::jsonb) as given (score int, token uuid, at timestamptz)`,
    [companyA.id, unit, companyA.surveyVersionId, JSON.stringify(rows), repeat],
  );
}

const scoresBy = (habit: Habit, count: number, seed: number): number[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => answerBy(habit, random).score);
};

/** The worker goes on from so many hours ago. */
const from = (hours: number) =>
  asApp(
    `update customer set score_alerts = true, alerts_looked_until = now() - make_interval(hours => $2) where id = $1`,
    [companyA.id, hours],
  );

async function work(look = LOOK): Promise<void> {
  while (await watchScores(database, look));
}

interface Alert {
  id: number;
  node_id: number;
  state: string;
  expected: number;
  seen: number;
  answers: number;
}
const alerts = () => asApp<Alert>('select id, node_id, state, expected, seen, answers from score_alert order by id');
const figures = async () =>
  (await alerts()).map(({ state, expected, seen, answers: count }) => [state, expected, seen, count]);

beforeEach(async () => {
  for (const table of ['webhook_delivery', 'webhook', 'notice', 'score_watch', 'feedback', 'notice_preference'])
    await asApp(`delete from ${table}`);
  await owner.query('delete from score_alert');
});

describe('a fall of a score', () => {
  test('is an alert within thirty answers, a notice, and a call of the webhooks that chose it', async () => {
    await insertRow(database, companyA.id, 'webhook', {
      name: 'Falls',
      url: 'https://receiver.example/',
      events: ['score_alert.created'],
      secret: 'secret',
    });
    await answers(scoresBy(HABIT, 300, 1), { ago: 30 });
    await answers(scoresBy(fallen(HABIT, 15), 30, 2));
    await from(40);
    await work();
    const [alert] = await alerts();
    expect(alert).toMatchObject({ node_id: room, state: 'open' });
    expect(alert?.answers).toBeLessThanOrEqual(30);
    expect((alert?.expected ?? 0) - (alert?.seen ?? 100)).toBeGreaterThan(8);
    expect(await alerts()).toHaveLength(1);
    expect(await asApp('select event, payload from webhook_delivery')).toMatchObject([
      { event: 'score_alert.created', payload: { data: { id: alert?.id, node_id: room, seen: alert?.seen } } },
    ]);
    const notices = await asApp<{ score_alert_id: number }>('select score_alert_id, reason, node_id from notice');
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices)
      expect(notice).toEqual({ score_alert_id: alert?.id, reason: 'score_alert', node_id: room });
  });

  test('is told once, however the answers are divided among workers', async () => {
    await answers(scoresBy(HABIT, 300, 1), { ago: 60 });
    await answers(scoresBy(fallen(HABIT, 15), 60, 2));
    const watches = () =>
      asApp("select node_id, watched, (reference->>'mean') as mean from score_watch order by node_id");
    await from(100);
    await work({ ...LOOK, batch: 1_000 });
    const [atOnce, found] = [await watches(), await figures()];
    await asApp('delete from score_watch');
    await owner.query('delete from score_alert');
    await from(100);
    while ((await Promise.all([1, 2, 3].map(() => watchScores(database, { ...LOOK, batch: 7 })))).some(Boolean));
    await work();
    expect(await watches()).toEqual(atOnce);
    expect(await figures()).toEqual(found);
    expect(await asApp('select from notice group by user_id, score_alert_id having count(*) > 1')).toEqual([]);
  });

  test('is told at the unit above where it is the unit above that falls, and not at each below', async () => {
    const units = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const id = await insertRow(database, companyA.id, 'node', {
          organization_id: companyA.organizationId,
          parent_id: branch,
          name: `Table ${at}`,
          type: 'table',
          path: '/',
        });
        return id;
      }),
    );
    await asApp(
      `update node set path = above.path || node.id || '/' from node above
        where above.id = node.parent_id and node.id = any($1::bigint[])`,
      [units],
    );
    for (const [at, unit] of units.entries()) {
      await answers(scoresBy(HABIT, 200, 10 + at), { unit, ago: 12 });
      await answers(scoresBy(fallen(HABIT, 12), 12, 20 + at), { unit });
    }
    await from(12);
    await work();
    expect(await alerts()).toMatchObject([{ node_id: branch, state: 'open' }]);
    await asApp('delete from feedback where node_id = any($1::bigint[])', [units]);
    await asApp('delete from score_watch');
    await owner.query('delete from score_alert');
    await asApp('delete from node where id = any($1::bigint[])', [units]);
  });

  test('is none of repeats', async () => {
    await answers(scoresBy(HABIT, 300, 1), { ago: 60 });
    await answers(scoresBy(fallen(HABIT, 30), 60, 2), { repeat: true });
    await from(100);
    await work();
    expect(await alerts()).toEqual([]);
  });
});

/** Has a worker take batches in a process of its own, and kills it after some of them. */
async function liveAndDie(batches: number): Promise<boolean> {
  const script = path.join(import.meta.dirname, 'test/watching.ts');
  const child = fork(script, [served.ownerUrl, '7'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let seen = 0;
  child.on('message', () => {
    seen += 1;
    if (seen > batches) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  return signal === 'SIGKILL';
}

test('workers that are killed leave nothing undone or done twice', async () => {
  await answers(scoresBy(HABIT, 300, 1), { ago: 60 });
  await answers(scoresBy(fallen(HABIT, 15), 60, 2));
  await from(100);
  for (let life = 1; life <= 3; life++) expect(await liveAndDie(life)).toBe(true);
  await work();
  expect(await alerts()).toHaveLength(1);
  const [notified] = await asApp<{ told: number }>('select count(*)::int as told from notice group by user_id');
  expect(notified?.told).toBe(1);
});

describe('an alert', () => {
  const open = async (more: readonly number[]) => {
    await answers(scoresBy(HABIT, 300, 1), { ago: 40 + more.length });
    await answers(scoresBy(fallen(HABIT, 15), 40, 2), { ago: more.length });
    await answers(more);
    await from(50 + more.length);
    await work();
  };

  test('ends when scores are back, and the next fall is told anew', async () => {
    await open([...scoresBy(HABIT, 120, 3), ...scoresBy(fallen(HABIT, 20), 40, 4)]);
    expect(await alerts()).toMatchObject([{ state: 'recovered' }, { state: 'open' }]);
  });

  test('stands while they are low', async () => {
    await open(scoresBy(fallen(HABIT, 15), 24 * 27, 3));
    expect(await alerts()).toMatchObject([{ state: 'open' }]);
  });

  test('is over after four weeks: what is low is usual then', async () => {
    await open(scoresBy(fallen(HABIT, 15), 24 * 30, 3));
    expect(await alerts()).toMatchObject([{ state: 'settled' }]);
    const [watch] = await asApp<{ mean: number }>(
      `select (reference->>'mean')::float as mean from score_watch where node_id = $1`,
      [room],
    );
    expect(watch?.mean).toBeLessThan(65);
  });

  test('is withdrawn when its unit is deleted', async () => {
    await open([]);
    await owner.query('update node set deleted_at = now() where id = $1', [room]);
    await answers([75]);
    await work();
    await owner.query('update node set deleted_at = null where id = $1', [room]);
    expect(await alerts()).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('is withdrawn when alerts are switched off, and nothing is watched until they are on again', async () => {
    await open([]);
    const profile = `companyprofile/${companyA.id}`;
    const off = await served.call({
      as: 'adminA',
      method: 'PATCH',
      path: profile,
      body: { score_alerts: false, revision: 1 },
    });
    expect(off).toMatchObject({ status: 200, body: { score_alerts: false } });
    await work();
    expect(await alerts()).toMatchObject([{ state: 'withdrawn' }]);
    expect(await asApp('select id from score_watch')).toEqual([]);
    await asApp('update customer set score_alerts = true where id = $1', [companyA.id]);
    await work();
    expect(await alerts()).toHaveLength(1);
  });
});
