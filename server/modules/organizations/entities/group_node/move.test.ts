/** A unit that goes from one group to another. */
import {
  groupCall,
  type GroupName,
  groups,
  membersOf,
  multiAdd,
  prepareGroups,
  type UnitName,
  units,
} from '../../../../test/groups.ts';
import { scenarios } from '../../../../test/scenarios.ts';
import type { World } from '../../../../test/world.ts';

const move = (unit: UnitName | 'missing', group: GroupName, more: object = {}) => ({
  ...groupCall('move_node_to_other_group'),
  as: 'adminA',
  body: ({ companyA }: World) => ({
    kind: 'survey',
    node_id: unit === 'missing' ? 999_999 : companyA.nodes[unit],
    group_id: groups[group],
    ...more,
  }),
});

scenarios(
  'move_node_to_other_group',
  [
    { name: 'needs a group to begin with', ...move('room', 'other'), status: 400, pointers: ['/node_id'] },
    { name: '(the room is put into one)', ...multiAdd, body: units('designed', ['room', 'otherBranch']), status: 200 },
    {
      name: 'moves the membership',
      ...move('room', 'other'),
      as: 'node_edit',
      status: 200,
      contains: ({ companyA }) => ({
        kind: 'survey',
        node_id: companyA.nodes.room,
        survey_group_id: groups.other,
        qr_code_group_id: null,
      }),
    },
    { name: 'leaves it where it already is', ...move('room', 'other'), status: 200 },
    membersOf('other', 1),
    membersOf('designed', 1),
    { name: 'is refused to a foreign group', ...move('room', 'ofB'), status: 400, pointers: ['/group_id'] },
    { name: 'is refused for a missing unit', ...move('missing', 'other'), status: 400, pointers: ['/node_id'] },
    {
      name: 'is refused for a unit out of sight',
      ...move('otherBranch', 'other'),
      as: 'node_edit',
      status: 400,
      pointers: ['/node_id'],
    },
    {
      name: 'is refused without the right',
      ...move('room', 'designed'),
      as: 'node_create',
      status: 403,
      code: 'forbidden',
      pointers: ['/node_id'],
    },
    {
      name: 'is refused for a group of another kind',
      ...move('room', 'qr', { kind: 'qr_code' }),
      status: 400,
      pointers: ['/node_id'],
    },
    membersOf('other', 1),
    {
      name: 'is in the log, once',
      as: 'adminA',
      path: 'auditentry?filter={"operation":"move_node_to_other_group"}',
      status: 200,
      contains: [{ actor_name: 'node_edit' }],
    },
  ],
  prepareGroups,
);
