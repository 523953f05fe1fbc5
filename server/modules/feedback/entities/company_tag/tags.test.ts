/** The words that a company sorts its feedback by. */
import { expect, test } from 'vitest';
import {
  type Case,
  feedback,
  history,
  MISSING,
  onMany,
  plantAnswer,
  plantFeedback,
  read,
} from '../../../../test/feedback.ts';
import { takeArrivals } from '../../rules/arrivals.ts';
import { holdRows } from '../../../../test/until-blocked.ts';
import { type Scenario, scenarios, servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

const create = ({ as = 'adminA', ...rest }: Case) => ({ as, method: 'POST', path: 'companytags', ...rest });

scenarios(
  'a tag that is made',
  [
    create({
      name: 'is a word with a color',
      as: 'feedback_edit',
      body: { name: ' Çay ' },
      status: 201,
      contains: { name: 'Çay' },
    }),
    create({ name: 'is there once', body: { name: 'loud' }, status: 409, code: 'already_exists', pointers: ['/name'] }),
    create({ name: 'is there once in any width', body: { name: 'ＬＯＵＤ' }, status: 409, pointers: ['/name'] }),
    create({ name: 'is there once in any composition', body: { name: 'c\u0327ay' }, status: 409, pointers: ['/name'] }),
    create({
      name: 'is there once without what nobody sees',
      body: { name: 'lo\u200Bud\u202E' },
      status: 409,
      pointers: ['/name'],
    }),
    create({ name: 'may be what another company has', body: { name: 'Foreign' }, status: 201 }),
    create({
      name: 'is text, whatever it says',
      body: { name: '<script>alert(1)</script>' },
      status: 201,
      contains: { name: '<script>alert(1)</script>' },
    }),
    create({ name: 'of sixty characters is not too long', body: { name: 'x'.repeat(60) }, status: 201 }),
    create({ name: 'says something', body: { name: '  ' }, status: 400, pointers: ['/name'] }),
  ],
  plantFeedback,
);

const onTag =
  (method: string) =>
  (key: 'quiet' | 'loud' | 'tagOfB' | 'missing', { as = 'adminA', ...rest }: Case): Scenario => ({
    as,
    method,
    path: () => `companytags/${key === 'missing' ? MISSING : feedback[key]}`,
    ...rest,
  });
const [show, change, remove] = [onTag('GET'), onTag('PATCH'), onTag('DELETE')];

scenarios(
  'a tag that is changed',
  [
    change('loud', { name: 'has another name', body: { name: ' Noise ' }, status: 200, contains: { name: 'Noise' } }),
    change('loud', { name: 'may keep its name', body: { name: 'NOISE' }, status: 200, contains: { name: 'NOISE' } }),
    change('loud', { name: 'has another color', body: { color: '#112233' }, status: 200, contains: { name: 'NOISE' } }),
    change('loud', {
      name: 'is not called like another',
      body: { name: 'QUIET' },
      status: 409,
      code: 'already_exists',
      pointers: ['/name'],
    }),
  ],
  plantFeedback,
);

scenarios(
  'a tag that is used',
  [
    onMany('change_many')({
      name: 'by two',
      body: () => ({ ids: [feedback.first, feedback.second], add_tag_ids: [feedback.loud, feedback.quiet] }),
      status: 200,
    }),
    show('loud', { name: 'is counted', status: 200, contains: { name: 'Loud', feedback_count: 2 } }),
    remove('loud', { name: 'is deleted', status: 204 }),
    remove('loud', { name: 'is deleted once', status: 404 }),
    read('first', { name: 'leaves what had it', status: 200, contains: () => ({ tag_ids: [feedback.quiet] }) }),
    {
      name: 'leads to nothing any more',
      as: 'adminA',
      path: () => `feedback/?filter=${JSON.stringify({ tag_ids: feedback.loud })}`,
      status: 200,
      contains: { length: 0 },
    },
    history('first', {
      name: 'stays in the history by its word',
      status: 200,
      contains: { results: [{ to: { name: 'Quiet' } }, { to: { name: 'Loud' } }] },
    }),
    onMany('change_many')({
      name: 'is not put on any more',
      body: () => ({ ids: [feedback.first], add_tag_ids: [feedback.loud] }),
      status: 400,
      pointers: ['/add_tag_ids/0'],
    }),
    create({ name: 'leaves its name to another', body: { name: 'loud' }, status: 201 }),
  ],
  plantFeedback,
);

const served = await servedWorld();

const make = (name: string) => served.call({ as: 'adminA', method: 'POST', path: 'companytags', body: { name } });

test('is made once by eight at the same moment', async () => {
  const names = ['Soup', 'soup', 'SOUP', 'sOup', 'soUp', 'souP', 'SOup', 'soUP'];
  const statuses = (await Promise.all(names.map(make))).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...names.slice(1).map(() => 409)]);
});

