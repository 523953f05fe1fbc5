import { customerUser } from '../../../generated/resources.ts';
import { DeleteUnused } from '../../../crud/delete-unused.tsx';
import type { DeleteDialogProps } from '../../../ui/mutations/use-remove.ts';

/** A user goes at once, with all access; the server refuses for the last administrator. */
export default function UserDelete(props: DeleteDialogProps) {
  return <DeleteUnused {...props} resource={customerUser.route} dependents={0} texts="app.users.delete" />;
}
