/** Filters by whether a row holds something in a field: a file, an object, a list, a text or a value. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { FieldViolation } from '../errors.ts';
import type { FieldDescriptor } from '../../shared/contract/descriptor.ts';
import { createAbilities } from '../access/abilities.ts';
import type { Principal } from '../access/principal.ts';
import { createScope } from '../access/scope.ts';
import { feedback } from '../generated/feedback.ts';
import { organization } from '../generated/organization.ts';
import { rules } from '../generated/rules.ts';
import { servedWorld } from '../test/scenarios.ts';
import { insertRow } from '../test/world.ts';
import { parseFilter } from './parse-filter.ts';
import { parseList } from './parse.ts';
import { planTotal } from './plan-list.ts';

const served = await servedWorld();

const PICTURE = { key: 'a', name: 'a.webp', media_type: 'image/webp', byte_size: 1, width: 1, height: 1 };

const ask = (as: string, path: string, filter: object) =>
  served.call({ as, path: `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}` });

async function idsOf(as: string, path: string, filter: object): Promise<number[]> {
  const { status, body } = await ask(as, path, filter);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return (body as { id: number }[]).map(({ id }) => id).toSorted((one, other) => one - other);
}

describe('a picture', () => {
  const LIST = 'companyorganization';
  let shown: number;
  let foreign: number;
  beforeAll(async () => {
    const { companyA, companyB, database } = served.world;
    const values = { name: 'Shown', logo: PICTURE };
    [shown = 0, foreign = 0] = await Promise.all(
      [companyA, companyB].map(({ id }) => insertRow(database, id, 'organization', values)),
    );
  });

  test('is there or not, of the rows that the caller reads', async () => {
    const { companyA, companyB } = served.world;
    expect(await idsOf('adminA', LIST, { not: [{ logo: null }] })).toEqual([shown]);
    expect(await idsOf('adminA', LIST, { logo: null })).toEqual([companyA.organizationId]);
    expect(await idsOf('adminB', LIST, { not: [{ logo: null }] })).toEqual([foreign]);
    expect(await idsOf('adminB', LIST, { or: [{ logo: null }] })).toEqual([companyB.organizationId]);
    // A right on a branch of the other organization does not reach it.
    expect(await idsOf('node_read', LIST, { not: [{ logo: null }] })).toEqual([]);
    expect((await served.call({ path: `${LIST}?filter={"logo":null}` })).status).toBe(401);
  });

  test('is counted and downloaded by the same', async () => {
    const filter = JSON.stringify({ not: [{ logo: null }] });
    const query = (more: object) => new URLSearchParams({ filter, ...more }).toString();
    const page = await served.call({ as: 'adminA', path: `${LIST}?${query({ range: '[0,0]' })}` });
    expect(page.headers.get('content-range')).toMatch(/\/1$/);
    const file = await served.call({ as: 'adminA', path: `${LIST}?${query({ format: 'csv', fields: '["name"]' })}` });
    expect(String(file.body).replace('\ufeff', '').trim().split(/\r?\n/).slice(1)).toEqual(['Shown']);
  });

  test.each([{ logo: PICTURE }, { logo: 'a' }, { logo: ['a'] }, { logo: true }])(
    'is not compared: %j is refused at its place',
    async (filter) => {
      expect(await ask('adminA', LIST, filter)).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/filter/logo', code: 'type' }] },
      });
    },
  );

  test('has no bounds', async () => {
    expect(await ask('adminA', LIST, { logo_gte: null })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/filter/logo_gte', code: 'unknown_filter' }] },
    });
  });
});

test('a list without an item is empty, and a text without a letter', async () => {
  const { companyA, database } = served.world;
  const node = { node_id: companyA.nodes.room, node_path: '/', survey_version_id: companyA.surveyVersionId };
  const values = { ...node, answers: '{}', locale: 'en' };
  const [bare = 0, tagged = 0] = await Promise.all(
    [[], [7]].map((tags) =>
      insertRow(database, companyA.id, 'feedback', { ...values, response_token: crypto.randomUUID(), tag_ids: tags }),
    ),
  );
  expect(await idsOf('adminA', 'feedback', { tag_ids: null })).toEqual([bare]);
  expect(await idsOf('adminA', 'feedback', { not: [{ tag_ids: null }] })).toEqual([tagged]);
  const { nodes } = companyA;
  const typed = await served.call({
    as: 'adminA',
    method: 'PATCH',
    path: `companyorganizationnodes/${nodes.root}`,
    body: { type: 'Floor' },
  });
  expect(typed.status).toBe(200);
  expect(await idsOf('adminA', 'companyorganizationnodes', { not: [{ type: null }] })).toEqual([nodes.root]);
  expect(await idsOf('adminA', 'companyorganizationnodes', { type: null })).not.toContain(nodes.root);
});

test('who may not read a field is told nothing of whether it is there', () => {
  for (const filter of [{ logo: null }, { not: [{ logo: null }] }, { or: [{ and: [{ logo: null }] }] }]) {
    const errors: FieldViolation[] = [];
    parseFilter(organization, filter, errors, (name) => name !== 'logo');
    expect(errors).toMatchObject([{ pointer: expect.stringMatching(/\/logo$/), code: 'unknown_filter' }]);
  }
});

test.each<[kind: string, field: Partial<FieldDescriptor>, sql: string]>([
  ['a file', { type: 'object', column: 'jsonb', nullable: true }, 't.probe is null'],
  ['a list of objects', { type: 'array', column: 'jsonb', nullable: false }, `coalesce(t.probe, '[]') = '[]'`],
  ['a list of words', { type: 'array', column: 'text[]', nullable: false }, 'coalesce(cardinality(t.probe), 0) = 0'],
  ['a text', { type: 'string', column: 'text', nullable: false, default: '' }, `t.probe = ''`],
  ['a text that may be null', { type: 'string', column: 'text', nullable: true }, 't.probe is null'],
])('%s is asked for by a statement of its own', (_, field, sql) => {
  const probe: FieldDescriptor = { kind: 'probe', type: 'string', nullable: false, ...field };
  const entity = { ...feedback, fields: { probe }, list: { ...feedback.list, filters: ['probe'] } };
  const principal: Principal = { role: 'company_admin', userId: 1, companyId: 1 } as Principal;
  const scope = createScope({ abilities: createAbilities(rules) });
  const every = { isReadable: () => true, isShown: () => true };
  const request = parseList(entity, { filter: JSON.stringify({ probe: null }) }, every);
  expect(planTotal({ entity, computed: {} }, principal, scope, request)?.text).toContain(sql);
});
