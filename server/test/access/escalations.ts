/** Attempts to come by more than one has, each by name; all of them are refused and leave no trace. */
import { type Fixture, MISSING_ID } from './fixture.ts';
import { freshUnit, freshUser } from './rows-of-units.ts';

export interface Attempt {
  name: string;
  as: string;
  method: string;
  path: string;
  body?: object;
  status: number;
  /** Of the problem, where another than the status's own is due. */
  code?: string;
  pointers?: string[];
}

type Attempts = (fixture: Fixture) => Attempt[] | Promise<Attempt[]>;

const create = (path: string, body: object) => ({ method: 'POST', path, body });
const patch = (path: string, id: number, body: object) => ({ method: 'PATCH', path: `${path}/${id}`, body });
const remove = (path: string, id: number) => ({ method: 'DELETE', path: `${path}/${id}` });

/** Rights are passed on by who holds them, where he holds them, and by nobody else. */
const grants: Attempts = async (fixture) => {
  const { nodes } = fixture.world.companyA;
  const colleague = await freshUser(fixture, 'A');
  const room = await freshUnit(fixture, { company: 'A', place: 'reach' });
  const beyond = fixture.one('node', 'A', { place: 'beyond' }).id;
  const foreign = fixture.world.companyB.nodes.room;
  const own = (name: string) => fixture.of('node_user_access').find(({ owner }) => owner === name)?.id ?? 0;
  const planted = fixture.one('node_user_access', 'A', { place: 'reach' });
  const grant = (user: number, node: number, right: string) =>
    create('nodeuseraccess', { user_id: user, node_id: node, [right]: true });
  const notHeld = (right: string) => ({ status: 400, pointers: [`/${right}`] });
  const user = fixture.userId('user_create');
  return [
    {
      name: 'a right that one does not hold, to another',
      as: 'user_create',
      ...grant(colleague, room, 'feedback_read'),
      ...notHeld('feedback_read'),
    },
    {
      name: 'a right that one does not hold, to oneself',
      as: 'user_create',
      ...grant(user, room, 'feedback_read'),
      ...notHeld('feedback_read'),
    },
    {
      name: 'a further right of the same module, to oneself',
      as: 'user_create',
      ...grant(user, room, 'user_delete'),
      ...notHeld('user_delete'),
    },
    {
      name: "one's own right, on the unit above one's own",
      as: 'user_create',
      ...grant(user, nodes.root, 'user_create'),
      status: 400,
      pointers: ['/node_id'],
    },
    {
      name: "one's own right, on a branch beside",
      as: 'user_create',
      ...grant(user, beyond, 'user_create'),
      status: 400,
      pointers: ['/node_id'],
    },
    {
      name: 'a grant on a foreign unit, as an admin',
      as: 'adminA',
      ...grant(colleague, foreign, 'node_read'),
      status: 400,
      pointers: ['/node_id'],
    },
    {
      name: 'a grant to a foreign user, as an admin',
      as: 'adminA',
      ...grant(fixture.userId('adminB'), room, 'node_read'),
      status: 400,
      pointers: ['/user_id'],
    },
    {
      name: 'a right that one does not hold, by changing a grant of another',
      as: 'user_edit',
      ...patch('nodeuseraccess', planted.id, { qr_edit: true }),
      ...notHeld('qr_edit'),
    },
    {
      name: "a right that one does not hold, by changing one's own grant",
      as: 'user_edit',
      ...patch('nodeuseraccess', own('user_edit'), { node_delete: true }),
      ...notHeld('node_delete'),
    },
    {
      name: "one's own grant, moved up the tree",
      as: 'user_edit',
      ...patch('nodeuseraccess', own('user_edit'), { node_id: nodes.root }),
      status: 400,
      pointers: ['/node_id'],
    },
    {
      name: "another's grant, made one's own",
      as: 'user_edit',
      ...patch('nodeuseraccess', planted.id, { user_id: fixture.userId('user_edit') }),
      status: 400,
      pointers: ['/user_id'],
    },
    {
      name: "one's own grant, without any right over users",
      as: 'feedback_read',
      ...patch('nodeuseraccess', own('feedback_read'), { feedback_edit: true }),
      status: 403,
    },
    {
      name: 'a grant without a unit that exists',
      as: 'adminA',
      ...grant(colleague, MISSING_ID, 'node_read'),
      status: 400,
      pointers: ['/node_id'],
    },
  ];
};

