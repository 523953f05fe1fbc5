import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { questionKinds } from '../../../../shared/questions/index.ts';
import { matrixVariants } from '../../../../shared/questions/test/matrix-variants.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { type Company, insertRow } from '../../../test/world.ts';
import { eraseOldAnswers } from './erase-old-answers.ts';

const served = await servedWorld();

const ofCompany = <Row extends object>({ id }: Company, text: string, ...values: unknown[]): Promise<Row[]> =>
  served.database.statement<Row>('app', id, { text, values });
const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  ofCompany<Row>(served.world.companyA, text, ...values);

async function answered(months: number, company = served.world.companyA): Promise<number> {
  return insertRow(served.database, company.id, 'feedback', {
    node_id: company.nodes.room,
    node_path: `/${company.nodes.room}/`,
    survey_version_id: company.surveyVersionId,
    answers: { experience: 4, problems: ['staff'], comment: 'Ann, 555 0100' },
    comment: 'Ann, 555 0100',
    score: 75,
    response_token: randomUUID(),
    device_hash: 'hash',
    created_at: new Date(Date.now() - months * 30.5 * 24 * 60 * 60 * 1000),
  });
}

const erasedOf = async (ids: number[], company = served.world.companyA): Promise<number[]> =>
  (
    await ofCompany<{ id: number }>(
      company,
      'select id from feedback where id = any($1) and erased_at is not null order by id',
      ids,
    )
  ).map(({ id }) => id);

/** Rounds until nothing is waiting, as the loop runs them. */
async function run(batch?: number): Promise<number> {
  let rounds = 1;
  while (await eraseOldAnswers(served.database, batch)) rounds += 1;
  return rounds;
}

beforeEach(async () => {
  for (const company of [served.world.companyA, served.world.companyB]) {
    await ofCompany(company, 'delete from feedback');
    await ofCompany(
      company,
      'update customer set erased_until = null, retention_months = 24 where id = $1',
      company.id,
    );
  }
});

