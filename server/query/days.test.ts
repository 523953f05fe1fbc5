/** What a calendar asks of a list: rows that begin before an end, and end after a beginning or not at all. */
import { beforeAll, describe, expect, test } from 'vitest';
import { plantPrices } from '../test/prices.ts';
import { withConnection } from '../database/with-connection.ts';
import { plantAnswer } from '../test/feedback.ts';
import { servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();
beforeAll(async () => {
  const { plans } = await plantPrices(served.ownerUrl);
  await withConnection(served.ownerUrl, async (client) => {
    const contract = (company: number, startsOn: string, endsOn: string | null) =>
      client.query(
        `insert into contract (company_id, plan_id, starts_on, ends_on, price, currency_id)
          values ($1, $2, $3, $4, 100, (select min(id) from currency))`,
        [company, plans.basic, startsOn, endsOn],
      );
    const { companyA, companyB } = served.world;
    await contract(companyA.id, '2030-01-01', '2030-02-28');
    await contract(companyA.id, '2030-02-01', '2030-03-01');
    await contract(companyB.id, '2030-03-10', '2030-03-20');
    await contract(companyB.id, '2030-03-31', null);
    await contract(companyA.id, '2029-06-01', null);
    await contract(companyA.id, '2030-04-01', '2030-05-01');
    const discount = (code: string, from: string, to: string | null) =>
      client.query('insert into discount (code, percent, valid_from, valid_to) values ($1, 10, $2, $3)', [
        code,
        from,
        to,
      ]);
    await discount('BEFORE', '2030-02-01T00:00Z', '2030-02-28T23:59:59Z');
    await discount('INTO', '2030-02-01T00:00Z', '2030-03-01T00:00Z');
    await discount('LAST', '2030-03-31T23:59:59.5Z', null);
    await discount('AFTER', '2030-04-01T00:00Z', null);
  });
});

const days = (from: string, to: string, [first, last]: [string, string]) => ({
  [`${from}_lte`]: last,
  or: [{ [`${to}_gte`]: first }, { [to]: null }],
});
const MARCH: [string, string] = ['2030-03-01', '2030-03-31'];

async function ask(as: string, path: string, filter: object) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["id","ASC"]' });
  return served.call({ as, path: `${path}/?${query.toString()}` });
}

async function rowsOf(as: string, path: string, filter: object): Promise<Record<string, unknown>[]> {
  const { status, body } = await ask(as, path, filter);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body as Record<string, unknown>[];
}

describe('rows on some days', () => {
  const inMarch = { and: [days('starts_on', 'ends_on', MARCH)] };

  test('are those that touch them, those without an end included', async () => {
    const found = await rowsOf('superadmin', 'contract', inMarch);
    expect(found.map((row) => row['starts_on'])).toEqual(['2030-02-01', '2030-03-10', '2030-03-31', '2029-06-01']);
  });

  test('are narrowed by the other filters of the list, by ranges of the same fields too', async () => {
    const { companyB } = served.world;
    const found = await rowsOf('superadmin', 'contract', {
      ...inMarch,
      customer_id: companyB.id,
      starts_on_gte: '2030-03-11',
      starts_on_lte: '2030-12-31',
    });
    expect(found.map((row) => row['starts_on'])).toEqual(['2030-03-31']);
  });

  test('by times are told to the millisecond', async () => {
    const filter = { and: [days('valid_from', 'valid_to', ['2030-03-01T00:00:00.000Z', '2030-03-31T23:59:59.999Z'])] };
    const found = await rowsOf('superadmin', 'discount', filter);
    expect(found.map((row) => row['code'])).toEqual(['INTO', 'LAST']);
  });

  test('are put in order by the day that they begin on', async () => {
    const query = new URLSearchParams({ filter: JSON.stringify(inMarch), sort: '["starts_on","ASC"]', range: '[0,0]' });
    const { headers, body } = await served.call({ as: 'superadmin', path: `contract/?${query.toString()}` });
    expect([headers.get('content-range'), body]).toMatchObject([
      expect.stringMatching(/ 0-0\/4$/),
      [{ starts_on: '2029-06-01' }],
    ]);
  });

  test('are nobody’s but those of the list', async () => {
    for (const as of ['adminA', 'nobody', 'feedback_read'])
      for (const path of ['contract', 'discount']) {
        const bare = await served.call({ as, path: `${path}/` });
        const asked = await ask(as, path, path === 'contract' ? inMarch : {});
        expect([as, path, asked.status]).toEqual([as, path, bare.status]);
        expect(asked.status).toBeGreaterThanOrEqual(403);
      }
  });

  test('are within what the list shows to whom: nothing is reached by the condition for rows without an end', async () => {
    const { companyA } = served.world;
    const own = await plantAnswer(served, { created_at: '2030-03-05T12:00Z' });
    await plantAnswer(served, { created_at: '2030-03-05T12:00Z', node_id: companyA.nodes.otherBranch });
    await plantAnswer(served, { created_at: '2030-03-05T12:00Z' }, true);
    await plantAnswer(served, { created_at: '2030-02-05T12:00Z', read_at: '2030-02-06T12:00Z' });
    const filter = { and: [days('created_at', 'read_at', MARCH)] };
    expect((await rowsOf('feedback_read', 'feedback', filter)).map((row) => row['id'])).toEqual([own]);
    expect(await rowsOf('adminA', 'feedback', filter)).toHaveLength(2);
    expect(await rowsOf('adminB', 'feedback', filter)).toHaveLength(1);
  });

  test.each<[string, object, string, string]>([
    ['a day that is none', { and: [{ starts_on_lte: '2030-02-31' }] }, '/filter/and/0/starts_on_lte', 'format'],
    [
      'an end before the beginning',
      { and: [{ starts_on_gte: '2030-03-02', starts_on_lte: '2030-03-01' }] },
      '/filter/and/0/starts_on_lte',
      'range_reversed',
    ],
    ['a year too far', { and: [{ starts_on_lte: '2300-01-01' }] }, '/filter/and/0/starts_on_lte', 'date_too_far'],
  ])('%s is refused at its place', async (_, filter, pointer, code) => {
    const { status, body } = await ask('superadmin', 'contract', filter);
    expect([status, body]).toMatchObject([400, { errors: [{ pointer, code }] }]);
  });
});
