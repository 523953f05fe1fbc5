/** A plan's limits where rows are made: each way of making them, alone and at the same time. */
import { beforeEach, describe, expect, test } from 'vitest';
import { csv, importUnits } from '../../../test/unit-imports.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { givePlan, makePlan } from '../../../test/plans.ts';
import { addUnit, idOf } from '../../../test/tree.ts';
import { descriptors } from '../../../generated/index.ts';
import { limits } from './limits.ts';

const served = await servedWorld();

const count = async (table: string): Promise<number> => {
  const { companyA, database } = served.world;
  const living = ['node', 'organization'].includes(table) ? ' and deleted_at is null' : '';
  const text = `select count(*) as rows from ${table} where company_id = $1${living}`;
  const [counted] = await database.statement<{ rows: number }>('app', companyA.id, { text, values: [companyA.id] });
  return counted?.rows ?? 0;
};
const plan = (values: Parameters<typeof givePlan>[2]) => givePlan(served.world, served.world.companyA, values);
const post = (path: string, body: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method: 'POST', path, body });
const place = () => ({
  organization_id: served.world.companyA.organizationId,
  parent_id: served.world.companyA.nodes.branch,
});
const remove = (path: string) => served.call({ as: 'adminA', method: 'DELETE', path });

test('the limits are those of the schemas', () => {
  expect(
    [...limits.values()]
      .map(({ name, plan: field }) => [name, field])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['groups', 'group_count'],
    ['organizations', 'organization_count'],
    ['units', 'qr_code_count'],
    ['users', 'user_count'],
  ]);
  expect(Object.values(descriptors).flatMap(({ id, limit }) => (limit ? [id] : []))).toEqual([
    'customer_user',
    'link_list_group',
    'node',
    'organization',
    'qr_code_group',
    'survey_group',
  ]);
});

interface Kind {
  name: string;
  field: 'qr_code_count' | 'user_count' | 'group_count' | 'organization_count';
  tables: string[];
  /** Makes one of it. */
  make: (serial: number) => Promise<CallAnswer>;
}

const KINDS: Kind[] = [
  {
    name: 'units',
    field: 'qr_code_count',
    tables: ['node'],
    make: (serial) => post('companyorganizationnodes', { ...place(), name: `Unit ${serial}` }),
  },
  {
    name: 'units',
    field: 'qr_code_count',
    tables: ['node'],
    make: (serial) => post('companyorganizationnodes', { ...place(), name: `Unit ${serial}` }, 'node_create'),
  },
  {
    name: 'users',
    field: 'user_count',
    tables: ['customer_user'],
    make: (serial) => post('customeruser', { full_name: 'New', email: `new${serial}@test.example` }),
  },
  {
    name: 'organizations',
    field: 'organization_count',
    tables: ['organization'],
    make: (serial) => post('companyorganization', { name: `Organization ${serial}` }),
  },
  ...(['surveygroups', 'qrcodegroups', 'linklistgroups'] as const).map((path): Kind => ({
    name: 'groups',
    field: 'group_count',
    tables: ['survey_group', 'qr_code_group', 'link_list_group'],
    make: (serial) => post(path, { name: `Group ${serial}` }),
  })),
];

describe.each(KINDS)('$name by $make', ({ name, field, tables, make }) => {
  let serial = 0;
  const used = async () => (await Promise.all(tables.map(count))).reduce((sum, some) => sum + some, 0);
  const next = () => make((serial += 1) * 10 + KINDS.findIndex((kind) => kind.make === make));

  test('are made up to the limit and no further, and without one again', async () => {
    const before = await used();
    await plan({ name: 'Tiny', [field]: before + 1, link_list: true });
    expect((await next()).status).toBe(201);
    const refused = await next();
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'plan_limit_reached', limit: name, used: before + 1, allowed: before + 1, plan: 'Tiny' },
    });
    expect((refused.body as { detail: string }).detail).toContain('Tiny');
    expect(await used()).toBe(before + 1);
    await plan({ link_list: true });
    expect((await next()).status).toBe(201);
    expect(await used()).toBe(before + 2);
  });

  test('are made by many at once up to the limit, none less and none more', async () => {
    const before = await used();
    await plan({ [field]: before + 3, link_list: true });
    const answers = await Promise.all(Array.from({ length: 8 }, next));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ]);
    expect(await used()).toBe(before + 3);
  });
});