describe('the retention time', () => {
  test('ends for what is older, and for nothing else: score and choices stay', async () => {
    const [old, young] = [await answered(25), await answered(23)];
    await run();
    expect(await erasedOf([old, young])).toEqual([old]);
    const rows = await query('select answers, comment, score, device_hash from feedback order by id');
    expect(rows).toEqual([
      { answers: { experience: 4, problems: ['staff'] }, comment: null, score: 75, device_hash: null },
      {
        answers: { experience: 4, problems: ['staff'], comment: 'Ann, 555 0100' },
        comment: 'Ann, 555 0100',
        score: 75,
        device_hash: 'hash',
      },
    ]);
  });

  test('takes the words beside the rows of a matrix, and leaves what was chosen and agreed to', async () => {
    const { companyA } = served.world;
    const questions = [
      matrixVariants['a scale and own words'],
      questionKinds.find(({ type }) => type === 'consent')?.sample,
    ];
    const [version] = await query<{ id: number }>(
      `insert into survey_version (company_id, survey_id, number, document)
        select company_id, survey_id, 1 + (select max(number) from survey_version), $2::jsonb from survey_version
        where id = $1 returning id`,
      companyA.surveyVersionId,
      JSON.stringify({ title: { en: 'One' }, pages: [{ id: 'only', questions }] }),
    );
    const terms = { language: 'en', text_sha256: 'a'.repeat(64) };
    const [some, words] = [await answered(25), await answered(26)];
    const given = (id: number, details: object) =>
      query('update feedback set survey_version_id = $2, answers = $3 where id = $1', id, version?.id, {
        details,
        terms,
      });
    await given(some, { food: 3, 'food.text': 'Ann, 555 0100' });
    await given(words, { 'drinks.text': 'Ann again' });
    await run();
    expect(await query('select answers from feedback order by id')).toEqual([
      { answers: { details: { food: 3 }, terms } },
      { answers: { terms } },
    ]);
  });

  test.each([6, 12, 60])('is each company’s own: %i months', async (months) => {
    const { companyA, companyB } = served.world;
    await query('update customer set retention_months = $2 where id = $1', companyA.id, months);
    const [within, over] = [await answered(months - 1), await answered(months + 1)];
    const [withinB, overB] = [await answered(23, companyB), await answered(25, companyB)];
    await run();
    expect(await erasedOf([within, over])).toEqual([over]);
    expect(await erasedOf([withinB, overB], companyB)).toEqual([overB]);
  });

  test('is kept in batches that go on where the last one ended, also among answers of the same moment', async () => {
    const ids = [];
    for (let at = 0; at < 11; at++) ids.push(await answered(30));
    await query("update feedback set created_at = date_trunc('month', now()) - interval '30 months'");
    expect(await run(3)).toBe(4);
    expect(await erasedOf(ids)).toEqual(ids);
    const [before] = await query('select erased_until from customer');
    expect(await run(3)).toBe(1);
    expect(await query('select erased_until from customer')).toEqual([before]);
  });

  test('is told to each company by its log: how many, once a batch, and nothing of whose they were', async () => {
    const { companyA, companyB } = served.world;
    const told = (company: Company) =>
      ofCompany(
        company,
        `select actor_id, actor_role, operation, entity, record_id, changes from audit_entry
          where actor_role = 'system' and id > $1 order by id`,
        last.get(company.id),
      );
    const last = new Map<number, number>();
    for (const company of [companyA, companyB]) {
      const [entry] = await ofCompany<{ id: number }>(company, 'select coalesce(max(id), 0) as id from audit_entry');
      last.set(company.id, entry?.id ?? 0);
    }
    for (let at = 0; at < 5; at++) await answered(30);
    await answered(1, companyB);
    await run(3);
    await run(3);
    const entry = (count: number) => ({
      actor_id: null,
      actor_role: 'system',
      operation: 'erase',
      entity: 'feedback',
      record_id: null,
      changes: { count, retention_months: 24 },
    });
    expect(await told(companyA)).toEqual([entry(3), entry(2)]);
    expect(await told(companyB)).toEqual([]);
    const seen = await served.call({ as: 'adminA', path: 'auditentry?filter={"actor_role":"system"}' });
    expect(seen.status).toBe(200);
    const results = seen.body as object[];
    expect(results.slice(0, 2)).toMatchObject([entry(2), entry(3)]);
  });

  test('is kept once by several servers at the same time', async () => {
    const ids = [];
    for (let at = 0; at < 20; at++) ids.push(await answered(30));
    await Promise.all([run(2), run(2), run(2)]);
    await run();
    expect(await erasedOf(ids)).toEqual(ids);
  });

  test('goes on for the others where one company stands still', async () => {
    const old = await answered(30);
    const { companyB } = served.world;
    const blocked = await answered(30, companyB);
    await served.database.withTenant('app', companyB.id, async (transaction) => {
      await transaction.query({ text: 'select id from customer where id = $1 for update', values: [companyB.id] });
      await run();
    });
    expect(await erasedOf([old])).toEqual([old]);
    expect(await erasedOf([blocked], companyB)).toEqual([]);
    await run();
    expect(await erasedOf([blocked], companyB)).toEqual([blocked]);
  });

  test('that is made longer brings nothing back and erases nothing early; made shorter, it catches up', async () => {
    const [older, newer] = [await answered(30), await answered(20)];
    await run();
    await query('update customer set retention_months = 60');
    await run();
    expect(await erasedOf([older, newer])).toEqual([older]);
    await query('update customer set retention_months = 12');
    await run();
    expect(await erasedOf([older, newer])).toEqual([older, newer]);
  });
});

