import { filters, moreColumns } from '../../../generated/views/customer_user.tsx';
import { customerUser } from '../../../generated/resources.ts';
import { EntityList } from '../../../crud/index.ts';
import { columns } from './pieces.tsx';

/** The users of the company. */
export default function UserList() {
  return <EntityList entity={customerUser} columns={columns} moreColumns={moreColumns} filters={filters} />;
}
