import { DeleteUnused } from '../../../crud/delete-unused.tsx';
import type { DeleteDialogProps } from '../../../ui/mutations/use-remove.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import type { GroupRow } from './group-kinds.ts';

/** A group goes when no unit is in it any more. */
export default function GroupDelete(props: DeleteDialogProps) {
  const { entity } = useScreen();
  const { unit_count: units } = props.record as GroupRow;
  return <DeleteUnused {...props} resource={entity.route} dependents={units} texts="app.groups.delete" />;
}
