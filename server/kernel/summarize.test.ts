/** Groups and sums of lists: over all that a list finds and the caller may read, and no more. */
import { describe, expect, test } from 'vitest';
import { createAbilities } from '../access/abilities.ts';
import { createScope } from '../access/scope.ts';
import { descriptors } from '../generated/index.ts';
import { rules } from '../generated/rules.ts';
import { parseList } from '../query/parse.ts';
import { parseSummary } from '../query/parse-summary.ts';
import { planSummary } from '../query/plan-summary.ts';
import { withConnection } from '../database/with-connection.ts';
import { servedWorld } from '../test/scenarios.ts';

interface Group {
  value: unknown;
  count: number;
  sums: Record<string, object[]>;
}

const served = await servedWorld();

const ask = (as: string, path: string, query: Record<string, string>) =>
  served.call({ as, path: `${path}?${new URLSearchParams(query).toString()}` });

async function groupsOf(as: string, path: string, query: Record<string, string>): Promise<Group[]> {
  const { status, body } = await ask(as, path, query);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body as Group[];
}

const UNITS = 'companyorganizationnodes';
const summarized = Object.values(descriptors).filter(
  ({ operations, list }) => operations.includes('list') && (list.groups ?? list.sums) !== undefined,
);

describe('the groups of a list', () => {
  test.each(summarized.map((entity) => [entity.id, entity] as const))(
    'count each row of %s once, for everybody who may list them, and nobody else gets them',
    async (_, { path, list: { groups = [], sums = [] } }) => {
      for (const as of [
        'anonymous',
        'nobody',
        'adminA',
        'adminB',
        'superadmin',
        'feedback_read',
        'node_read',
        'qr_edit',
      ])
        for (const group of [...(sums.length > 0 ? [undefined] : []), ...groups]) {
          const rows = await served.call({ as, path: `${path}/?range=[0,0]` });
          const query = {
            ...(sums.length > 0 && { sums: JSON.stringify(sums) }),
            ...(group !== undefined && { group }),
          };
          const answer = await ask(as, path, query);
          // What is shown in some rows alone can't be asked for.
          if (answer.status === 400) {
            expect([as, group, rows.status]).toEqual([expect.stringMatching(/_|nobody/), expect.any(String), 200]);
            continue;
          }
          expect([as, group, answer.status]).toEqual([as, group, rows.status]);
          if (rows.status !== 200) continue;
          const total = Number(/\d+$/.exec(rows.headers.get('content-range') ?? '')?.[0]);
          expect([as, group, (answer.body as Group[]).reduce((sum, { count }) => sum + count, 0)]).toEqual([
            as,
            group,
            total,
          ]);
        }
    },
  );

  test.each(summarized.filter(({ list }) => list.search.length > 0).map((entity) => [entity.id, entity] as const))(
    'count what is searched for in %s',
    async (_, { path, list: { groups = [], sums = [] } }) => {
      const [group] = groups;
      const asked = { ...(sums.length > 0 && { sums: JSON.stringify(sums) }), ...(group !== undefined && { group }) };
      for (const as of ['adminA', 'superadmin'])
        for (const q of ['a', 'two words', '7']) {
          const filter = JSON.stringify({ q });
          const rows = await ask(as, path, { filter, range: '[0,0]' });
          const answer = await ask(as, path, { filter, ...asked });
          expect([as, q, answer.status]).toEqual([as, q, rows.status]);
          if (rows.status !== 200) continue;
          const total = Number(/\d+$/.exec(rows.headers.get('content-range') ?? '')?.[0]);
          expect([as, q, (answer.body as Group[]).reduce((sum, { count }) => sum + count, 0)]).toEqual([as, q, total]);
        }
    },
  );

  test('are those of the filter, the largest first, with what has no value by itself', async () => {
    const { root } = served.world.companyA.nodes;
    expect((await groupsOf('adminA', UNITS, { group: 'parent_id' })).map(({ value, count }) => [value, count])).toEqual(
      [
        [root, 2],
        [served.world.companyA.nodes.branch, 1],
        [null, 1],
      ],
    );
    const filter = JSON.stringify({ or: [{ parent_id: null }, { id: served.world.companyA.nodes.room }] });
    expect(await groupsOf('adminA', UNITS, { group: 'is_paused', filter })).toEqual([
      { value: false, count: 2, sums: {} },
    ]);
    expect(await groupsOf('adminA', UNITS, { group: 'is_paused', filter: '{"id":-1}' })).toEqual([]);
  });
});

