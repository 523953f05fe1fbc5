import { foldCounters } from '../../../insight/index.ts';
import { scenarios, type Served } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';

/** One open answer at each unit of both companies; some are folded already, some are not. */
async function openAnswers({ world }: Served): Promise<void> {
  for (const { id, nodes } of [world.companyA, world.companyB])
    for (const [at, nodeId] of Object.values(nodes).entries()) {
      await insertRow(world.database, id, 'node_day_delta', {
        node_id: nodeId,
        open: 1,
        answers: 2,
        day: '2026-01-05',
      });
      if (at === 1) await foldCounters(world.database);
    }
}

const organizationOf = (as: string, counts: object) => ({
  as,
  path: 'companyorganization',
  status: 200,
  contains: [counts],
});

scenarios(
  "an organization's counts",
  [
    {
      name: 'are of all its units for an admin',
      ...organizationOf('adminA', { unit_count: 4, open_feedback_count: 4 }),
    },
    {
      name: 'are of the units below his grant for a company user',
      ...organizationOf('node_read', { unit_count: 2, open_feedback_count: 2 }),
    },
    {
      name: 'may order the list',
      as: 'qr_edit',
      path: 'companyorganization?sort=["unit_count","DESC"]',
      status: 200,
      contains: [{ unit_count: 2 }],
    },
    {
      name: 'leave out what is deleted',
      as: 'adminA',
      method: 'DELETE',
      path: ({ companyA }) => `companyorganizationnodes/${companyA.nodes.room}`,
      status: 204,
    },
    { name: '… and so are one less', ...organizationOf('adminA', { unit_count: 3, open_feedback_count: 3 }) },
  ],
  openAnswers,
);

scenarios('the deletion of an organization', [
  {
    name: 'is refused while units are left in it, and says how many',
    as: 'adminA',
    method: 'DELETE',
    path: ({ companyA }) => `companyorganization/${companyA.organizationId}`,
    status: 409,
    code: 'organization_in_use',
    contains: { units: 4 },
  },
  {
    name: 'that was refused changed nothing',
    as: 'adminA',
    path: ({ companyA }) => `companyorganization/${companyA.organizationId}`,
    status: 200,
    contains: ({ companyA }) => ({ id: companyA.organizationId, deleted_at: null }),
  },
  {
    name: 'goes through once its units are deleted',
    as: 'adminA',
    method: 'DELETE',
    path: ({ companyA }) => `companyorganizationnodes/${companyA.nodes.root}`,
    status: 204,
  },
  {
    name: 'of an empty one is done',
    as: 'adminA',
    method: 'DELETE',
    path: ({ companyA }) => `companyorganization/${companyA.organizationId}`,
    status: 204,
  },
  {
    name: 'leaves nothing to read',
    as: 'adminA',
    path: ({ companyA }) => `companyorganization/${companyA.organizationId}`,
    status: 404,
  },
]);