describe('the company’s own people', () => {
  test('erase a response at once, which is written down without a word of it', async () => {
    const id = await answered(1);
    await insertRow(served.database, served.world.companyA.id, 'feedback_comment', {
      feedback_id: id,
      text: 'Ann called',
    });
    const path = `feedback/${id}/erase/`;
    for (const [as, status] of [
      ['feedback_edit', 403],
      ['nobody', 404],
      ['adminB', 404],
      ['superadmin', 403],
    ] as const)
      expect((await served.call({ as, method: 'POST', path })).status).toBe(status);
    expect(await erasedOf([id])).toEqual([]);
    const first = await served.call({ as: 'feedback_delete', method: 'POST', path });
    expect(first).toMatchObject({ status: 200, body: { erased_at: expect.stringMatching(/^\d{4}-/) } });
    expect(await erasedOf([id])).toEqual([id]);
    expect((await served.call({ as: 'adminA', method: 'POST', path })).body).toEqual(first.body);
    const entries = await query<{ changes: object }>(
      "select actor_role, operation, changes from audit_entry where entity = 'feedback' and record_id = $1",
      id,
    );
    expect(entries).toEqual([{ actor_role: 'company_user', operation: 'erase', changes: {} }]);
    expect((await served.call({ as: 'adminA', path: `feedback/${id}` })).body).toMatchObject({
      comment: null,
      score: 75,
    });
  });

  test.each([
    ['a comment', 'feedbackcomments', { text: 'Ann called' }],
    ['a file', 'nodesurveyanswermedia', { question_id: 'photo', file_name: 'Ann.png', media_type: 'image/png' }],
  ])('add nothing to a response that was erased: %s', async (_name, path, body) => {
    const [erased, living] = [await answered(1), await answered(1)];
    await served.call({ as: 'adminA', method: 'POST', path: `feedback/${erased}/erase/` });
    const add = (as: string, feedback: number) =>
      served.call({
        as,
        method: 'POST',
        path,
        body: {
          ...body,
          feedback_id: feedback,
          ...(path !== 'feedbackcomments' && { node_id: served.world.companyA.nodes.room }),
        },
      });
    const table = path === 'feedbackcomments' ? 'feedback_comment' : 'node_survey_answer_media';
    for (const [as, status] of [
      ['adminA', 409],
      ['nobody', 400],
      ['adminB', 400],
    ] as const) {
      const refused = await add(as, erased);
      expect({ as, status: refused.status, code: (refused.body as { code: string }).code }).toMatchObject({
        as,
        status,
        ...(status === 409 && { code: 'answer_erased' }),
      });
    }
    expect(await query(`select id from ${table} where feedback_id = $1`, erased)).toEqual([]);
    expect((await add('adminA', living)).status).toBe(201);
  });

  test('neither name nor fill a file that was erased', async () => {
    const id = await answered(1);
    const { companyA } = served.world;
    const media = await insertRow(served.database, companyA.id, 'node_survey_answer_media', {
      node_id: companyA.nodes.room,
      feedback_id: id,
      question_id: 'photo',
      media_type: 'image/png',
      file_name: 'Ann.png',
    });
    await served.call({ as: 'adminA', method: 'POST', path: `feedback/${id}/erase/` });
    const path = `nodesurveyanswermedia/${media}`;
    const renamed = await served.call({ as: 'adminA', method: 'PATCH', path, body: { file_name: 'Ann again.png' } });
    expect(renamed).toMatchObject({ status: 409, body: { code: 'answer_erased' } });
    const headers = { 'content-type': 'application/octet-stream', ...(await served.world.authorization('adminA')) };
    const filled = await fetch(`${served.origin}/api/${path}/file/`, { method: 'POST', headers, body: 'bytes' });
    expect([filled.status, await filled.json()]).toMatchObject([409, { code: 'answer_erased' }]);
    const [row] = await query('select file_name, storage_key from node_survey_answer_media where id = $1', media);
    expect(row).toEqual({ file_name: 'erased', storage_key: null });
  });

  test('leave no note in the log that would outlive its response', async () => {
    const id = await answered(1);
    const sent = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'feedbackcomments',
      body: { feedback_id: id, text: 'Ann, 555 0100' },
    });
    expect(sent).toMatchObject({ status: 201, body: { text: 'Ann, 555 0100' } });
    const [entry] = await query(
      "select changes::text as changes from audit_entry where entity = 'feedback_comment' order by id desc limit 1",
    );
    expect(entry).toMatchObject({ changes: expect.stringContaining('[redacted]') });
  });
});
