/** The links of tags say what the rows' tags say, whoever changes them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedback, plantFeedback } from '../../../../test/feedback.ts';
import { scenarios, type Scenario, type Served, serveWorld } from '../../../../test/scenarios.ts';
import { linkTags, removeTag } from './tag-links.ts';

let served: Served;

const links = async (): Promise<object[]> =>
  served.world.database.statement('app', served.world.companyA.id, {
    text: `select link.feedback_id, link.tag_id, link.created_at = answered.created_at as "sameTime" from feedback_tag_link link
      join feedback answered on answered.company_id = link.company_id and answered.id = link.feedback_id
      order by link.feedback_id, link.tag_id`,
    values: [],
  });
const link = (feedback_id: number, tag_id: number) => ({ feedback_id, tag_id, sameTime: true });

const tagged = (tag: 'quiet' | 'loud' | 'tagOfB') => () =>
  `feedback/?filter=${JSON.stringify({ tag_ids: feedback[tag] })}`;
const withTags = (name: string, key: 'first' | 'second', tags: ('quiet' | 'loud')[]): Scenario => ({
  name,
  as: 'adminA',
  method: 'PATCH',
  path: () => `feedbacktags/${feedback[key]}`,
  body: () => ({ tag_ids: tags.map((tag) => feedback[tag]) }),
  status: 200,
});

scenarios(
  'feedback of a tag',
  [
    withTags('a feedback is tagged twice', 'first', ['quiet', 'loud', 'quiet']),
    withTags('another once', 'second', ['loud']),
    {
      name: 'both are found, the newest first',
      as: 'adminA',
      path: tagged('loud'),
      status: 200,
      contains: () => [{ id: feedback.second }, { id: feedback.first }],
    },
    {
      name: 'by those who may read them',
      as: 'feedback_read',
      path: tagged('quiet'),
      status: 200,
      contains: () => [{ id: feedback.first }],
    },
    { name: 'and by nobody else', as: 'nobody', path: tagged('loud'), status: 200, contains: { length: 0 } },
    { name: 'a foreign tag finds nothing', as: 'adminA', path: tagged('tagOfB'), status: 200, contains: { length: 0 } },
    withTags('a tag is taken away', 'first', ['quiet']),
    {
      name: 'many are tagged at once',
      as: 'adminA',
      method: 'POST',
      path: 'feedback/change_many',
      body: () => ({
        ids: [feedback.second, feedback.third],
        add_tag_ids: [feedback.quiet],
        remove_tag_ids: [feedback.loud],
      }),
      status: 200,
      contains: { changed: 2 },
    },
    {
      name: 'all of them are found by what they have now',
      as: 'adminA',
      path: tagged('quiet'),
      status: 200,
      contains: () => [{ id: feedback.third }, { id: feedback.second }, { id: feedback.first }],
    },
    { name: 'and by no tag that is gone', as: 'adminA', path: tagged('loud'), status: 200, contains: { length: 0 } },
  ],
  plantFeedback,
);

describe('links of tags', () => {
  beforeAll(async () => {
    served = await serveWorld();
    await plantFeedback(served);
    for (const [key, tags] of [
      ['first', [feedback.quiet, feedback.loud]],
      ['second', [feedback.loud]],
    ] as const)
      await served.call({
        as: 'adminA',
        method: 'PATCH',
        path: `feedbacktags/${feedback[key]}`,
        body: { tag_ids: tags },
      });
  });
  afterAll(() => served.close());

  test('carry the time of the feedback', async () => {
    expect(await links()).toEqual([
      link(feedback.first, feedback.quiet),
      link(feedback.first, feedback.loud),
      link(feedback.second, feedback.loud),
    ]);
  });

  test('stay as they are when nothing has changed', async () => {
    const { database, companyA } = served.world;
    const before = await links();
    await database.withTenant('app', companyA.id, (work) => linkTags(work, [feedback.first, feedback.second]));
    expect(await links()).toEqual(before);
  });

  test('go with their tag, which leaves the rows too', async () => {
    const { database, companyA } = served.world;
    await database.withTenant('app', companyA.id, (work) => removeTag(work, feedback.loud));
    expect(await links()).toEqual([link(feedback.first, feedback.quiet)]);
    const { body } = await served.call({ as: 'adminA', path: `feedback/${feedback.second}` });
    expect(body).toMatchObject({ tag_ids: [] });
  });
});
