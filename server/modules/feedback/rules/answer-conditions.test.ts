/** Rules that ask for what was answered: by the recommendation, the visitor's words, and the questions of a survey. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer, asApp, look, makeRule, notified, served, serveAutomation, userId } from '../../../test/automation.ts';
await serveAutomation();

const title = (en: string) => ({ en });
const option = (id: string) => ({ id, label: title(id) });
const document = {
  title: title('Visit'),
  languages: ['en'],
  pages: [
    {
      id: 'page_1',
      questions: [
        { id: 'would', type: 'nps', title: title('Would you recommend us?') },
        {
          id: 'meal',
          type: 'single',
          title: title('Which meal?'),
          options: [option('lunch'), option('dinner')],
        },
        {
          id: 'why',
          type: 'long_text',
          title: title('Why?'),
          show_if: { all: [{ question: 'would', less: 7 }] },
        },
        { id: 'also', type: 'short_text', title: title('Anything else?') },
      ],
    },
  ],
};

interface Asked {
  surveyId: number;
  versionId: number;
}
let asked: Asked;
let other: Asked;

async function publish(): Promise<Asked> {
  const made = await served.call({
    as: 'adminA',
    method: 'POST',
    path: 'surveys',
    body: { name: randomUUID(), document },
  });
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
  const { id, revision } = made.body as { id: number; revision: number };
  const published = { as: 'adminA', method: 'POST', path: `surveys/${id}/publish`, body: { revision } };
  expect(await served.call(published)).toMatchObject({ status: 200 });
  const [version] = await asApp<{ id: number }>('select id from survey_version where survey_id = $1', [id]);
  return { surveyId: id, versionId: version?.id ?? 0 };
}

beforeAll(async () => {
  asked = await publish();
  other = await publish();
});

const answered = (answers: object, values: object = {}) =>
  answer({ survey_version_id: asked.versionId, answers: JSON.stringify(answers), ...values });

const told = (id: number) => [userId('feedback_read'), id];

test.each([
  ['detractor', [0, 6], [7, 9]],
  ['passive', [7, 8], [6, 9]],
  ['promoter', [9, 10], [0, 8]],
])('a rule on a %s acts on %j and not on %j', async (group, meant, others) => {
  await makeRule({ nps_group: group });
  const acted = [];
  for (const nps of meant) acted.push(await answer({ nps }));
  for (const nps of [...others, null]) await answer({ nps });
  await look();
  expect(await notified()).toEqual(acted.map(told));
});

test('a rule on words looks at all that was written, in any question', async () => {
  await makeRule({ words: ['food poisoning', 'refund'] });
  const first = await answered({ would: 2, why: 'I want to be REFUNDED' });
  const second = await answered({ also: 'It was food-poisoning.' });
  await answered({ would: 2, why: 'The food was fine', also: 'poisoning' });
  await answered({ would: 9, meal: 'lunch' });
  await look();
  expect(await notified()).toEqual([told(first), told(second)]);
});

test('a rule on a survey acts on its answers alone', async () => {
  await makeRule({ survey_id: asked.surveyId });
  const meant = await answered({ would: 9 });
  await answer();
  await answered({ would: 9 }, { survey_version_id: other.versionId });
  await look();
  expect(await notified()).toEqual([told(meant)]);
});

test('a rule on its questions acts where all of it holds, of what was asked', async () => {
  const rule = {
    all: [
      { question: 'would', less: 7 },
      {
        any: [
          { question: 'meal', equals: 'dinner' },
          { question: 'why', contains: 'cold' },
        ],
      },
    ],
  };
  await makeRule({ survey_id: asked.surveyId, answers_rule: rule });
  const dinner = await answered({ would: 3, meal: 'dinner' });
  const cold = await answered({ would: 0, meal: 'lunch', why: 'All was Cold' });
  await answered({ would: 3, meal: 'lunch', why: 'Loud' });
  await answered({ would: 9, meal: 'dinner' });
  // Why was not asked of those who would recommend it.
  await answered({ would: 8, why: 'cold' });
  await answered({ would: 3, meal: 'dinner' }, { survey_version_id: other.versionId });
  await look();
  expect(await notified()).toEqual([told(dinner), told(cold)]);
});

describe('a rule is refused', () => {
  const create = (body: object) =>
    served.call({
      as: 'adminA',
      method: 'POST',
      path: 'feedbackrules',
      body: { name: 'One', notifies_responsible: true, ...body },
    });
  const less = { all: [{ question: 'would', less: 7 }] };

  test.each<[string, () => object, string, string]>([
    ['on a group that there is not', () => ({ nps_group: 'fan' }), '/nps_group', 'enum'],
    ['on no group', () => ({ conditions: ['nps_group'] }), '/nps_group', 'required'],
    ['on no word', () => ({ conditions: ['words'], words: [] }), '/words', 'required'],
    ['on a word without a sign', () => ({ words: [' '] }), '/words/0', 'required'],
    ['on more words than it has room for', () => ({ words: Array.from({ length: 21 }, String) }), '/words', 'too_many'],
    ['on a survey that there is not', () => ({ survey_id: 99_999_999 }), '/survey_id', 'reference_not_found'],
    ['on answers of no survey', () => ({ answers_rule: less }), '/answers_rule', 'not_applicable'],
    ['on what is no rule', () => ({ survey_id: asked.surveyId, answers_rule: { some: [] } }), '/answers_rule', ''],
    [
      'on a question that is not asked',
      () => ({ survey_id: asked.surveyId, answers_rule: { all: [{ question: 'gone', answered: true }] } }),
      '/answers_rule/all/0/question',
      'reference_not_found',
    ],
    [
      'on what no answer can be',
      () => ({ survey_id: asked.surveyId, answers_rule: { all: [{ question: 'meal', equals: 'tea' }] } }),
      '/answers_rule/all/0/equals',
      'reference_not_found',
    ],
  ])('%s', async (_what, body, pointer, code) => {
    const refused = await create(body());
    expect(refused.status, JSON.stringify(refused.body)).toBe(400);
    const [first] = (refused.body as { errors: { pointer: string }[] }).errors;
    expect(first?.pointer.startsWith(pointer), JSON.stringify(refused.body)).toBe(true);
    expect(JSON.stringify(refused.body)).toContain(code);
  });

  test('on a survey of another company', async () => {
    const made = await served.call({
      as: 'adminB',
      method: 'POST',
      path: 'surveys',
      body: { name: 'Theirs', document },
    });
    expect(made.status).toBe(201);
    const body = { survey_id: (made.body as { id: number }).id };
    expect(await create(body)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/survey_id' }] } });
  });

  test('on answers to a survey that nobody was ever asked', async () => {
    const made = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'surveys',
      body: { name: 'Draft', document },
    });
    const body = { survey_id: (made.body as { id: number }).id, answers_rule: less };
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/survey_id', code: 'survey_not_published' }] },
    });
  });

  test('when another survey leaves it with questions that it does not ask; without a survey its rule goes, too', async () => {
    const id = await makeRule({ survey_id: asked.surveyId, answers_rule: less });
    const patch = (body: object) => served.call({ as: 'adminA', method: 'PATCH', path: `feedbackrules/${id}`, body });
    expect(await patch({ survey_id: other.surveyId })).toMatchObject({ status: 200, body: { answers_rule: less } });
    const [version] = await asApp<{ survey_id: number }>('select survey_id from survey_version where id = $1', [
      served.world.companyA.surveyVersionId,
    ]);
    expect(await patch({ survey_id: version?.survey_id })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/answers_rule/all/0/question' }] },
    });
    expect(await patch({ conditions: [] })).toMatchObject({
      status: 200,
      body: { survey_id: null, answers_rule: null, conditions: [] },
    });
  });
});
