import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';
import { insertRow, TEST_SECRET } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';
import { deviceCookie } from './test/device-cookie.ts';
import { createShownVersions } from './shown-versions.ts';

const served = await servedWorld();

interface Counters {
  answers: number;
  open: number;
  score_sum: number;
  score_count: number;
}

const PATH = 'setsurveyanswer/';
/** A device that opened the page a minute ago. */
const newDevice = (): string => deviceCookie(60_000);
let device = newDevice();
/** Every test is another visitor, unless it says which one. */
beforeEach(() => void (device = newDevice()));
const send = (body: unknown, cookie = device): Promise<CallAnswer> =>
  served.call({ method: 'POST', path: PATH, body, headers: { cookie } });

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

const keyOf = (companyId: number, codeId: number, versionId: number): string =>
  createShownVersions(TEST_SECRET).keyOf({ companyId, codeId }, versionId);

const feedbackOf = async (token: string) => {
  const [row] = await query<Record<string, unknown>>('select * from feedback where response_token = $1', token);
  return row;
};

const countersOf = async (nodeId: number): Promise<Counters> => {
  const [row] = await query<Counters>(
    `select coalesce(sum(answers), 0)::int as answers, coalesce(sum(open), 0)::int as open,
      coalesce(sum(weight * score), 0)::int as score_sum,
      coalesce(sum(weight) filter (where score is not null), 0)::int as score_count
      from node_day_delta where node_id = $1`,
    nodeId,
  );
  return row ?? { answers: 0, open: 0, score_sum: 0, score_count: 0 };
};

/** What a call changed in a unit's counters. */
async function changeOf(nodeId: number, work: () => Promise<unknown>): Promise<Counters> {
  const before = await countersOf(nodeId);
  await work();
  const after = await countersOf(nodeId);
  return {
    answers: after.answers - before.answers,
    open: after.open - before.open,
    score_sum: after.score_sum - before.score_sum,
    score_count: after.score_count - before.score_count,
  };
}

const counted = { answers: 1, open: 1, score_sum: 25, score_count: 1 };
const nothing = { answers: 0, open: 0, score_sum: 0, score_count: 0 };

