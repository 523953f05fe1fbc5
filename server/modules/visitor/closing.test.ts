/** Surveys that are asked at some times, and of so many. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { deviceCookie } from './test/device-cookie.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
const { ask, post } = browser;
beforeEach(() => browser.anotherDevice());

const MINUTE_MS = 60_000;
/** What the clock of the units shows so many minutes from now: they have that of UTC. */
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString().slice(0, 16);

const questions = [
  { id: 'visit', type: 'smiley', title: { en: 'How was it?' } },
  { id: 'why', type: 'short_text', title: { en: 'Why?' } },
];
const pages = questions.map((question) => ({ id: `page_${question.id}`, questions: [question] }));

let published = 0;
/** Asked at the other branch from now on; answers the title of its survey. */
async function publish(limits: object): Promise<{ surveyId: number; name: string }> {
  const { id, nodes } = served.world.companyA;
  const { database } = served.world;
  published += 1;
  const name = `Limited ${published}`;
  const document = { title: { en: name }, pages, ...limits };
  const surveyId = await insertRow(database, id, 'survey', { name, origin: 'node', draft: document });
  await insertRow(database, id, 'survey_version', { survey_id: surveyId, number: 1, document });
  const text = 'update node_survey set survey_id = $2 where node_id = $1';
  await database.statement('app', id, { text, values: [nodes.otherBranch, surveyId] });
  return { surveyId, name };
}

const address = (): string => `/Q/${served.world.companyA.codes.otherBranch}?lang=en`;
const open = () => ask<SurveyPage | ThanksPage>(address());
/** What resolves codes has forgotten what it knew of this one. */
const opened = async (expected: object): Promise<void> =>
  await expect.poll(async () => (await open()).page, { timeout: 10_000 }).toMatchObject(expected);
const asks = (name: string): Promise<void> => opened({ kind: 'survey', survey: { title: { en: name } } });

const send = (answers: object, { token = randomUUID(), partial = false } = {}) =>
  served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: { code: served.world.companyA.codes.otherBranch, answers, response_token: token, partial, locale: 'en' },
    headers: { cookie: deviceCookie(60_000) },
  });

const taken = (surveyId: number) =>
  served.world.database.statement<{ quota: string; taken: number }>('app', served.world.companyA.id, {
    text: 'select quota, taken::int as taken from survey_quota where survey_id = $1 order by quota',
    values: [surveyId],
  });

test('before it opens nothing is asked, and the page says when it will be', async () => {
  await publish({ availability: { opens: inMinutes(24 * 60) } });
  await opened({ kind: 'thanks', closed: true, title: 'This survey is not open yet' });
  const { page, status } = await open();
  expect(status).toBe(200);
  expect((page as ThanksPage).text).toMatch(/^It opens on .+\d{4}, \d+:\d\d/);
  expect(page).not.toHaveProperty('answer');
  expect(await send({ visit: 5 })).toMatchObject({
    status: 409,
    body: { code: 'survey_closed', closing: { title: 'This survey is not open yet' } },
  });
});

test('after it has closed it says its own words, and takes what was begun in time', async () => {
  const begun = randomUUID();
  const { surveyId, name } = await publish({ availability: { closes: inMinutes(24 * 60) } });
  await asks(name);
  const shown = await open();
  expect((shown.page as SurveyPage).survey).not.toHaveProperty('availability');
  expect(await send({ visit: 4 }, { token: begun, partial: true })).toMatchObject({ status: 200 });
  const words = { title: { en: 'Over' }, text: { en: 'See you next year.' } };
  const document = { title: { en: 'Now closed' }, pages, availability: { closes: inMinutes(-1), ...words } };
  await insertRow(served.world.database, served.world.companyA.id, 'survey_version', {
    survey_id: surveyId,
    number: 2,
    document,
  });
  await opened({ kind: 'thanks', closed: true, title: 'Over', text: 'See you next year.' });
  const closing = { title: 'Over', text: 'See you next year.' };
  expect(await send({ visit: 4 })).toMatchObject({ status: 409, body: { closing } });
  expect(await send({ visit: 4 }, { partial: true })).toMatchObject({ status: 409, body: { closing } });
  expect(await send({ visit: 4, why: 'Late' }, { token: begun })).toMatchObject({
    status: 200,
    body: { is_partial: false },
  });
});

test('a quota is kept exactly, however many answer at once', async () => {
  const most = 7;
  const quotas = [{ id: 'all', most, title: { en: 'All places are taken' } }];
  const { surveyId, name } = await publish({ quotas });
  await asks(name);
  // Each device answers once, twice at the same moment: the second time is the same response.
  const sent = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const token = randomUUID();
      const one = () => send({ visit: (at % 5) + 1 }, { token });
      return Promise.all([one(), one()]);
    }),
  );
  const stored = sent.filter(([one, other]) => one.status === 200 || other.status === 200);
  const statuses = new Set(sent.flat().map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 409]));
  const rows = await served.world.database.statement<{ count: number; repeats: number }>(
    'app',
    served.world.companyA.id,
    {
      text: `select count(*)::int as count, count(*) filter (where is_repeat)::int as repeats from feedback
        where survey_version_id in (select id from survey_version where survey_id = $1) and not is_partial`,
      values: [surveyId],
    },
  );
  expect(rows[0]).toEqual({ count: stored.length, repeats: expect.any(Number) as number });
  expect(stored.length - (rows[0]?.repeats ?? 0)).toBe(most);
  expect(await taken(surveyId)).toEqual([{ quota: 'all', taken: most }]);
  await opened({ kind: 'thanks', closed: true, title: 'All places are taken' });
});

test('a quota of some counts those alone, once their answers are complete', async () => {
  const quotas = [{ id: 'happy', most: 1, if: { all: [{ question: 'visit', greater: 3 }] } }];
  const { surveyId, name } = await publish({ quotas });
  await asks(name);
  const token = randomUUID();
  expect(await send({ visit: 5 }, { token, partial: true })).toMatchObject({ status: 200 });
  expect(await taken(surveyId)).toEqual([]);
  expect(await send({ visit: 5 }, { token })).toMatchObject({ status: 200 });
  // Sent again, as a phone does that has not heard the answer.
  expect(await send({ visit: 5 }, { token })).toMatchObject({ status: 200 });
  expect(await taken(surveyId)).toEqual([{ quota: 'happy', taken: 1 }]);
  expect(await send({ visit: 4 })).toMatchObject({
    status: 409,
    body: { closing: { title: 'This survey is closed' } },
  });
  expect(await send({ visit: 1 })).toMatchObject({ status: 200 });
  // Others are still asked.
  expect((await open()).page).toMatchObject({ kind: 'survey' });
});

test('without script the page of a survey that has closed meanwhile says so', async () => {
  const { name } = await publish({ quotas: [{ id: 'all', most: 1 }] });
  await asks(name);
  const { page } = await open();
  expect(await send({ visit: 2 })).toMatchObject({ status: 200 });
  const first = await post<SurveyPage>(page as SurveyPage, { visit: 4 });
  const second = await post<ThanksPage>(first.page, { why: 'Late' });
  expect(second).toMatchObject({ status: 409, page: { kind: 'thanks', closed: true, title: 'This survey is closed' } });
});
