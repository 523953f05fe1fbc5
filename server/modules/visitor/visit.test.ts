import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa, { type Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { currentPage } from '../../../shared/survey/flow.ts';
import { toSurvey } from './resolve.ts';
import { type Place, takePost } from './visit.ts';

function contextOf(): Context {
  const request = new IncomingMessage(new Socket());
  request.url = '/Q/1?lang=en';
  return new Koa().createContext(request, new ServerResponse(request));
}

const place = (store: Place['store']): Place => ({
  survey: toSurvey(7, defaultSurvey),
  showsLogo: true,
  name: 'Harbor',
  addressIn: (language) => `/Q/1?lang=${language}`,
  submission: { address: '/api/setsurveyanswer/', code: '1', version_key: 'KEY' },
  store,
});
const refuse: Place['store'] = async () => {
  throw new Error('the database is gone');
};
const form = (fields: Record<string, string>) => new URLSearchParams({ go: 'next', ...fields });

describe('while answers can not be stored', () => {
  it('no thanks are said: the visitor has the answers before them and may send them again', async () => {
    const answers = { 'q.experience': '5', 'q.comment': 'Fine' };
    const last = form({ ...answers, seen: 'experience,comment,photo', shown: 'contact', token: '' });
    const { page, status } = await takePost(contextOf(), place(refuse), last);
    expect(status).toBe(503);
    if (page.kind !== 'survey') throw new Error('Expected the survey.');
    expect(page).toMatchObject({ failed: true, progress: { answers: { experience: 5, comment: 'Fine' } } });
    expect(currentPage(page.survey, page.progress)?.id).toBe('contact');
  });

  it('the way through the survey goes on', async () => {
    const first = form({ 'q.experience': '2', shown: 'experience' });
    expect(await takePost(contextOf(), place(refuse), first)).toMatchObject({ status: 200, page: { kind: 'survey' } });
  });
});

it('what is stored comes under the token of the page', async () => {
  const stored: unknown[] = [];
  const token = '0B6E6E00-0000-4000-8000-000000000001';
  const keep: Place['store'] = async (answers, { partial, token: under, language }) =>
    void stored.push({ answers, partial, under, language });
  await takePost(contextOf(), place(keep), form({ 'q.experience': '2', shown: 'experience', token }));
  expect(stored).toEqual([{ answers: { experience: 2 }, partial: true, under: token.toLowerCase(), language: 'en' }]);
});
