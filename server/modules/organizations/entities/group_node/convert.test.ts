/** A unit that leaves its group and keeps the group's design. */
import {
  counts,
  DOCUMENT,
  groupCall,
  LINKS,
  membersOf,
  multiAdd,
  prepareGroups,
  QR_DESIGN,
  type UnitName,
  units,
} from '../../../../test/groups.ts';
import { type Scenario, scenarios } from '../../../../test/scenarios.ts';
import type { World } from '../../../../test/world.ts';

const convert = (unit: UnitName, kind = 'survey') => ({
  ...groupCall('convert_group_to_one_design'),
  as: 'adminA',
  body: ({ companyA }: World) => ({ kind, node_id: companyA.nodes[unit] }),
});
const setup = (unit: UnitName, action: string, contains: Scenario['contains']): Scenario => ({
  name: `… and ${unit} shows it`,
  as: 'adminA',
  path: ({ companyA }) => `companyorganizationnodes/${companyA.nodes[unit]}/${action}`,
  status: 200,
  ...(contains && { contains }),
});

scenarios(
  'convert_group_to_one_design',
  [
    { name: 'needs a group', ...convert('room'), status: 400, code: 'invalid_input', pointers: ['/node_id'] },
    { name: '(room and branch come into one)', ...multiAdd, body: units('designed', ['room', 'branch']), status: 200 },
    { name: 'needs the right', ...convert('room'), as: 'node_read', status: 403, pointers: ['/node_id'] },
    {
      name: 'copies the survey that the group shows, and leaves the group',
      ...convert('room'),
      as: 'node_edit',
      status: 200,
      contains: ({ companyA }) => ({ kind: 'survey', node_id: companyA.nodes.room }),
    },
    setup('room', 'setup_survey', { state: 'custom', design: DOCUMENT, group: null }),
    membersOf('designed', 1),
    {
      name: 'as a survey of the unit alone',
      as: 'adminA',
      path: 'surveys?filter={"origin":"node"}',
      status: 200,
      contains: [{ name: 'Coffee – room', draft: DOCUMENT }],
    },
    { name: 'happens once', ...convert('room'), status: 400, pointers: ['/node_id'] },
    {
      name: '(the room comes back into the group)',
      ...multiAdd,
      body: units('designed', ['room']),
      status: 200,
      contains: counts(1, 0, 0, 0, 1),
    },
    {
      name: 'never takes a design of the unit’s own away',
      ...convert('room'),
      status: 409,
      code: 'already_own_design',
    },
    {
      name: '(otherBranch comes into one that is a draft)',
      ...multiAdd,
      body: units('draft', ['otherBranch']),
      status: 200,
    },
    { name: 'needs something to copy', ...convert('otherBranch'), status: 409, code: 'group_without_design' },
    {
      name: '(codes come into groups)',
      ...multiAdd,
      body: units('qr', ['room'], { kind: 'qr_code' }),
      status: 200,
    },
    {
      name: '(and into one without a design)',
      ...multiAdd,
      body: units('qrBare', ['branch'], { kind: 'qr_code' }),
      status: 200,
    },
    { name: 'of codes needs the right of codes', ...convert('room', 'qr_code'), as: 'qr_read', status: 403 },
    { name: 'of codes copies the design', ...convert('room', 'qr_code'), as: 'qr_edit', status: 200 },
    setup('room', 'setup_qrcode', { state: 'custom', design: QR_DESIGN, group: null }),
    {
      name: 'of codes needs something to copy',
      ...convert('branch', 'qr_code'),
      status: 409,
      code: 'group_without_design',
    },
    {
      name: '(the branch comes into a group of links)',
      ...multiAdd,
      body: units('linked', ['branch'], { kind: 'link_list' }),
      status: 200,
      contains: counts(1),
    },
    { name: 'of links needs the right of units', ...convert('branch', 'link_list'), as: 'qr_edit', status: 403 },
    { name: 'of links copies the list', ...convert('branch', 'link_list'), as: 'node_edit', status: 200 },
    setup('branch', 'setup_linklist', { state: 'custom', design: LINKS, group: null }),
    {
      name: '(the branch comes back into the group of links)',
      ...multiAdd,
      body: units('linked', ['branch'], { kind: 'link_list' }),
      status: 200,
      contains: counts(1, 0, 0, 0, 1),
    },
    {
      name: 'never takes links of the unit’s own away',
      ...convert('branch', 'link_list'),
      status: 409,
      code: 'already_own_design',
    },
    {
      name: 'is in the log',
      as: 'adminA',
      path: 'auditentry?filter={"operation":"convert_group_to_one_design"}&sort=["id","ASC"]',
      status: 200,
      contains: [{ actor_name: 'node_edit' }, { actor_name: 'qr_edit' }, { actor_name: 'node_edit' }],
    },
    membersOf('draft', 1),
  ],
  prepareGroups,
);
