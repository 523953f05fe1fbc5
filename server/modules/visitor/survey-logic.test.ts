/** The logic of a survey as a visitor without script meets it, and what the desk reads of it. */
import { beforeEach, expect, it } from 'vitest';
import type { AnswerPage, SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { visiblePages } from '../../../shared/survey/flow.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { askedOn, createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
const { ask, post } = browser;
beforeEach(() => browser.anotherDevice());

const title = (en: string) => ({ en });
const isLow = { all: [{ question: 'visit', less: 3 }] };

/** Asked at the other branch from now on. */
async function publish(document: object): Promise<void> {
  const { id, nodes } = served.world.companyA;
  const { database } = served.world;
  const surveyId = await insertRow(database, id, 'survey', { name: 'Logic', origin: 'node', draft: document });
  await insertRow(database, id, 'survey_version', { survey_id: surveyId, number: 1, document });
  const text = 'update node_survey set survey_id = $2 where node_id = $1';
  await database.statement('app', id, { text, values: [nodes.otherBranch, surveyId] });
}

/** What resolves codes has forgotten what it knew of this one. */
const open = async (name: string): Promise<SurveyPage> => {
  const { codes } = served.world.companyA;
  await expect
    .poll(async () => (await ask<SurveyPage>(`/Q/${codes.otherBranch}?lang=en`)).page.survey.title.en, {
      timeout: 10_000,
    })
    .toBe(name);
  return (await ask<SurveyPage>(`/Q/${codes.otherBranch}?lang=en`)).page;
};

/** Whether the company's plan has return addresses. */
async function mayReturn(isAllowed: boolean): Promise<void> {
  const [plan] = await served.database.lookup<{ id: number }>('platform', {
    text: `insert into plan (name, tag, return_url, link_list) values ('x', 'pro', $1, false) returning id`,
    values: [isAllowed],
  });
  const { id } = served.world.companyA;
  await served.world.database.statement('app', id, { text: 'update subscription set is_current = false', values: [] });
  const now = new Date();
  await insertRow(served.world.database, id, 'subscription', {
    plan_id: Number(plan?.id),
    started_at: now,
    period_start: now,
  });
  const { codes } = served.world.companyA;
  await expect
    .poll(async () => (await ask<SurveyPage>(`/Q/${codes.otherBranch}?lang=en`)).page.leads ?? false, {
      timeout: 10_000,
    })
    .toBe(isAllowed);
}

const feedbackOf = async (token: string): Promise<{ id: number; answers: object }> => {
  const text = 'select id, answers from feedback where response_token = $1';
  const [row] = await served.world.database.statement<{ id: number; answers: object }>(
    'app',
    served.world.companyA.id,
    {
      text,
      values: [token],
    },
  );
  if (!row) throw new Error('Nothing is stored.');
  return { ...row, id: Number(row.id) };
};

it('leaves out pages and options, and repeats answers in the thanks and at the desk', async () => {
  await publish({
    title: title('Left out'),
    pages: [
      {
        id: 'one',
        questions: [
          { id: 'visit', type: 'smiley', title: title('How was it?') },
          { id: 'who', type: 'short_text', title: title('Who are you?') },
        ],
      },
      { id: 'two', show_if: isLow, questions: [{ id: 'bad', type: 'long_text', title: title('What was bad?') }] },
      {
        id: 'three',
        questions: [
          {
            id: 'why',
            type: 'single',
            title: title('Why {{visit}}, {{who|guest}}?'),
            options: [
              { id: 'slow', label: title('Too slow'), show_if: isLow },
              { id: 'other', label: title('Something else') },
            ],
          },
        ],
      },
    ],
    thank_you: { title: title('Thank you, {{who|guest}}'), text: title('Because of: {{why}}') },
  });
  const first = await open('Left out');
  const bad = await post(first, { visit: 1, who: 'Ada' });
  expect(askedOn(bad)).toEqual(['bad']);
  const last = await post(bad.page, { bad: 'All' });
  const [shown] = visiblePages(last.page.survey, last.page.progress.answers).slice(-1);
  expect(shown?.questions[0]).toMatchObject({ id: 'why', options: [{ id: 'slow' }, { id: 'other' }] });
  const back = await post(last.page, { why: 'slow' }, 'back');
  expect(askedOn(back)).toEqual(['bad']);
  const start = await post(back.page, {}, 'back');
  const again = await post(start.page, { visit: 5 });
  expect(askedOn(again)).toEqual(['why']);
  const thanks = await post<ThanksPage>(again.page, { why: 'other' });
  expect(thanks.page).toMatchObject({ title: 'Thank you, Ada', text: 'Because of: Something else' });
  const stored = await feedbackOf(first.token);
  expect(stored.answers).toEqual({ visit: 5, who: 'Ada', why: 'other' });

  const desk = await served.call({ as: 'adminA', path: `feedback/${stored.id}/answered?language=en` });
  const told = JSON.stringify(desk.body);
  expect(told).toContain('Why Very good, …?');
  const own = await ask<AnswerPage>(thanks.page.answer?.address ?? '');
  expect(own.page.shown?.given.map(({ question }) => question)).toContain('Why Very good, Ada?');
});

it('ends as the answers say, with a button where the plan leads visitors on', async () => {
  const address = 'https://reviews.example/acme';
  await publish({
    title: title('Endings'),
    pages: [{ id: 'one', questions: [{ id: 'visit', type: 'smiley', title: title('How was it?') }] }],
    thank_you: { title: title('Thanks') },
    return_url: 'https://acme.example',
    endings: [
      {
        id: 'great',
        score_at_least: 75,
        title: title('Great: {{visit}}'),
        button: { label: title('Review us'), address },
      },
      { id: 'bad', if: isLow, title: title('Sorry') },
    ],
  });
  const end = async (visit: number): Promise<ThanksPage> =>
    (await post<ThanksPage>(await open('Endings'), { visit })).page;
  await mayReturn(true);
  expect(await end(5)).toMatchObject({ title: 'Great: Very good', button: { label: 'Review us', address } });
  expect((await end(5)).nextSteps?.returnTo).toBeUndefined();
  expect(await end(1)).toMatchObject({ title: 'Sorry', nextSteps: { returnTo: 'https://acme.example/' } });
  expect(await end(3)).toMatchObject({ title: 'Thanks' });
  await mayReturn(false);
  const plain = await end(5);
  expect([plain.title, plain.button]).toEqual(['Great: Very good', undefined]);
  expect(JSON.stringify(await open('Endings'))).not.toContain('reviews.example');
});

it('asks each response in its own order, which stays the same on every page of it', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const options = ids.map((id) => ({ id, label: title(id) }));
  await publish({
    title: title('Orders'),
    layout: 'one_at_a_time',
    pages: [
      {
        id: 'one',
        question_order: 'random',
        questions: ids.map((id) => ({ id, type: 'single', title: title(id), order: 'random', options, default: 'c' })),
      },
    ],
  });
  const first = await open('Orders');
  const orderOf = (page: SurveyPage): string => JSON.stringify(page.survey.pages);
  const start = visiblePages(first.survey, {})[0]?.questions[0]?.id ?? '';
  const second = await post(first, { [start]: 'a' });
  expect(orderOf(second.page)).toBe(orderOf(first));
  expect(askedOn(second)).not.toEqual([start]);
  expect(second.page.progress.seen).toEqual([start]);
  const back = await post(second.page, {}, 'back');
  expect([askedOn(back), orderOf(back.page)]).toEqual([[start], orderOf(first)]);
  const others = await Promise.all(Array.from({ length: 4 }, () => open('Orders')));
  expect(new Set([first, ...others].map(orderOf)).size).toBeGreaterThan(1);
});