test('is one of a thousand', async () => {
  const { companyA, database } = served.world;
  await database.statement('app', companyA.id, {
    text: "insert into company_tag (company_id, name) select $1, 'tag ' || at from generate_series(1, 998) at",
    values: [companyA.id],
  });
  const answers = await Promise.all(['one', 'two', 'three'].map(make));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  expect(await make('four')).toMatchObject({ status: 409, body: { code: 'too_many_tags', limit: 1000 } });
});

test('is one of two hundred of one user, who leaves the others room', async () => {
  const { companyA, principals } = served.world;
  const query = (text: string, ...values: unknown[]) => served.database.statement('app', companyA.id, { text, values });
  await query('delete from company_tag');
  await query(
    `insert into company_tag (company_id, name, maker_id) select $1, 'Own ' || n, $2 from generate_series(1, 199) n`,
    companyA.id,
    principals['feedback_edit']?.userId,
  );
  const make = (as: string, name: string) => served.call({ as, method: 'POST', path: 'companytags', body: { name } });
  const answers = await Promise.all(['one', 'two'].map((name) => make('feedback_edit', name)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await make('feedback_edit', 'three')).toMatchObject({
    status: 409,
    body: { code: 'user_share_used', limit: 200 },
  });
  expect(await make('adminA', 'four')).toMatchObject({ status: 201 });
});

const putOn = (first: number, tag: number) =>
  served.call({
    as: 'adminA',
    method: 'POST',
    path: 'feedback/change_many',
    body: { ids: [first], add_tag_ids: [tag] },
  });
const applyRules = async () => ({ status: (await takeArrivals(served.world.database, { full: true })) ? 200 : 204 });

test.each([
  ['somebody', putOn, 400],
  ['a rule', applyRules, 204],
])('that was deleted while %s waited to put it on is not put on any more', async (who, putOnBy, status) => {
  const { companyA } = served.world;
  const query = (text: string, ...values: unknown[]) => served.database.statement('app', companyA.id, { text, values });
  const tag = await insertRow(served.world.database, companyA.id, 'company_tag', { name: `By ${who}` });
  const rule = { as: 'adminA', method: 'POST', path: 'feedbackrules', body: { name: who, added_tag_id: tag } };
  expect(await served.call(rule)).toMatchObject({ status: 201 });
  await query("update customer set arrivals_until = now() - interval '1 minute' where id = $1", companyA.id);
  const first = await plantAnswer(served);
  const holder = await holdRows(served.ownerUrl);
  await holder.query('select from feedback where id = $1 for no key update', [first]);
  const waiting = putOnBy(first, tag);
  await holder.untilBlocked();
  const removed = await served.call({ as: 'adminA', method: 'DELETE', path: `companytags/${tag}` });
  await holder.release();
  expect(removed).toMatchObject({ status: 204 });
  expect(await waiting).toMatchObject({ status });
  expect(await query('select tag_ids from feedback where id = $1', first)).toEqual([{ tag_ids: [] }]);
});

test('that is put on while it is deleted is left by that feedback too', async () => {
  const { companyA } = served.world;
  await plantFeedback(served);
  const holder = await holdRows(served.ownerUrl);
  const { first, loud } = feedback;
  await holder.query('update feedback set tag_ids = array[$2::bigint] where id = $1', [first, loud]);
  await holder.query(
    `insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
      select company_id, id, $2, created_at from feedback where id = $1`,
    [first, loud],
  );
  const removed = served.call({ as: 'adminA', method: 'DELETE', path: `companytags/${loud}` });
  await holder.untilBlocked();
  await holder.release();
  expect(await removed).toMatchObject({ status: 204 });
  expect(
    await served.database.statement('app', companyA.id, {
      text: 'select tag_ids from feedback where company_id = $1 and id = $2',
      values: [companyA.id, first],
    }),
  ).toEqual([{ tag_ids: [] }]);
});
