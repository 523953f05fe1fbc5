/** A unit that gets a design of its own. */
import { DOCUMENT, LINKS, multiAdd, prepareGroups, QR_DESIGN, type UnitName, units } from '../../../test/groups.ts';
import { type Scenario, scenarios } from '../../../test/scenarios.ts';
import { defaultSurvey } from '../../../../shared/survey/default-survey.ts';
import type { World } from '../../../test/world.ts';

const start = (unit: UnitName, kind: unknown = 'survey') => ({
  as: 'adminA',
  method: 'POST',
  path: ({ companyA }: World) => `companyorganizationnodes/${companyA.nodes[unit]}/start_own_design`,
  body: { kind },
});
const shows = (unit: UnitName, action: string, contains: object): Scenario => ({
  name: `… and ${unit} shows it`,
  as: 'adminA',
  path: ({ companyA }) => `companyorganizationnodes/${companyA.nodes[unit]}/${action}`,
  status: 200,
  contains,
});

scenarios(
  'start_own_design',
  [
    {
      name: 'copies the default survey where nothing is designed',
      ...start('room'),
      as: 'node_edit',
      status: 200,
      contains: ({ companyA }) => ({ node_id: companyA.nodes.room, kind: 'survey' }),
    },
    shows('room', 'setup_survey', { state: 'custom', source: { kind: 'own' }, design: { title: defaultSurvey.title } }),
    {
      name: 'makes a published survey of the unit alone',
      as: 'adminA',
      path: 'surveys?filter={"origin":"node"}',
      status: 200,
      contains: [{ name: 'Default survey – room' }],
    },
    { name: 'never takes an own design away', ...start('room'), status: 409, code: 'already_own_design' },
    { name: '(branch comes into a group)', ...multiAdd, body: units('designed', ['branch']), status: 200 },
    { name: 'copies what a group shows', ...start('branch'), status: 200 },
    shows('branch', 'setup_survey', { state: 'custom', design: DOCUMENT, group: { name: 'Cafés' } }),
    { name: 'makes a plain code one that can be changed', ...start('root', 'qr_code'), status: 200 },
    shows('root', 'setup_qrcode', { state: 'custom', design: { foreground: '#000000', background: '#FFFFFF' } }),
    { name: '(codes come into a group)', ...multiAdd, body: units('qr', ['branch'], { kind: 'qr_code' }), status: 200 },
    { name: 'copies what comes from above', ...start('room', 'qr_code'), as: 'qr_edit', status: 200 },
    shows('room', 'setup_qrcode', { state: 'custom', design: QR_DESIGN, group: null }),
    {
      name: 'needs the right of units for a survey',
      ...start('branch'),
      as: 'qr_edit',
      status: 403,
      code: 'forbidden',
    },
    { name: 'needs the right of codes for a code', ...start('branch', 'qr_code'), as: 'node_edit', status: 403 },
    { name: 'begins links with none where there is nothing to copy', ...start('root', 'link_list'), status: 200 },
    shows('root', 'setup_linklist', { state: 'custom', source: { kind: 'own' }, design: { links: [] } }),
    {
      name: '(the branch comes into a group of links)',
      ...multiAdd,
      body: units('linked', ['branch'], { kind: 'link_list' }),
      status: 200,
    },
    shows('branch', 'setup_linklist', { state: 'group', source: { kind: 'group', name: 'Linked' }, design: LINKS }),
    { name: 'copies links that come from above', ...start('room', 'link_list'), as: 'node_edit', status: 200 },
    shows('room', 'setup_linklist', { state: 'custom', design: LINKS, group: null }),
    { name: 'never takes own links away', ...start('room', 'link_list'), status: 409, code: 'already_own_design' },
    { name: 'needs the right of units for links', ...start('branch', 'link_list'), as: 'qr_edit', status: 403 },
    shows('otherBranch', 'setup_survey', { state: 'not_designed' }),
    {
      name: '(the company gives up its default survey)',
      as: 'adminA',
      method: 'PATCH',
      path: ({ companyA }) => `companyprofile/${companyA.id}`,
      body: { default_survey_id: null },
      status: 200,
    },
    { name: 'begins like a new company where there is nothing to copy', ...start('otherBranch'), status: 200 },
    shows('otherBranch', 'setup_survey', { state: 'custom', design: { title: defaultSurvey.title } }),
    {
      name: 'is in the log',
      as: 'adminA',
      path: 'auditentry?filter={"operation":"start_own_design"}&sort=["id","ASC"]',
      status: 200,
      contains: [{ actor_name: 'node_edit' }, {}, {}, { actor_name: 'qr_edit' }, {}, { actor_name: 'node_edit' }, {}],
    },
  ],
  prepareGroups,
);

scenarios(
  'the copy of a design from a unit out of sight',
  [
    { name: '(the top has a survey of its own)', ...start('root'), status: 200 },
    {
      name: '(which comes down)',
      as: 'adminA',
      method: 'PATCH',
      path: ({ companyA }) => `companyprofile/${companyA.id}`,
      body: { inherit_designs: true },
      status: 200,
    },
    { name: 'is made', ...start('room'), as: 'node_edit', status: 200 },
    {
      name: 'does not tell what that unit is called',
      as: 'node_edit',
      path: 'surveys?filter={"origin":"node"}',
      status: 200,
      contains: [{ name: `${defaultSurvey.title.en} – room` }],
    },
  ],
  prepareGroups,
);
