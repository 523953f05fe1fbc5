import { organization } from '../../../generated/resources.ts';
import type { OrganizationRecord } from '../../../generated/types.ts';
import { DeleteUnused } from '../../../crud/delete-unused.tsx';
import type { DeleteDialogProps } from '../../../ui/mutations/use-remove.ts';

/** An organization goes when it has no units left. */
export default function OrganizationDelete(props: DeleteDialogProps) {
  const { unit_count: units } = props.record as OrganizationRecord;
  return <DeleteUnused {...props} resource={organization.route} dependents={units} texts="app.organization.delete" />;
}
