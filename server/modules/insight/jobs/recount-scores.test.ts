/** Answers that were scored by their first rated one alone, as a server of before has left them; and the recount of them. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rebuildRollUps } from '../roll-ups/rebuild.ts';
import { differences } from '../roll-ups/test/recount.ts';
import { createRandom } from '../../../seed/random.ts';
import { connectedOwner, servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';
import { foldCounters } from './fold-counters.ts';
import { recountScores } from './recount-scores.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
let versionId: number;

const DOCUMENT = {
  title: { en: 'Table' },
  pages: [
    {
      id: 'only',
      questions: [
        { id: 'food', type: 'stars', title: { en: 'Food' } },
        { id: 'service', type: 'stars', weight: 3, title: { en: 'Service' } },
        { id: 'found', type: 'yes_no', title: { en: 'Found?' } },
      ],
    },
  ],
};

beforeAll(async () => {
  const { companyA } = served.world;
  const surveyId = await insertRow(served.database, companyA.id, 'survey', { name: 'Table', origin: 'library' });
  versionId = await insertRow(served.database, companyA.id, 'survey_version', {
    survey_id: surveyId,
    number: 1,
    document: JSON.stringify(DOCUMENT),
  });
});

beforeEach(async () => {
  await owner.query('truncate feedback cascade');
  await owner.query('truncate subtree_day, subtree_hour, node_total, node_day_delta');
  await owner.query('update customer set recount_below = null');
});

interface Answer {
  food?: number;
  service?: number;
  found?: boolean;
}

const share = (stars: number): number => (stars - 1) * 25;

/** By the rule of before: the first rated answer, high up to 2 of five points, 3 normal, from 4 on low. */
function earlier({ food, service, found }: Answer): { score: number | null; priority: string } {
  const stars = food ?? service;
  const score = stars !== undefined ? share(stars) : found === undefined ? null : found ? 100 : 0;
  if (score === null) return { score, priority: 'normal' };
  return { score, priority: score < 37.5 ? 'high' : score < 62.5 ? 'normal' : 'low' };
}

/** By the rule of now, worked out by hand: the service weighs three times, yes and no do not count. */
function present({ food, service }: Answer) {
  const parts = [...(food === undefined ? [] : [food]), ...(service === undefined ? [] : [service, service, service])];
  if (parts.length === 0) return { score: null, lowest_part: null, priority: 'normal' };
  const score = Math.round(parts.map(share).reduce((sum, part) => sum + part, 0) / parts.length);
  const lowest = Math.min(...parts.map(share));
  const priority = score <= 40 || lowest <= 25 ? 'high' : score >= 70 ? 'low' : 'normal';
  return { score, lowest_part: lowest, priority };
}

const plant = (answers: Answer, own: object = {}): Promise<number> => {
  const { id, nodes } = served.world.companyA;
  return insertRow(served.database, id, 'feedback', {
    node_id: nodes.room,
    node_path: `/${nodes.root}/${nodes.branch}/${nodes.room}/`,
    survey_version_id: versionId,
    response_token: randomUUID(),
    answers: JSON.stringify(answers),
    ...earlier(answers),
    ...own,
  });
};

/** As the migration does, and the roll-ups as they were then. */
async function upgrade(): Promise<void> {
  const { id } = served.world.companyA;
  await served.database.withTenant('app', id, async ({ query }) => {
    for (const text of rebuildRollUps) await query({ text, values: [id] });
  });
  await owner.query(
    'update customer set recount_below = (select max(f.id) from feedback f where f.company_id = customer.id)',
  );
}

const recountAll = async (batch?: number): Promise<void> => {
  while (await recountScores(served.database, batch));
};

const rowOf = async (id: number): Promise<unknown> =>
  (await owner.query<object>('select score, lowest_part, priority, revision from feedback where id = $1', [id]))
    .rows[0];

async function expectRollUpsToHold(): Promise<void> {
  while ((await foldCounters(served.database)) > 0);
  for (const [table, text] of Object.entries(differences))
    expect({ table, rows: (await owner.query<object>(text)).rows }).toEqual({ table, rows: [] });
}

const countOf = async (table: string): Promise<number> =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0;

test('every rated answer is heard, and the counters follow', async () => {
  const rude = await plant({ food: 5, service: 1 });
  const found = await plant({ found: false });
  const fine = await plant({ food: 5, service: 5 });
  await upgrade();
  await recountAll();
  expect(await rowOf(rude)).toEqual({ score: 25, lowest_part: 0, priority: 'high', revision: 2 });
  expect(await rowOf(found)).toEqual({ score: null, lowest_part: null, priority: 'normal', revision: 2 });
  expect(await rowOf(fine)).toEqual({ score: 100, lowest_part: 100, priority: 'low', revision: 1 });
  await expectRollUpsToHold();
  const { rows } = await owner.query('select recount_below from customer where recount_below is not null');
  expect(rows).toEqual([]);
});

