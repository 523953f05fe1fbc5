/** Two words for one thing become one: all that had the one has the other, and nothing else changes. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MOVED_AT_ONCE } from '../feedback/tag-links.ts';
import { type Case, feedback, history, MISSING, onMany, plantFeedback, read } from '../../../../test/feedback.ts';
import { type Scenario, scenarios, servedWorld } from '../../../../test/scenarios.ts';
import { type Holder, holdRows } from '../../../../test/until-blocked.ts';

type Tag = 'quiet' | 'loud' | 'tagOfB' | 'missing';

const idOf = (tag: Tag): number => (tag === 'missing' ? MISSING : feedback[tag]);

/** Merges a tag into another one, by an admin where nobody is named. */
const merge = (tag: Tag, into: Tag, { as = 'adminA', ...rest }: Case): Scenario => ({
  as,
  method: 'POST',
  path: () => `companytags/${idOf(tag)}/merge`,
  body: () => ({ into_id: idOf(into) }),
  ...rest,
});
const put = (name: string, keys: ('first' | 'second' | 'third')[], tags: ('quiet' | 'loud')[]): Scenario =>
  onMany('change_many')({
    name,
    body: () => ({ ids: keys.map((key) => feedback[key]), add_tag_ids: tags.map((tag) => feedback[tag]) }),
    status: 200,
  });
const count = (name: string, tag: 'quiet' | 'loud', feedback_count: number): Scenario => ({
  name,
  as: 'adminA',
  path: () => `companytags/${feedback[tag]}`,
  status: 200,
  contains: { feedback_count },
});

scenarios(
  'a tag that is merged into another one',
  [
    put('is had', ['first', 'second'], ['loud']),
    put('in part beside the other one', ['second', 'third'], ['quiet']),
    {
      name: 'is looked for and put on by a rule',
      as: 'adminA',
      method: 'POST',
      path: 'feedbackrules',
      body: () => ({ name: 'Louder', tag_id: feedback.loud, added_tag_id: feedback.loud }),
      status: 201,
    },
    {
      name: 'is what somebody filters by',
      as: 'feedback_read',
      method: 'POST',
      path: 'savedfilters',
      body: () => ({ name: 'Loud ones', filter: { tag_ids: feedback.loud, status: 'new' } }),
      status: 201,
    },
    merge('loud', 'tagOfB', { name: 'goes into no foreign one', status: 400, pointers: ['/into_id'] }),
    merge('loud', 'missing', { name: 'nor into one that is missing', status: 400, pointers: ['/into_id'] }),
    merge('loud', 'loud', { name: 'nor into itself', status: 400, pointers: ['/into_id'] }),
    merge('loud', 'quiet', { name: 'nor into nothing', body: {}, status: 400, pointers: ['/into_id'] }),
    merge('loud', 'quiet', {
      name: 'nor into a word',
      body: { into_id: 'Quiet' },
      status: 400,
      pointers: ['/into_id'],
    }),
    count('is as it was after all that', 'loud', 2),
    count('so is the other one', 'quiet', 2),
    merge('loud', 'quiet', { name: 'moves what had it', status: 200, contains: { moved: 2, left: 0 } }),
    merge('loud', 'quiet', { name: 'once', status: 404 }),
    count('leaves it to the other one', 'quiet', 3),
    read('first', { name: 'is replaced', status: 200, contains: () => ({ tag_ids: [feedback.quiet] }) }),
    read('second', { name: 'is not there twice', status: 200, contains: () => ({ tag_ids: [feedback.quiet] }) }),
    history('first', {
      name: 'is told in the history, by its word: what went and what came',
      status: 200,
      contains: () => ({
        results: [
          { field: 'tag_ids', from: null, to: { id: feedback.quiet, name: 'Quiet' }, user: { name: 'adminA' } },
          { field: 'tag_ids', from: { id: feedback.loud, name: 'Loud' }, to: null },
          { to: { name: 'Loud' } },
        ],
      }),
    }),
    history('second', {
      name: 'only goes where the other one was',
      status: 200,
      contains: () => ({
        results: [
          { from: { id: feedback.loud }, to: null },
          { to: { id: feedback.quiet } },
          { to: { id: feedback.loud } },
        ],
      }),
    }),
    {
      name: 'leads to all of them by the other one',
      as: 'feedback_read',
      path: () => `feedback/?filter=${JSON.stringify({ tag_ids: feedback.quiet })}`,
      status: 200,
      contains: () => [{ id: feedback.third }, { id: feedback.second }, { id: feedback.first }],
    },
    {
      name: 'leaves rules that name the other one',
      as: 'adminA',
      path: 'feedbackrules/',
      status: 200,
      contains: () => [{ name: 'Louder', tag_id: feedback.quiet, added_tag_id: feedback.quiet }],
    },
    {
      name: 'and filters that do',
      as: 'feedback_read',
      path: 'savedfilters/',
      status: 200,
      contains: () => [{ filter: { tag_ids: feedback.quiet, status: 'new' } }],
    },
  ],
  plantFeedback,
);

