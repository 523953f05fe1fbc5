import { act, type Attempts, create, patch, remove } from './attempt.ts';

/** Nobody lifts himself, and nobody takes another's account. */
export const users: Attempts = (fixture) => {
  const id = (name: string) => fixture.userId(name);
  const change = (name: string, body: object) => patch('customeruser', id(name), body);
  const unknown = (field: string) => ({ status: 400, pointers: [`/${field}`] });
  const notPermitted = (field: string) => ({ status: 403, pointers: [`/${field}`] });
  const takeOver = { email: 'mine@test.example' };
  return [
    { name: 'admin of oneself', as: 'nobody', ...change('nobody', { is_admin: true }), ...unknown('is_admin') },
    { name: "one's own state", as: 'nobody', ...change('nobody', { state: 'invited' }), ...notPermitted('state') },
    { name: "one's own e-mail", as: 'nobody', ...change('nobody', takeOver), ...unknown('email') },
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
      ...unknown('email'),
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
    { name: "a foreign user's e-mail", as: 'adminA', ...change('adminB', takeOver), ...unknown('email') },
    {
      name: "a colleague's e-mail with nothing but a session",
      as: 'adminA',
      ...act('customeruser', id('nobody'), 'change_email', takeOver),
      status: 400,
      pointers: ['/password'],
    },
    {
      name: 'a way in as a colleague with nothing but a session',
      as: 'adminA',
      ...act('customeruser', id('nobody'), 'send_password_link', {}),
      status: 400,
      pointers: ['/password'],
    },
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
      name: "a new user with a colleague's e-mail",
      as: 'adminA',
      ...create('customeruser', { full_name: 'x', email: 'nobody@test.example' }),
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
