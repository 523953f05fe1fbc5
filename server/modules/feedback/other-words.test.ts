/** The words of a chosen 'other', from the visitor to the search and to their erasure. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';
import type { SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { fillWords } from './jobs/fill-words.ts';

const served = await servedWorld({ renderPage: renderModel });
const { ask, post } = createBrowser(() => served);

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

const document = {
  title: { en: 'Visit' },
  pages: [
    {
      id: 'only',
      questions: [
        {
          id: 'reason',
          type: 'multiple',
          title: { en: 'What brought you here?' },
          options: [
            { id: 'work', label: { en: 'Work' } },
            { id: 'leisure', label: { en: 'Leisure' } },
          ],
          other: {},
          none: {},
        },
      ],
    },
  ],
};

async function code(): Promise<string> {
  const { id, nodes, codes } = served.world.companyA;
  const survey_id = await insertRow(served.world.database, id, 'survey', {
    name: 'Open',
    origin: 'node',
    draft: document,
  });
  await insertRow(served.world.database, id, 'survey_version', { survey_id, number: 1, document });
  await query('update node_survey set survey_id = $2 where node_id = $1', nodes.otherBranch, survey_id);
  return codes.otherBranch;
}
const at = await code();
const send = (answers: object, partial = false) =>
  served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: { code: at, response_token: randomUUID(), locale: 'en', answers, partial },
  });
const idsFound = async (q: string): Promise<number[]> => {
  const path = `feedback?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
  const { body } = await served.call({ as: 'adminA', path });
  return (body as { id: number }[]).map(({ id }) => id);
};

describe('the words of ‘other’', () => {
  it('are wanted and judged at their own place', async () => {
    expect(await send({ reason: ['other'] })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/answers/reason.other', code: 'required' }] },
    });
    expect(await send({ reason: ['other'], 'reason.other': 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/answers/reason.other', code: 'too_long' }] },
    });
    expect(await send({ reason: ['none', 'work'] })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/answers/reason', code: 'none_with_others' }] },
    });
  });

  it('are asked for by the form without script, stored, found, and erased with what else was written', async () => {
    const { page } = await ask<SurveyPage>(`/Q/${at}?lang=en`);
    const open = await post(page, { reason: ['work', 'other'] });
    expect(open).toMatchObject({ status: 422, page: { violations: [{ question: 'reason.other', code: 'required' }] } });
    const thanks = await post<ThanksPage>(open.page, { 'reason.other': 'The zeppelin' });
    expect(thanks).toMatchObject({ status: 200, page: { kind: 'thanks' } });
    const stored = () =>
      query<{ id: number; answers: object; comment: string | null }>(
        'select id, answers, comment from feedback where response_token = $1',
        page.token,
      );
    const answers = { reason: ['work', 'other'], 'reason.other': 'The zeppelin' };
    const [row] = await stored();
    expect(row).toMatchObject({ answers, comment: 'The zeppelin' });
    // Another one may be at it, and leaves nothing to do.
    const found = async () => {
      await fillWords(served.world.database);
      return idsFound('zeppelin');
    };
    await expect.poll(found).toEqual([row?.id]);
    const { body } = await served.call({ as: 'adminA', path: `feedback/${row?.id}/answered` });
    expect(body).toMatchObject({ pages: [{ questions: [{ words: 'Work\nOther: The zeppelin' }] }] });
    const erasing = { as: 'adminA', method: 'POST', path: `feedback/${row?.id}/erase`, body: {} } as const;
    expect(await served.call(erasing)).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ answers: { reason: ['work', 'other'] }, comment: null }]);
    expect(await idsFound('zeppelin')).toEqual([]);
  });
});