/** Nobody lifts himself, and nobody takes another's account. */
const users: Attempts = (fixture) => {
  const id = (name: string) => fixture.userId(name);
  const change = (name: string, body: object) => patch('customeruser', id(name), body);
  const unknown = (field: string) => ({ status: 400, pointers: [`/${field}`] });
  const notPermitted = (field: string) => ({ status: 403, pointers: [`/${field}`] });
  const takeOver = { email: 'mine@test.example' };
  return [
    { name: 'admin of oneself', as: 'nobody', ...change('nobody', { is_admin: true }), ...unknown('is_admin') },
    { name: "one's own state", as: 'nobody', ...change('nobody', { state: 'invited' }), ...notPermitted('state') },
    { name: "one's own e-mail", as: 'nobody', ...change('nobody', takeOver), ...notPermitted('email') },
    { name: "one's own company", as: 'nobody', ...change('nobody', { company_id: 1 }), ...unknown('company_id') },
    { name: "one's own id", as: 'nobody', ...change('nobody', { id: id('adminA') }), ...unknown('id') },
    {
      name: "one's own access version",
      as: 'nobody',
      ...change('nobody', { access_version: 9 }),
      ...unknown('access_version'),
    },
    {
      name: "the admin's e-mail, with user rights",
      as: 'user_edit',
      ...change('adminA', takeOver),
      ...notPermitted('email'),
    },
    {
      name: "the admin's name, with user rights",
      as: 'user_edit',
      ...change('adminA', { full_name: 'x' }),
      status: 403,
    },
    { name: "the admin's name, without a right", as: 'nobody', ...change('adminA', { full_name: 'x' }), status: 404 },
    {
      name: 'a colleague deleted, with user rights',
      as: 'user_delete',
      ...remove('customeruser', id('adminA')),
      status: 403,
    },
    { name: "a foreign user's e-mail", as: 'adminA', ...change('adminB', takeOver), status: 404 },
    { name: "a foreign user's state", as: 'adminA', ...change('adminB', { state: 'disabled' }), status: 404 },
    { name: 'a foreign user deleted', as: 'adminA', ...remove('customeruser', id('adminB')), status: 404 },
    { name: 'the super administrator renamed', as: 'adminA', ...change('superadmin', { full_name: 'x' }), status: 404 },
    {
      name: 'a new user who is admin at once',
      as: 'adminA',
      ...create('customeruser', { full_name: 'x', email: 'x@test.example', is_admin: true }),
      ...unknown('is_admin'),
    },
    {
      name: 'a new user in a foreign company',
      as: 'adminA',
      ...create('customeruser', { full_name: 'x', email: 'x@test.example', company_id: fixture.companyId('B') }),
      ...unknown('company_id'),
    },
    {
      name: "a new user with a foreign user's e-mail",
      as: 'adminA',
      ...create('customeruser', { full_name: 'x', email: 'adminb@test.example' }),
      status: 409,
      code: 'already_exists',
    },
    {
      name: 'the last admin, gone',
      as: 'adminA',
      ...remove('customeruser', id('adminA')),
      status: 409,
      code: 'last_admin',
    },
    {
      name: 'the last admin, disabled',
      as: 'adminA',
      ...change('adminA', { state: 'disabled' }),
      status: 409,
      code: 'last_admin',
    },
  ];
};

/** The tree and the company keep their borders. */
const borders: Attempts = (fixture) => {
  const { companyA, companyB } = fixture.world;
  const { nodes, organizationId } = companyA;
  const empty = fixture.one('organization', 'A', { place: 'beyond' }).id;
  const deleted = fixture.one('node', 'A', { traits: ['deleted'] }).id;
  const unit = (body: object) => create('companyorganizationnodes', { name: 'x', ...body });
  const parent = { status: 400, pointers: ['/parent_id'] };
  return [
    {
      name: 'a unit under a parent of another organization',
      as: 'adminA',
      ...unit({ organization_id: empty, parent_id: nodes.room }),
      ...parent,
    },
    {
      name: 'a unit under a deleted one',
      as: 'adminA',
      ...unit({ organization_id: organizationId, parent_id: deleted }),
      ...parent,
    },
    {
      name: 'a unit of a foreign organization under an own parent',
      as: 'adminA',
      ...unit({ organization_id: companyB.organizationId, parent_id: nodes.room }),
      status: 400,
      pointers: ['/organization_id'],
    },
    {
      name: "a unit moved out of one's reach by its parent",
      as: 'node_edit',
      ...patch('companyorganizationnodes', nodes.room, { parent_id: nodes.root }),
      status: 400,
      pointers: ['/parent_id'],
    },
    {
      name: 'a unit put elsewhere by its path',
      as: 'node_edit',
      ...patch('companyorganizationnodes', nodes.room, { path: '/' }),
      status: 400,
      pointers: ['/path'],
    },
    {
      name: "one's company made the platform",
      as: 'adminA',
      ...patch('companyprofile', companyA.id, { is_platform: true }),
      status: 400,
      pointers: ['/is_platform'],
    },
    {
      name: 'an unpaid company opened by its own admin',
      as: 'adminA',
      ...patch('companyprofile', companyA.id, { state: 'active' }),
      status: 400,
      pointers: ['/state'],
    },
    {
      name: 'feedback assigned to a foreign user',
      as: 'feedback_edit',
      ...patch('feedback', fixture.one('feedback', 'A').id, { assignee_id: fixture.userId('adminB') }),
      status: 400,
      pointers: ['/assignee_id'],
    },
    {
      name: 'a comment in the name of another',
      as: 'feedback_edit',
      ...create('feedbackcomments', {
        feedback_id: fixture.one('feedback', 'A').id,
        text: 'x',
        user_id: fixture.userId('adminA'),
      }),
      status: 400,
      pointers: ['/user_id'],
    },
    {
      name: "a company's ticket answered in the platform's name",
      as: 'nobody',
      ...create('supportcomments', {
        support_ticket_id: fixture.of('support_ticket').find(({ owner }) => owner === 'nobody')?.id,
        text: 'x',
        from_platform: true,
      }),
      status: 400,
      pointers: ['/from_platform'],
    },
    {
      name: "the platform's answer put into another company",
      as: 'superadmin',
      ...create('supportcomments', {
        support_ticket_id: fixture.one('support_ticket', 'A').id,
        text: 'x',
        company_id: fixture.companyId('B'),
      }),
      status: 409,
      code: 'still_referenced',
    },
  ];
};

export const attempts: Record<string, Attempts> = { grants, users, borders };
