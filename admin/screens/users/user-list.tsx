import { filters } from '../../generated/customer_user.tsx';
import { customerUser } from '../../generated/resources.ts';
import { EntityList } from '../../kit/index.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { columns } from './pieces.tsx';

/** The users of the company; when each was there last is told to administrators alone. */
export default function UserList() {
  const isAdmin = useUserData()?.is_admin === true;
  const { last_login_at: _lastLogin, ...others } = columns;
  return <EntityList entity={customerUser} columns={isAdmin ? columns : others} filters={filters} />;
}
