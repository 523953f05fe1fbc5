import type { NodeRecord } from '../../../generated/types.ts';
import type { DeleteDialogProps } from '../../../ui/mutations/use-remove.ts';
import { DeleteUnitDialog } from '../organization-tree/dialogs/delete-unit.tsx';

/** A unit's deletion says what goes with it, wherever it is asked for. */
export default function UnitDelete({ record, ...close }: DeleteDialogProps) {
  return <DeleteUnitDialog unit={record as NodeRecord} {...close} />;
}
