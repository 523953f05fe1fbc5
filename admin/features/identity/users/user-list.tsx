import { filters } from '../../../generated/views/customer_user.tsx';
import { customerUser } from '../../../generated/resources.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { columns, fields } from './pieces.tsx';

/** The users of the company; when each was there last is told to administrators alone. */
export default function UserList() {
  const isAdmin = useUserData()?.is_admin === true;
  const { last_login_at: _lastLogin, ...others } = columns;
  // Of some he is shown the name alone, so that nobody is found by the rest.
  const ofColleagues = {
    ...others,
    email: (
      <Column source="email" disableSort>
        {fields.email}
      </Column>
    ),
    phone: (
      <Column source="phone" disableSort>
        {fields.phone}
      </Column>
    ),
  };
  return <EntityList entity={customerUser} columns={isAdmin ? columns : ofColleagues} filters={filters} />;
}
