import { useGetOne } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { DeleteUnitDialog } from '../../organization-tree/dialogs/delete-unit.tsx';

interface DeleteRetainedProps {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a unit that stays, by the dialog of every deletion, which says what goes with it. */
export function DeleteRetained({ id, ...after }: DeleteRetainedProps) {
  const { data: unit } = useGetOne<NodeRecord>(node.route, { id });
  return unit === undefined ? null : <DeleteUnitDialog unit={unit} {...after} />;
}
