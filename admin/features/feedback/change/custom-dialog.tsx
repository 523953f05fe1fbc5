import { ValueDialog } from '../../../crud/bulk-edit/value-dialog.tsx';
import { useWritableCustomNames } from '../../../crud/custom/use-custom-pieces.tsx';
import { feedback } from '../../../generated/resources.ts';
import type { Changes } from '../feedback-row.ts';
import { useChange } from './change-context.ts';
import type { Targets } from './targets.ts';

interface CustomDialogProps {
  targets: Targets;
  onClose: () => void;
}

/** Gives several feedback one value of a field that the company has added. */
export function CustomDialog({ targets, onClose }: CustomDialogProps) {
  const { change } = useChange();
  const fields = useWritableCustomNames(feedback, 'patch');
  const give = async (data: Pick<Changes, 'custom'>): Promise<void> => {
    onClose();
    change(targets, data);
  };
  return (
    <ValueDialog
      entity={feedback}
      fields={fields}
      count={targets.ids.length}
      rows={targets.rows}
      onSubmit={give}
      onClose={onClose}
    />
  );
}
