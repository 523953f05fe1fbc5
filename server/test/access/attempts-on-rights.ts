import { type Attempts, create, patch } from './attempt.ts';
import { MISSING_ID } from './fixture.ts';
import { freshUnit, freshUser } from './rows-of-units.ts';

/** Rights are passed on by who holds them, where he holds them, and by nobody else. */
export const grants: Attempts = async (fixture) => {
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
