import { customerUser } from '../../../generated/resources.ts';
import { DeleteUnused } from '../../../kit/delete-unused.tsx';
import type { DeleteDialogProps } from '../../../kit/resource.ts';

/** A user goes at once, with all access; the server refuses for the last administrator. */
export default function UserDelete(props: DeleteDialogProps) {
  return <DeleteUnused {...props} resource={customerUser.route} dependents={0} texts="app.users.delete" />;
}