describe('units', () => {
  beforeEach(() => plan({}));

  test('that are made several at once count together', async () => {
    const before = await count('node');
    await plan({ qr_code_count: before + 4 });
    const many = (units: number) => post('companyorganizationnodes', { ...place(), name: 'Table', count: units });
    expect(await many(5)).toMatchObject({ status: 409, body: { used: before, allowed: before + 4 } });
    expect(await count('node')).toBe(before);
    expect((await many(4)).status).toBe(201);
    expect((await many(1)).status).toBe(409);
  });

  test('that are deleted make room, and come back only into room', async () => {
    const branch = await addUnit(served, place().parent_id);
    await addUnit(served, branch);
    const before = await count('node');
    await plan({ qr_code_count: before });
    expect((await remove(`companyorganizationnodes/${branch}`)).status).toBe(204);
    await addUnit(served, place().parent_id);
    const restored = await post(`companyorganizationnodes/${branch}/restore`, {});
    expect(restored).toMatchObject({
      status: 409,
      body: { code: 'plan_limit_reached', limit: 'units', used: before - 1 },
    });
    expect(await count('node')).toBe(before - 1);
    await plan({ qr_code_count: before + 1 });
    expect(await post(`companyorganizationnodes/${branch}/restore`, {})).toMatchObject({
      status: 200,
      body: { restored: 2 },
    });
    expect(await count('node')).toBe(before + 1);
  });

  const importing = (names: string[], planned?: string | null) => {
    const file = csv(['external_id', 'name'], ...names.map((name) => [`id of ${name}`, name]));
    return importUnits(served, { file, ...(planned && { plan: planned }) });
  };

  test('that are imported count together, in the dry run too', async () => {
    const before = await count('node');
    await plan({ qr_code_count: before + 2 });
    const refused = { code: 'plan_limit_reached', used: before, allowed: before + 2 };
    expect(await importing(['One', 'Two', 'Three'])).toMatchObject({ status: 409, body: refused });
    const { body: shown } = await importing(['One', 'Two']);
    expect(shown).toMatchObject({ applied: false, counts: { added: 2 } });
    await addUnit(served, null);
    const late = await importing(['One', 'Two'], shown.plan);
    expect(late).toMatchObject({ status: 409, body: { ...refused, used: before + 1 } });
    expect(await count('node')).toBe(before + 1);
    await plan({ qr_code_count: before + 3 });
    expect(await importing(['One', 'Two'], shown.plan)).toMatchObject({ status: 200, body: { applied: true } });
    expect(await count('node')).toBe(before + 3);
  });

  test('of a newcomer’s first organization count too, and without room he makes neither', async () => {
    const [units, organizations] = [await count('node'), await count('organization')];
    await plan({ qr_code_count: units });
    expect(await post('companyorganization', { name: 'Mine' }, 'nobody')).toMatchObject({
      status: 409,
      body: { code: 'plan_limit_reached', limit: 'units' },
    });
    expect([await count('node'), await count('organization')]).toEqual([units, organizations]);
    await plan({ qr_code_count: units + 1 });
    expect((await post('companyorganization', { name: 'Mine' }, 'nobody')).status).toBe(201);
  });

  test('of another company do not count', async () => {
    const { companyB } = served.world;
    await givePlan(served.world, companyB, { qr_code_count: 5 });
    await plan({ qr_code_count: (await count('node')) + 1 });
    const body = { organization_id: companyB.organizationId, name: 'Theirs' };
    idOf(await post('companyorganizationnodes', body, 'adminB'));
    expect(await post('companyorganizationnodes', body, 'adminB')).toMatchObject({
      status: 409,
      body: { used: 5, allowed: 5 },
    });
    expect((await post('companyorganizationnodes', { ...place(), name: 'Ours' })).status).toBe(201);
  });
});

test('a company that never chose a plan has what the free one gives, also one that is offered no longer', async () => {
  const { world } = served;
  await world.database.statement('app', world.companyA.id, {
    text: 'update subscription set is_current = false where company_id = $1',
    values: [world.companyA.id],
  });
  const free = await makePlan(world, { name: 'Gratis', tag: 'free', user_count: 1 });
  await world.database.statement('platform', null, {
    text: 'update plan set is_active = false where id = $1',
    values: [free],
  });
  expect(await post('customeruser', { full_name: 'New', email: 'free@test.example' })).toMatchObject({
    status: 409,
    body: { code: 'plan_limit_reached', plan: 'Gratis', allowed: 1 },
  });
});
