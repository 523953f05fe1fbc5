/** Designs of a company's own that new surveys begin as: copies, which nothing that happens to the survey changes. */
import { describe, expect, test } from 'vitest';
import { defaultSurvey } from '../../../../../shared/survey/default-survey.ts';
import { questionsOf } from '../../../../../shared/survey/document.ts';
import { photoWithPlace } from '../../../../test/media-world.ts';
import { type CallAnswer, servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';
import { templates } from '../../templates.ts';
import { MAX_SURVEY_TEMPLATES } from './index.ts';

const served = await servedWorld();
const PATH = 'surveytemplates';

const call = (as: string, method: string, path: string, body?: object): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });
const create = (body: object, as = 'adminA') => call(as, 'POST', PATH, body);

async function made(body: object, path = PATH): Promise<{ id: number; revision: number } & Record<string, unknown>> {
  const answer = await call('adminA', 'POST', path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { id: number; revision: number };
}

describe('a template', () => {
  test('says its questions and languages, and has a name once in its company', async () => {
    const row = await made({ name: 'Ours', description: 'For rooms', document: defaultSurvey });
    expect(row).toMatchObject({ name: 'Ours', description: 'For rooms', revision: 1, document: defaultSurvey });
    expect(row['question_count']).toBe(questionsOf(defaultSurvey).length);
    expect(row['languages']).toEqual(expect.arrayContaining(Object.keys(defaultSurvey.title)));
    expect(await create({ name: 'Ours', document: defaultSurvey })).toMatchObject({
      status: 409,
      body: { code: 'already_exists' },
    });
    expect((await create({ name: 'Ours', document: defaultSurvey }, 'adminB')).status).toBe(201);
    // Of users, who designs among the company's surveys.
    for (const [as, status] of Object.entries({ node_edit: 201, node_read: 403, feedback_edit: 403, nobody: 403 }))
      expect([as, (await create({ name: `Of ${as}`, document: defaultSurvey }, as)).status]).toEqual([as, status]);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(
        (await call('adminB', method, `${PATH}/${row.id}`, method === 'PATCH' ? { name: 'X' } : undefined)).status,
      ).toBe(404);
  });

  test.each([...templates])('holds what %s does', async (id, { document }) => {
    const row = await made({ name: `Of ${id}`, document });
    expect(row).toMatchObject({ document, question_count: questionsOf(document).length });
  });

  test.each<[string, object, string]>([
    ['what no survey is', { pages: 'none' }, '/document/pages'],
    [
      'a question that there is none of',
      { ...defaultSurvey, pages: [{ id: 'p', questions: [{ id: 'q', type: 'riddle' }] }] },
      '/document/pages/0/questions/0',
    ],
  ])('holds nothing that a survey can’t: %s', async (_name, document, pointer) => {
    for (const answer of [
      await create({ name: 'Bad', document }),
      await call(
        'adminA',
        'PATCH',
        `${PATH}/${(await made({ name: `Good ${pointer}`, document: defaultSurvey })).id}`,
        { document, revision: 1 },
      ),
    ]) {
      expect(answer.status).toBe(400);
      expect((answer.body as { errors: { pointer: string }[] }).errors.map((error) => error.pointer)).toContainEqual(
        expect.stringContaining(pointer) as string,
      );
    }
  });

  test('has a design, and is no longer than one', async () => {
    expect(await create({ name: 'Empty' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/document' }] },
    });
    const long = { ...defaultSurvey, note: 'x'.repeat(600_000) };
    expect(await create({ name: 'Long', document: long })).toMatchObject({
      status: 413,
      body: { code: 'survey_too_large' },
    });
  });

  test('is replaced by who saw what is replaced, and comes back whole from the bin', async () => {
    const { id } = await made({ name: 'Kept', document: defaultSurvey });
    const document = templates.get('hotel')?.document;
    expect((await call('adminA', 'PATCH', `${PATH}/${id}`, { document, revision: 1 })).body).toMatchObject({
      document,
      revision: 2,
    });
    expect(await call('adminA', 'PATCH', `${PATH}/${id}`, { document: defaultSurvey, revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'row_changed' },
    });
    expect((await call('adminA', 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await call('adminA', 'GET', `${PATH}/${id}`)).status).toBe(404);
    expect(await call('adminA', 'POST', `${PATH}/deleted/${id}/restore`, {})).toMatchObject({
      status: 200,
      body: { id, name: 'Kept', document },
    });
  });

  test('outlives the survey that it was saved of, with its picture, and new surveys begin as it', async () => {
    const sent = await fetch(`${served.origin}/api/surveys/upload_image/`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...(await served.world.authorization('adminA')) },
      body: new Uint8Array(await photoWithPlace()),
    });
    const { file } = (await sent.json()) as { file: string };
    const document = { ...defaultSurvey, theme: { ...defaultSurvey.theme, logo: { file } } };
    const survey = await made({ name: 'Source', document }, 'surveys');
    const template = await made({ name: 'Of the source', document: survey['draft'] });
    expect((await call('adminA', 'DELETE', `surveys/${survey.id}`)).status).toBe(204);
    const kept = (await call('adminA', 'GET', `${PATH}/${template.id}`)).body as { document: object };
    expect(await made({ name: 'Begun', document: kept.document }, 'surveys')).toMatchObject({ draft: document });
    expect((await fetch(`${served.origin}/files/${file}`)).status).toBe(200);
  });

  test('is one of so many at most', async () => {
    const { database, companyB } = served.world;
    const { body } = await call('adminB', 'GET', PATH);
    for (let number = (body as unknown[]).length; number < MAX_SURVEY_TEMPLATES; number += 1)
      await insertRow(database, companyB.id, 'survey_template', { name: `No. ${number}`, document: defaultSurvey });
    expect(await create({ name: 'Beyond', document: defaultSurvey }, 'adminB')).toMatchObject({
      status: 409,
      body: { code: 'limit_reached' },
    });
  });
});