describe('an answer', () => {
  it('becomes feedback of its unit with score, priority, comment and place in the tree', async () => {
    const { codes, nodes, surveyVersionId } = served.world.companyA;
    const token = randomUUID();
    const change = await changeOf(nodes.room, async () => {
      const answers = { experience: 2, problems: ['staff'], comment: ' Slow. ' };
      const sent = await send({ code: codes.room.toLowerCase(), answers, response_token: token, locale: 'zh-Hans-CN' });
      expect(sent).toMatchObject({ status: 200, body: { response_token: token, is_partial: false } });
    });
    expect(change).toEqual(counted);
    expect(await feedbackOf(token)).toMatchObject({
      node_id: nodes.room,
      node_path: `/${nodes.root}/${nodes.branch}/${nodes.room}/`,
      survey_version_id: surveyVersionId,
      status: 'new',
      priority: 'high',
      score: 25,
      answers: { experience: 2, problems: ['staff'], comment: 'Slow.' },
      comment: 'Slow.',
      // Surveys are written in more languages than the back office.
      locale: 'zh',
      is_partial: false,
      is_repeat: false,
    });
  });

  it('is seen by its company and by no other', async () => {
    const token = randomUUID();
    await send({ code: served.world.companyA.codes.otherBranch, answers: { experience: 5 }, response_token: token });
    const { id } = (await feedbackOf(token)) ?? {};
    expect((await served.call({ as: 'adminA', path: `feedback/${String(id)}` })).status).toBe(200);
    expect((await served.call({ as: 'adminB', path: `feedback/${String(id)}` })).status).toBe(404);
  });

  it('sent again is stored once', async () => {
    const { codes, nodes } = served.world.companyA;
    const body = { code: codes.room, answers: { experience: 2 }, response_token: randomUUID() };
    const change = await changeOf(nodes.room, async () => {
      const sent = await Promise.all([send(body), send(body), send(body)]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await send({ ...body, answers: { experience: 5 } })).status).toBe(200);
    });
    expect(change).toEqual(counted);
    expect(await feedbackOf(body.response_token)).toMatchObject({ score: 25, answers: { experience: 2 } });
  });

  it('counts from the first tap and is completed under the same token', async () => {
    const { codes, nodes } = served.world.companyA;
    const body = { code: codes.room, response_token: randomUUID() };
    const change = await changeOf(nodes.room, async () => {
      expect(await send({ ...body, answers: { experience: 5 }, partial: true })).toMatchObject({
        body: { is_partial: true },
      });
      expect(await feedbackOf(body.response_token)).toMatchObject({ is_partial: true, score: 100, priority: 'low' });
      expect(await countersOf(nodes.room)).toMatchObject({});
      const answers = { experience: 2, comment: 'Changed my mind' };
      expect(await send({ ...body, answers })).toMatchObject({ body: { is_partial: false } });
    });
    expect(change).toEqual(counted);
    expect(await feedbackOf(body.response_token)).toMatchObject({
      is_partial: false,
      score: 25,
      priority: 'high',
      comment: 'Changed my mind',
    });
  });

  it('leaves a priority that was set by hand meanwhile, when it is completed', async () => {
    const body = { code: served.world.companyA.codes.room, response_token: randomUUID() };
    await send({ ...body, answers: { experience: 5 }, partial: true });
    const { id } = (await feedbackOf(body.response_token)) ?? {};
    const path = `feedback/${String(id)}`;
    await served.call({ as: 'adminA', method: 'PATCH', path, body: { priority: 'normal' } });
    await send({ ...body, answers: { experience: 1 } });
    expect(await feedbackOf(body.response_token)).toMatchObject({ score: 0, lowest_part: 0, priority: 'normal' });
  });

  it('that is complete is not made partial again by a request that comes late', async () => {
    const body = { code: served.world.companyA.codes.room, response_token: randomUUID() };
    await send({ ...body, answers: { experience: 4, comment: 'All of it' } });
    expect(await send({ ...body, answers: { experience: 4 }, partial: true })).toMatchObject({
      body: { is_partial: false },
    });
    expect(await feedbackOf(body.response_token)).toMatchObject({ is_partial: false, comment: 'All of it' });
  });

  it('keeps counters exact when taps and the end come at once', async () => {
    const { codes, nodes } = served.world.companyA;
    const body = { code: codes.room, response_token: randomUUID() };
    const change = await changeOf(nodes.room, async () => {
      const taps = [1, 5, 3, 4].map((experience) => send({ ...body, answers: { experience }, partial: true }));
      const sent = await Promise.all([...taps, send({ ...body, answers: { experience: 2 } })]);
      // One that finds no place between the others is told to come again; none is half stored.
      for (const { status } of sent) expect([200, 503]).toContain(status);
    });
    const stored = await feedbackOf(body.response_token);
    expect(change).toEqual({ answers: 1, open: 1, score_sum: stored?.['score'], score_count: 1 });
  });

  it('leaves a priority that staff gave where completing does not change the score', async () => {
    const body = { code: served.world.companyA.codes.room, response_token: randomUUID() };
    await send({ ...body, answers: { experience: 2 }, partial: true });
    await query("update feedback set priority = 'normal' where response_token = $1", body.response_token);
    await send({ ...body, answers: { experience: 2, comment: 'Late' } });
    expect(await feedbackOf(body.response_token)).toMatchObject({ priority: 'normal', comment: 'Late' });
  });

  it('of the same device within ten minutes is stored, but not counted', async () => {
    const { codes, nodes } = served.world.companyA;
    const [first, second] = [randomUUID(), randomUUID()];
    const answers = { experience: 2 };
    await send({ code: codes.room, answers, response_token: first });
    const change = await changeOf(nodes.room, async () => {
      await send({ code: codes.room, answers, response_token: second, partial: true });
      await send({ code: codes.room, answers: { experience: 1 }, response_token: second });
    });
    expect(change).toEqual(nothing);
    expect(await feedbackOf(second)).toMatchObject({ is_repeat: true, repeat_reason: 'same_device', score: 0 });
    expect(await changeOf(nodes.branch, () => send({ code: codes.branch, answers }))).toEqual(counted);
    expect(await changeOf(nodes.room, () => send({ code: codes.room, answers }, newDevice()))).toEqual(counted);
  });

  it('counts again after ten minutes', async () => {
    const { codes, nodes } = served.world.companyA;
    const token = randomUUID();
    await send({ code: codes.room, answers: { experience: 2 }, response_token: token });
    await query("update feedback set created_at = created_at - interval '11 minutes' where response_token = $1", token);
    expect(await changeOf(nodes.room, () => send({ code: codes.room, answers: { experience: 2 } }))).toEqual(counted);
  });

  it('can not be given to the version of another company', async () => {
    const token = randomUUID();
    const { codes } = served.world.companyA;
    const body = {
      code: codes.room,
      answers: { experience: 4 },
      response_token: token,
      survey_version_id: served.world.companyB.surveyVersionId,
    };
    expect((await send(body)).status).toBe(200);
    expect(await feedbackOf(token)).toMatchObject({ survey_version_id: served.world.companyA.surveyVersionId });
  });

  it('comes with a token when it brought none', async () => {
    const { body } = await send({ code: served.world.companyA.codes.room, answers: { experience: 4 } });
    expect(body).toMatchObject({ response_token: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  // The last: what is published stays, and is what every other code shows two seconds later.
  it('answers the version that was shown, though a newer one was published meanwhile', async () => {
    const { id, codes, surveyVersionId } = served.world.companyA;
    const [survey] = await query<{ survey_id: number }>(
      'select survey_id from survey_version where id = $1',
      surveyVersionId,
    );
    const document = {
      title: { en: 'x' },
      pages: [{ id: 'p', questions: [{ id: 'other', type: 'nps', title: { en: 'x' } }] }],
    };
    await insertRow(served.world.database, id, 'survey_version', {
      survey_id: survey?.survey_id,
      number: 2,
      document,
    });
    // The version that a code leads to is kept for two seconds; a code that was not asked for yet shows the new one.
    const code = newCode();
    const codeId = await insertRow(served.world.database, id, 'node_qr_code', {
      node_id: served.world.companyA.nodes.root,
      code,
    });
    const token = randomUUID();
    expect((await send({ code, answers: { experience: 4 } })).status).toBe(400);
    const body = { code, answers: { experience: 4 }, response_token: token, survey_version_id: surveyVersionId };
    // By its number alone, or with what another code's page says of it, the version is not to be had.
    expect((await send(body)).status).toBe(400);
    const key = keyOf(id, codeId + 1, surveyVersionId);
    expect((await send({ ...body, version_key: key })).status).toBe(400);
    expect(await feedbackOf(token)).toBeUndefined();
    expect((await send({ ...body, version_key: keyOf(id, codeId, surveyVersionId) })).status).toBe(200);
    expect(await feedbackOf(token)).toMatchObject({ survey_version_id: surveyVersionId, score: 75 });
    expect(codes.root).not.toBe(code);
  });
});
