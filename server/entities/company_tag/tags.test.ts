/** The words that a company sorts its feedback by. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Case, plantFeedback } from '../../test/feedback.ts';
import { type Served, scenarios, serveWorld } from '../../test/scenarios.ts';

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
    create({ name: 'may be what another company has', body: { name: 'Foreign' }, status: 201 }),
    create({
      name: 'is text, whatever it says',
      body: { name: '<script>alert(1)</script>' },
      status: 201,
      contains: { name: '<script>alert(1)</script>' },
    }),
    create({
      name: 'of 10 kB is refused at its field',
      body: { name: 'x'.repeat(10_240) },
      status: 400,
      pointers: ['/name'],
    }),
    create({ name: 'of sixty characters is not too long', body: { name: 'x'.repeat(60) }, status: 201 }),
    create({ name: 'of more is', body: { name: 'y'.repeat(61) }, status: 400, pointers: ['/name'] }),
    create({ name: 'says something', body: { name: '  ' }, status: 400, pointers: ['/name'] }),
    create({ name: 'is not made by who only reads', as: 'feedback_read', body: { name: 'Read' }, status: 403 }),
    create({ name: 'is not made by the platform', as: 'superadmin', body: { name: 'Platform' }, status: 403 }),
    create({ name: 'is not made by nobody', as: 'anonymous', body: { name: 'Nobody' }, status: 401 }),
  ],
  plantFeedback,
);

let served: Served;
beforeAll(async () => {
  served = await serveWorld();
});
afterAll(() => served.close());

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
