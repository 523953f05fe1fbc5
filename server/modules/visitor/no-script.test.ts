import { beforeEach, describe, expect, it } from 'vitest';
import type { SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { MAX_FIELDS } from './form-body.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { askedOn, createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
const { ask, post } = browser;
beforeEach(() => browser.anotherDevice());

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

describe('without script', () => {
  const open = () => ask<SurveyPage>(`/Q/${served.world.companyA.codes.room}?lang=en`);
  const stored = (token: string) =>
    query<Record<string, unknown>>('select * from feedback where response_token = $1', token);

  it('a visitor walks through the branches, page by page, to the thanks', async () => {
    const first = await open();
    const second = await post(first.page, { experience: 2 });
    expect([second.status, askedOn(second)]).toEqual([200, ['problems']]);
    expect(await stored(first.page.token)).toMatchObject([{ is_partial: true, score: 25 }]);
    const third = await post(second.page, { problems: ['staff', 'price'] });
    expect(askedOn(third)).toEqual(['comment', 'photo']);
    const fourth = await post(third.page, { comment: 'Zu langsam.\r\nSonst gut.' });
    expect(askedOn(fourth)).toEqual(['contact']);
    const thanks = await post<ThanksPage>(fourth.page, {});
    expect(thanks).toMatchObject({ status: 200, page: { kind: 'thanks', title: 'Thank you' } });
    expect(await stored(first.page.token)).toMatchObject([
      {
        node_id: served.world.companyA.nodes.room,
        is_partial: false,
        score: 25,
        answers: { experience: 2, problems: ['staff', 'price'], comment: 'Zu langsam.\nSonst gut.' },
        locale: 'en',
      },
    ]);
  });

  it('the same post gives the same page and is stored once', async () => {
    const second = await post((await open()).page, { experience: 5 });
    const last = await post(second.page, { comment: 'Good' });
    expect(askedOn(last)).toEqual(['contact']);
    const both = [await post<ThanksPage>(last.page, {}), await post<ThanksPage>(last.page, {})];
    for (const { status, page } of both) expect([status, page.kind]).toEqual([200, 'thanks']);
    expect(await stored(second.page.token)).toHaveLength(1);
  });

  it('a missing answer is told at the question, with the spec’s words', async () => {
    const answer = await post((await open()).page, {});
    expect(answer).toMatchObject({ status: 422, page: { violations: [{ question: 'experience', code: 'required' }] } });
    expect(answer.page.messages['violations.required']).toBe('Required field.');
    expect(await stored(answer.page.token)).toEqual([]);
  });

  it('goes back with the answers kept', async () => {
    const second = await post((await open()).page, { experience: 2 });
    const back = await post(second.page, { problems: ['staff'] }, 'back');
    expect(askedOn(back)).toEqual(['experience']);
    expect(back.page.progress.answers).toEqual({ experience: 2, problems: ['staff'] });
  });

  it('a page from before the last publication is answered as it was shown', async () => {
    const { id, nodes, codes } = served.world.companyA;
    const first = await ask<SurveyPage>(`/Q/${codes.otherBranch}?lang=en`);
    const document = {
      title: { en: 'x' },
      pages: [{ id: 'p', questions: [{ id: 'other', type: 'nps', title: { en: 'x' } }] }],
    };
    const surveyId = await insertRow(served.world.database, id, 'survey', {
      name: 'New',
      origin: 'node',
      draft: document,
    });
    await insertRow(served.world.database, id, 'survey_version', { survey_id: surveyId, number: 1, document });
    await query('update node_survey set survey_id = $2 where node_id = $1', nodes.otherBranch, surveyId);
    const second = await post(first.page, { experience: 5 });
    expect(second.page.versionId).toBe(first.page.versionId);
    const last = await post(second.page, {});
    expect((await post<ThanksPage>(last.page, {})).page.kind).toBe('thanks');
  });

  it('a version of a survey that is asked nowhere is not to be had by its number', async () => {
    const { id, codes } = served.world.companyA;
    const document = {
      title: { en: 'For our own people' },
      pages: [{ id: 'p', questions: [{ id: 'pay', type: 'nps', title: { en: 'How is the pay?' } }] }],
    };
    const surveyId = await insertRow(served.world.database, id, 'survey', { name: 'Internal', origin: 'library' });
    const version = { survey_id: surveyId, number: 1, document };
    const versionId = await insertRow(served.world.database, id, 'survey_version', version);
    const { page } = await ask<SurveyPage>(`/Q/${codes.room}`);
    const key = page.submission?.version_key ?? '';
    const form = new URLSearchParams({ version: String(versionId), version_key: key, go: 'language' });
    const shown = await ask<SurveyPage>(`/Q/${codes.room}`, { method: 'POST', body: form });
    expect([shown.status, JSON.stringify(shown.page).includes('own people')]).toEqual([200, false]);
    const body = { code: codes.room, answers: { pay: 3 }, survey_version_id: versionId, version_key: key };
    const sent = await served.call({ method: 'POST', path: 'setsurveyanswer/', body });
    expect(sent).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/answers/pay', code: 'unknown_field' }, {}] },
    });
  });

  it.each<[string, RequestInit, number]>([
    ['nothing', { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 200],
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['a form without fields', { body: new FormData() }, 200],
    ['a file that is no form', { body: 'x', headers: { 'content-type': 'image/png' } }, 415],
    [
      'bytes that are no text',
      { body: Buffer.from([0x66, 0xff, 0xfe]), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
    ],
    [
      'too much',
      { body: `q.comment=${'x'.repeat(300_000)}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      413,
    ],
    [
      'too many fields',
      { body: 'a&'.repeat(MAX_FIELDS + 1), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      413,
    ],
    [
      'as many fields as there may be',
      { body: 'a&'.repeat(MAX_FIELDS - 1), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      200,
    ],
    [
      'a wrong value',
      {
        body: 'q.experience=99&shown=experience&token=x&version=-1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
    ],
    [
      'a NUL in a text',
      {
        body: 'q.experience=5&q.comment=a%00b&seen=experience&shown=comment',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
    ],
    [
      'another company’s version',
      {
        body: 'version=999999999999999&q.experience=5&shown=experience',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      200,
    ],
  ])('a post of %s is answered, and never by a failure of ours', async (_, init, status) => {
    const answer = await ask(`/Q/${served.world.companyA.codes.room}`, { method: 'POST', ...init });
    expect(answer.status).toBe(status);
  });
});