describe('sums', () => {
  test('are over the rows that the caller reaches, and of no other company', async () => {
    const { companyA, companyB } = served.world;
    const invoice = (company: number, number: string, currency: string, total: number) =>
      withConnection(served.ownerUrl, (client) =>
        client.query(
          `insert into invoice (company_id, number, description, currency, subtotal, total, issued_at, due_at, billing_name)
            values ($1, $2, 'Plan', $3, $4, $4, now(), now(), 'Company')`,
          [company, number, currency, total],
        ),
      );
    await invoice(companyA.id, 'A1', 'EUR', 1_000);
    await invoice(companyA.id, 'A2', 'EUR', 250);
    await invoice(companyA.id, 'A3', 'USD', 40);
    await invoice(companyB.id, 'B1', 'EUR', 70);
    const sums = '["total"]';
    const path = 'invoice';
    expect(await groupsOf('adminA', path, { sums })).toEqual([
      {
        value: null,
        count: 3,
        sums: {
          total: [
            { total: 1_250, currency: 'EUR' },
            { total: 40, currency: 'USD' },
          ],
        },
      },
    ]);
    expect(await groupsOf('adminB', path, { sums, group: 'state' })).toEqual([
      { value: 'open', count: 1, sums: { total: [{ total: 70, currency: 'EUR' }] } },
    ]);
    const filter = JSON.stringify({ or: [{ state: 'paid' }, { id: -1 }] });
    expect(await groupsOf('adminA', path, { sums, filter })).toEqual([]);
    expect((await ask('feedback_read', path, { sums })).status).toBe(403);
  });
});

describe('what a list is not summed or grouped by', () => {
  test.each<[string, string, string, Record<string, string>, [string, string][]]>([
    ['a field that is not there', 'adminA', UNITS, { group: 'secret' }, [['/group', 'unknown_group']]],
    ['a field without groups', 'adminA', UNITS, { group: 'name' }, [['/group', 'unknown_group']]],
    [
      'a field without a sum',
      'adminA',
      'unitimports',
      { sums: '["name","id"]' },
      [
        ['/sums/0', 'unknown_sum'],
        ['/sums/1', 'unknown_sum'],
      ],
    ],
    ['what is no list', 'adminA', 'unitimports', { sums: 'x' }, [['/sums', 'json']]],
    ['what is no name', 'adminA', 'unitimports', { sums: '[1]' }, [['/sums', 'json']]],
    [
      'more than any list has',
      'adminA',
      'unitimports',
      { sums: JSON.stringify(Array.from({ length: 21 }, () => 'x')) },
      [['/sums', 'json']],
    ],
    ['a page', 'adminA', UNITS, { group: 'is_paused', range: '[0,9]' }, [['/range', 'not_applicable']]],
    [
      'a field that the caller is not shown in every row',
      'feedback_read',
      'surveys',
      { group: 'is_changed' },
      [['/group', 'unknown_group']],
    ],
    [
      'a filter that is not there',
      'adminA',
      UNITS,
      { group: 'is_paused', filter: '{"secret":1}' },
      [['/filter/secret', 'unknown_filter']],
    ],
  ])('%s', async (_, as, path, query, found) => {
    const { status, body } = await ask(as, path, query);
    const { errors = [] } = body as { errors?: { pointer: string; code: string }[] };
    expect([status, errors.map(({ pointer, code }) => [pointer, code])]).toEqual([400, found]);
  });

  test('lists that say so are not grouped at all', async () => {
    expect((await ask('adminA', 'feedback', { group: 'status' })).status).toBe(400);
  });

  test('a file has neither', async () => {
    expect((await ask('adminA', UNITS, { format: 'csv', group: 'is_paused' })).status).toBe(400);
  });
});

test('the statement of the same groups and sums is the same, so that it is prepared once', () => {
  const entity = descriptors['unit_import'];
  if (entity === undefined) throw new Error('There is no such entity.');
  const scope = createScope({ abilities: createAbilities(rules) });
  const admin = { role: 'company_admin', userId: 1, companyId: 1, sessionId: 1, accessVersion: 1 } as const;
  const planned = (filter: object, sums: string[]) => {
    const query = { filter: JSON.stringify(filter) };
    const request = parseList(entity, query, { isReadable: () => true, isShown: () => true });
    const summary = parseSummary(entity, { ...query, group: 'user_id', sums: JSON.stringify(sums) }, () => true);
    return planSummary({ entity, computed: {} }, admin, scope, request, { summary });
  };
  const one = planned({ user_id: 1 }, ['added_count', 'moved_count']);
  const other = planned({ user_id: 2 }, ['moved_count', 'added_count']);
  expect(one?.text).toBe(other?.text);
  expect(one?.values).not.toEqual(other?.values);
  expect(planned({ user_id: 1 }, [])?.text).not.toBe(one?.text);
});