describe('tags that are merged while others work', async () => {
  const served = await servedWorld();
  beforeEach(async () => {
    for (const { id } of [served.world.companyA, served.world.companyB])
      for (const table of ['feedback', 'company_tag'])
        await served.database.statement('app', id, { text: `delete from ${table}`, values: [] });
    await plantFeedback(served);
  });

  const ask = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    served.database.statement<Row>('app', served.world.companyA.id, { text, values });
  const mergeInto = (tag: number, into: number) =>
    served.call({ as: 'adminA', method: 'POST', path: `companytags/${tag}/merge`, body: { into_id: into } });
  const tagsOf = async (id: number) => {
    const [row] = await ask<{ tag_ids: number[]; linked: number[] }>(
      `select to_jsonb(tag_ids) as tag_ids,
          to_jsonb(array(select tag_id from feedback_tag_link where feedback_id = feedback.id)) as linked
        from feedback where id = $1`,
      [id],
    );
    return row;
  };
  const putOn = (holder: Pick<Holder, 'query'>, id: number, tag: number) =>
    holder.query(
      `with tagged as (update feedback set tag_ids = array[$2::bigint] where id = $1 returning company_id, id, created_at)
        insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
        select company_id, id, $2, created_at from tagged`,
      [id, tag],
    );

  test('what gets the tag meanwhile gets the other one', async () => {
    const { first, loud, quiet } = feedback;
    const holder = await holdRows(served.ownerUrl);
    await putOn(holder, first, loud);
    const merged = mergeInto(loud, quiet);
    await holder.untilBlocked();
    await holder.release();
    expect(await merged).toMatchObject({ status: 200, body: { moved: 1 } });
    expect(await tagsOf(first)).toEqual({ tag_ids: [quiet], linked: [quiet] });
  });

  test('what loses the tag meanwhile gets nothing', async () => {
    const { first, second, loud, quiet } = feedback;
    for (const id of [first, second]) await putOn({ query: ask }, id, loud);
    const holder = await holdRows(served.ownerUrl);
    await holder.query(`update feedback set tag_ids = '{}' where id = $1`, [first]);
    await holder.query('delete from feedback_tag_link where feedback_id = $1', [first]);
    const merged = mergeInto(loud, quiet);
    await holder.untilBlocked();
    await holder.release();
    expect(await merged).toMatchObject({ status: 200 });
    expect(await tagsOf(first)).toEqual({ tag_ids: [], linked: [] });
    expect(await tagsOf(second)).toEqual({ tag_ids: [quiet], linked: [quiet] });
  });

  test('of two that are merged into each other one stays', async () => {
    const { first, second, loud, quiet } = feedback;
    await putOn({ query: ask }, first, loud);
    await putOn({ query: ask }, second, quiet);
    const answers = await Promise.all([mergeInto(loud, quiet), mergeInto(quiet, loud)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const left = await ask<{ id: number }>('select id from company_tag where id = any($1::bigint[])', [[loud, quiet]]);
    const ids = left.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    for (const id of [first, second]) expect(await tagsOf(id)).toEqual({ tag_ids: ids, linked: ids });
  });

  /**
   * Has the tables counted as autovacuum would in time: connections that first looked into them while they were all but
   * empty go on reading them whole for each key that they check.
   */
  const plantMany = async ({ first, loud }: typeof feedback, count: number) => {
    const holder = await holdRows(served.ownerUrl);
    await holder.query(
      `with made as (
          insert into feedback (company_id, node_id, node_path, survey_version_id, answers, response_token, tag_ids)
          select company_id, node_id, node_path, survey_version_id, answers, gen_random_uuid(), array[$2::bigint]
          from feedback, generate_series(1, $3) where id = $1 returning company_id, id, created_at
        )
        insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
        select company_id, id, $2, created_at from made`,
      [first, loud, count],
    );
    await holder.query('analyze feedback, feedback_tag_link');
    await holder.release();
  };

  test('so many that others would wait are moved part by part, each whole in itself', async () => {
    const { loud, quiet } = feedback;
    await plantMany(feedback, MOVED_AT_ONCE + 1);
    const tagged = `select count(*) filter (where $1 = any(tag_ids))::int as loud,
        count(*) filter (where $2 = any(tag_ids))::int as quiet,
        (select count(*)::int from feedback_tag_link where tag_id = $1) as linked_loud,
        (select count(*)::int from feedback_tag_link where tag_id = $2) as linked_quiet from feedback`;
    const first = await mergeInto(loud, quiet);
    expect(first).toMatchObject({ status: 200, body: { moved: MOVED_AT_ONCE, left: 1 } });
    const half = { loud: 1, quiet: MOVED_AT_ONCE, linked_loud: 1, linked_quiet: MOVED_AT_ONCE };
    expect(await ask(tagged, [loud, quiet])).toEqual([half]);
    expect(await mergeInto(loud, quiet)).toMatchObject({ status: 200, body: { moved: 1, left: 0 } });
    const all = MOVED_AT_ONCE + 1;
    expect(await ask(tagged, [loud, quiet])).toEqual([{ loud: 0, quiet: all, linked_loud: 0, linked_quiet: all }]);
    expect(await mergeInto(loud, quiet)).toMatchObject({ status: 404 });
  });

  test('webhooks hear of each that it changes', async () => {
    const { first, second, loud, quiet } = feedback;
    for (const id of [first, second]) await putOn({ query: ask }, id, loud);
    const body = { name: 'Mirror', url: 'https://hooks.example/', events: ['feedback.changed'] };
    expect(await served.call({ as: 'adminA', method: 'POST', path: 'webhooks', body })).toMatchObject({ status: 201 });
    expect(await mergeInto(loud, quiet)).toMatchObject({ status: 200 });
    const told = await ask<{ id: number }>(
      "select feedback_id as id from webhook_delivery where event = 'feedback.changed' order by feedback_id",
    );
    expect(told.map(({ id }) => id)).toEqual([first, second]);
  });

  test('more than one statement takes are moved, which is written down once', async () => {
    const { loud, quiet } = feedback;
    await plantMany(feedback, 2_001);
    expect(await mergeInto(loud, quiet)).toMatchObject({ status: 200, body: { moved: 2_001 } });
    const text = `select count(*) filter (where tag_ids = array[$1::bigint])::int as tagged,
        (select count(*)::int from feedback_tag_link where tag_id = $1) as linked from feedback`;
    expect(await ask(text, [quiet])).toEqual([{ tagged: 2_001, linked: 2_001 }]);
    const written = 'select operation, changes from audit_entry where entity = $1 and record_id = $2';
    expect(await ask(written, ['company_tag', loud])).toEqual([
      { operation: 'merge', changes: { into_id: quiet, moved: 2_001 } },
    ]);
  });
});