test('a priority that a person or a rule has set stays, and the history says who moved the others', async () => {
  const byHand = await plant({ food: 5, service: 1 }, { priority: 'low' });
  for (const actor of ['user', 'rule'])
    await served.database.statement('app', served.world.companyA.id, {
      text: `insert into feedback_change (company_id, actor, feedback_id, field, earlier, later)
        values ($1, $2, $3, 'priority', '{"value":"high"}', '{"value":"low"}')`,
      values: [served.world.companyA.id, actor, byHand],
    });
  // From before there was a history: it never followed from the score.
  const longAgo = await plant({ food: 5, service: 1 }, { priority: 'normal' });
  const byScore = await plant({ food: 5, service: 1 });
  await upgrade();
  await recountAll();
  expect(await rowOf(byHand)).toMatchObject({ score: 25, priority: 'low', revision: 1 });
  expect(await rowOf(longAgo)).toMatchObject({ score: 25, priority: 'normal', revision: 1 });
  expect(await rowOf(byScore)).toMatchObject({ score: 25, priority: 'high' });
  const { body } = await served.call({ as: 'adminA', path: `feedback/${byScore}/history` });
  expect(body).toMatchObject({
    results: [{ actor: 'system', user: null, field: 'priority', from: { value: 'low' }, to: { value: 'high' } }],
  });
});

test('nobody is told, no rule acts, no webhook is called', async () => {
  const { companyA } = served.world;
  const webhook = { name: 'All', url: 'https://hooks.example/', events: ['feedback.changed', 'feedback.created'] };
  expect(await served.call({ as: 'adminA', method: 'POST', path: 'webhooks', body: webhook })).toMatchObject({
    status: 201,
  });
  await owner.query(
    `insert into feedback_rule (company_id, name, notifies_responsible, score_at_most) values ($1, 'Low', true, 40)`,
    [companyA.id],
  );
  await owner.query(
    'insert into notice_preference (company_id, user_id, on_high_priority) select company_id, id, true from customer_user where company_id = $1 on conflict do nothing',
    [companyA.id],
  );
  for (let count = 0; count < 5; count++) await plant({ food: 5, service: 1 });
  await upgrade();
  await recountAll();
  for (const table of ['notice', 'webhook_delivery', 'feedback_arrival', 'feedback_rule_match'])
    expect({ table, count: await countOf(table) }).toEqual({ table, count: 0 });
});

test('an answer that is completed meanwhile counts once', async () => {
  const { companyA } = served.world;
  const sent = (answers: object, partial: boolean) =>
    served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code: companyA.codes.room, answers, partial, response_token: 'b8a3a6a0-7c11-4a7e-9d4e-0d6f6d7f0001' },
      headers: { 'user-agent': 'recount' },
    });
  expect(await sent({ experience: 4 }, true)).toMatchObject({ status: 200 });
  // As an earlier server has left it.
  await owner.query('update feedback set lowest_part = null');
  await owner.query('update customer set recount_below = (select max(id) from feedback) where id = $1', [companyA.id]);
  await Promise.all([recountAll(), sent({ experience: 1 }, false)]);
  expect((await owner.query('select score, lowest_part, priority from feedback')).rows).toEqual([
    { score: 0, lowest_part: 0, priority: 'high' },
  ]);
  await expectRollUpsToHold();
});

const ANSWERS = 400;
const LIVES = 6;

/** Killed by SIGKILL at some moment after it has done a few rounds; answers whether it was in the middle of it. */
async function liveAndDie(child: ChildProcess, rounds: number): Promise<boolean> {
  let counted = 0;
  child.on('message', (word) => {
    if (word === 'counted') counted += 1;
    if (counted >= rounds) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal === 'SIGKILL';
}

test('servers that are killed in the middle lose nothing and count nothing twice', async () => {
  const random = createRandom('recount');
  const { nodes } = served.world.companyA;
  const planted = new Map<number, Answer>();
  for (let count = 0; count < ANSWERS; count++) {
    const answer: Answer = {
      ...(random.chance(0.8) && { food: random.integer(1, 5) }),
      ...(random.chance(0.7) && { service: random.integer(1, 5) }),
      ...(random.chance(0.5) && { found: random.chance(0.5) }),
    };
    const own = { node_id: random.pick(Object.values(nodes)), is_repeat: random.chance(0.05) };
    planted.set(await plant(answer, own), answer);
  }
  await upgrade();
  let deaths = 0;
  for (let life = 0; life < LIVES; life++) {
    const script = path.join(import.meta.dirname, 'test/recounting.ts');
    const child = fork(script, [served.ownerUrl, '7'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (await liveAndDie(child, random.integer(2, 6))) deaths += 1;
    await foldCounters(served.database);
  }
  expect(deaths).toBe(LIVES);
  const { rows: left } = await owner.query('select recount_below from customer where recount_below is not null');
  expect(left).not.toEqual([]);
  await recountAll();
  const { rows } = await owner.query<{ id: string }>('select id, score, lowest_part, priority from feedback');
  expect(rows).toHaveLength(ANSWERS);
  for (const { id, ...is } of rows) expect({ id, ...is }).toEqual({ id, ...present(planted.get(Number(id)) ?? {}) });
  await expectRollUpsToHold();
});
