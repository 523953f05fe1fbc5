/** Questions that a company keeps to put into its surveys: each a draft of one question. */
import { describe, expect, test } from 'vitest';
import { defaultSurvey } from '../../../../../shared/survey/default-survey.ts';
import { questionsOf } from '../../../../../shared/survey/document.ts';
import { type CallAnswer, servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';
import { templates } from '../../templates.ts';
import { MAX_LIBRARY_QUESTIONS } from './index.ts';

const served = await servedWorld();
const PATH = 'libraryquestions';

const call = (as: string, method: string, path: string, body?: object): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });
const create = (body: object, as = 'adminA') => call(as, 'POST', PATH, body);
const documentOf = (...questions: object[]) => ({ title: { en: 'Ours' }, pages: [{ id: 'page', questions }] });

const [first, second] = questionsOf(defaultSurvey);
if (first === undefined || second === undefined) throw new Error('The default survey has two questions.');

/** One of each kind that the shipped templates ask, without what leads to others. */
const kinds = new Map(
  [...templates.values()]
    .flatMap(({ document }) => questionsOf(document))
    .map(({ show_if: _rule, jumps: _jumps, ...question }) => [question.type, question]),
);

describe('a question of the library', () => {
  test.each([...kinds])('is kept whole with its kind: %s', async (kind, question) => {
    const answer = await create({ name: `A ${kind}`, document: documentOf(question) });
    expect(answer).toMatchObject({ status: 201, body: { kind, revision: 1, document: documentOf(question) } });
  });

  test('has a name once in its company, and is out of sight of others', async () => {
    const { status, body } = await create({ name: 'Ours', document: documentOf(first) });
    expect(status).toBe(201);
    expect(await create({ name: 'Ours', document: documentOf(second) })).toMatchObject({
      status: 409,
      body: { code: 'already_exists' },
    });
    expect((await create({ name: 'Ours', document: documentOf(first) }, 'adminB')).status).toBe(201);
    const { id } = body as { id: number };
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(
        (await call('adminB', method, `${PATH}/${id}`, method === 'PATCH' ? { name: 'X' } : undefined)).status,
      ).toBe(404);
  });

  test('is kept by who designs among the company’s surveys, and read by who sees these', async () => {
    for (const [as, status] of Object.entries({ node_edit: 201, node_read: 403, feedback_edit: 403, nobody: 403 }))
      expect([as, (await create({ name: `Of ${as}`, document: documentOf(first) }, as)).status]).toEqual([as, status]);
    const seen = async (as: string) => ((await call(as, 'GET', PATH)).body as unknown[]).length;
    expect(await seen('node_read')).toBe(await seen('adminA'));
    expect(await seen('feedback_edit')).toBe(0);
  });

  test.each<[string, object, string]>([
    ['none', { title: {}, pages: [] }, 'too_few_items'],
    ['none on its page', documentOf(), 'too_few_items'],
    ['two', documentOf(first, second), 'too_many_items'],
    [
      'two on two pages',
      { pages: [...documentOf(first).pages, { id: 'other', questions: [second] }] },
      'too_many_items',
    ],
  ])('is one question and no more: %s', async (name, document, code) => {
    const made = await create({ name: `Good, not ${name}`, document: documentOf(first) });
    const { id } = made.body as { id: number };
    for (const answer of [
      await create({ name: 'Bad', document }),
      await call('adminA', 'PATCH', `${PATH}/${id}`, { document, revision: 1 }),
    ])
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/document/pages', code }] },
      });
  });

  test('is judged as questions of drafts are', async () => {
    const answer = await create({ name: 'Riddle', document: documentOf({ id: 'q', type: 'riddle' }) });
    expect(answer.status).toBe(400);
    const { errors } = answer.body as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toContainEqual(
      expect.stringContaining('/document/pages/0/questions/0') as string,
    );
  });

  test('comes back whole from the bin', async () => {
    const { body } = await create({ name: 'Binned', document: documentOf(second) });
    const { id } = body as { id: number };
    expect((await call('adminA', 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(await call('adminA', 'POST', `${PATH}/deleted/${id}/restore`, {})).toMatchObject({
      status: 200,
      body: { id, name: 'Binned', kind: second.type, document: documentOf(second) },
    });
  });

  test('is one of so many at most', async () => {
    const { database, companyB } = served.world;
    const { body } = await call('adminB', 'GET', PATH);
    for (let number = (body as unknown[]).length; number < MAX_LIBRARY_QUESTIONS; number += 1)
      await insertRow(database, companyB.id, 'library_question', {
        name: `No. ${number}`,
        document: documentOf(first),
      });
    expect(await create({ name: 'Beyond', document: documentOf(first) }, 'adminB')).toMatchObject({
      status: 409,
      body: { code: 'limit_reached' },
    });
  });
});
