import { scenarios } from '../../test/scenarios.ts';

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
    name: 'of another company is that of a missing one',
    as: 'adminA',
    method: 'DELETE',
    path: ({ companyB }) => `companyorganization/${companyB.organizationId}`,
    status: 404,
    code: 'not_found',
  },
  {
    name: 'is no right of a company user',
    as: 'node_delete',
    method: 'DELETE',
    path: ({ companyA }) => `companyorganization/${companyA.organizationId}`,
    status: 403,
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
