/** Units that are put into a group by the dozen, and what each refusal says and leaves alone. */
import { beforeAll, describe, expect, test } from 'vitest';
import { counts, type GroupName, groups, membersOf, multiAdd, prepareGroups, units } from '../../../../test/groups.ts';
import { type Scenario, scenarios, servedWorld } from '../../../../test/scenarios.ts';

scenarios(
  'multi_add',
  [
    { name: 'adds units', ...multiAdd, body: units('designed', ['room']), status: 200, contains: counts(1) },
    {
      name: 'leaves those that are in it',
      ...multiAdd,
      body: units('designed', ['room', 'otherBranch', 'room']),
      status: 200,
      contains: counts(1, 0, 1),
    },
    membersOf('designed', 2),
    {
      name: 'takes all below with it, and tells of those that are elsewhere',
      ...multiAdd,
      body: units('other', ['root'], { with_subunits: true }),
      status: 200,
      contains: counts(2, 0, 0, 2),
    },
    membersOf('other', 2),
    {
      name: 'brings those too where it is told to',
      ...multiAdd,
      body: units('other', ['branch', 'room'], { with_subunits: true, replace: true }),
      status: 200,
      contains: counts(0, 1, 1),
    },
    membersOf('other', 3),
    membersOf('designed', 1),
    {
      name: 'leaves no trace in the log when nothing changes',
      as: 'adminA',
      path: 'auditentry?filter={"entity":"group_node"}',
      status: 200,
      contains: [
        { operation: 'multi_add' },
        { operation: 'multi_add' },
        { operation: 'multi_add' },
        { operation: 'multi_add' },
      ],
    },
    {
      name: 'is for who may edit the units, of any kind but that of codes',
      ...multiAdd,
      as: 'node_edit',
      body: units('links', ['branch'], { kind: 'link_list', with_subunits: true }),
      status: 200,
      contains: counts(2),
    },
    {
      name: 'and of codes for who may edit codes',
      ...multiAdd,
      as: 'qr_edit',
      body: units('qr', ['branch', 'room'], { kind: 'qr_code' }),
      status: 200,
      contains: counts(2),
    },
  ],
  prepareGroups,
);

scenarios(
  'multi_add is refused',
  [
    {
      name: 'for a unit that is missing or foreign, each at its place, and adds none of the others',
      ...multiAdd,
      body: units('designed', ['room', 'missing', 'otherBranch', 'ofB']),
      status: 400,
      code: 'invalid_input',
      pointers: ['/node_ids/1', '/node_ids/3'],
    },
    {
      name: 'for a unit that the caller does not see, as for a missing one',
      ...multiAdd,
      as: 'node_edit',
      body: units('designed', ['room', 'otherBranch', 'missing']),
      status: 400,
      code: 'invalid_input',
      pointers: ['/node_ids/1', '/node_ids/2'],
    },
    {
      name: 'for a unit that he may read but not edit',
      ...multiAdd,
      as: 'node_read',
      body: units('designed', ['room', 'branch']),
      status: 403,
      code: 'forbidden',
      pointers: ['/node_ids/0', '/node_ids/1'],
    },
    ...(
      [
        ['qr_edit', 'designed', {}],
        ['node_edit', 'qr', { kind: 'qr_code' }],
      ] as const
    ).map(([as, group, more]): Scenario => ({
      name: `to ${as} for the other module's groups, which are no news to him`,
      ...multiAdd,
      as,
      body: units(group, ['room'], more),
      status: 400,
      code: 'invalid_input',
      pointers: ['/group_id', '/node_ids/0'],
    })),
    {
      name: 'to who has no right anywhere',
      ...multiAdd,
      as: 'nobody',
      body: units('designed', ['room']),
      status: 400,
      code: 'invalid_input',
      pointers: ['/group_id', '/node_ids/0'],
    },
    {
      name: 'for a group of another company',
      ...multiAdd,
      body: units('ofB', ['room']),
      status: 400,
      code: 'invalid_input',
      pointers: ['/group_id'],
    },
    {
      name: 'for a group of another kind',
      ...multiAdd,
      body: ({ companyA }) => ({
        kind: 'link_list',
        group_id: groups.surveyOfB + 1_000,
        node_ids: [companyA.nodes.room],
      }),
      status: 400,
      pointers: ['/group_id'],
    },
    membersOf('designed', 0),
    {
      name: '… and nothing is in the log',
      as: 'adminA',
      path: 'auditentry?filter={"entity":"group_node"}',
      status: 200,
      contains: [],
    },
  ],
  prepareGroups,
);

describe('a subtree of 5,000 units', async () => {
  const served = await servedWorld();
  await prepareGroups(served);
  beforeAll(async () => {
    const { id, organizationId, nodes } = served.world.companyA;
    await served.database.statement('app', id, {
      text: `insert into node (company_id, organization_id, parent_id, name, path)
        select $1, $2, $3, 'Unit ' || n, '' from generate_series(1, 5000) n`,
      values: [id, organizationId, nodes.room],
    });
    await served.database.statement('app', id, {
      text: `update node set path = (select path from node room where room.company_id = $1 and room.id = $2) || id || '/'
        where company_id = $1 and parent_id = $2`,
      values: [id, nodes.room],
    });
  });

  const add = async (group: GroupName, more: object = {}) => {
    const body = units(group, ['room'], { with_subunits: true, ...more })(served.world);
    const { status, body: answer } = await served.call({
      as: 'node_edit',
      method: 'POST',
      path: 'groupnodes/multi_add',
      body,
    });
    expect(status).toBe(200);
    return answer;
  };

  test('comes into a group in one call, and into another one', async () => {
    expect(await add('designed')).toEqual(counts(5001));
    expect(await add('other')).toEqual(counts(0, 0, 0, 5001));
    expect(await add('other', { replace: true })).toEqual(counts(0, 5001));
    expect(await add('other', { replace: true })).toEqual(counts(0, 0, 5001));
  });

  test('is added by two callers at once without one waiting for the other for ever', async () => {
    const answers = await Promise.all([add('designed', { replace: true }), add('bare', { replace: true })]);
    expect(answers).toEqual([counts(0, 5001), counts(0, 5001)]);
  });
});
