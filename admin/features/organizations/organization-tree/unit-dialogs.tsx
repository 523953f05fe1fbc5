import type { ComponentType } from 'react';
import { RecentImports } from '../unit-import/take-back/recent-imports.tsx';
import { AddUnitsDialog } from './dialogs/add-units.tsx';
import { DeletedUnitsDialog } from './dialogs/deleted-units.tsx';
import { DeleteUnitDialog } from './dialogs/delete-unit.tsx';
import { MoveUnitDialog } from './dialogs/move-unit.tsx';
import { UnitGroup } from './dialogs/unit-group.tsx';
import type { Unit } from './unit.ts';
import type { UnitTask } from './unit-menu.tsx';

/** What stands over the tree. */
export type OpenDialog =
  | { task: UnitTask; unit: Unit; target?: Unit }
  | { task: 'add_top' }
  | { task: 'deleted' }
  | { task: 'imports' };

export interface PrintDialogProps {
  unit: Unit;
  onClose: () => void;
}

interface UnitDialogsProps {
  organizationId: number;
  dialog: OpenDialog;
  /** Prints the codes of a unit and those below it. */
  PrintDialog: ComponentType<PrintDialogProps>;
  onClose: () => void;
  onDeleted: (unit: Unit) => void;
  /** A unit has come to another place or back, or several new ones have: this is the first; and when that was wished for. */
  onPlaced: (id: number, wishedAt?: number) => void;
}

export function UnitDialogs(props: UnitDialogsProps) {
  const { organizationId, dialog, PrintDialog, onClose, onDeleted, onPlaced } = props;
  if (dialog.task === 'deleted') return <DeletedUnitsDialog organizationId={organizationId} onClose={onClose} />;
  if (dialog.task === 'imports') return <RecentImports organizationId={organizationId} onClose={onClose} />;
  if (dialog.task === 'add_top')
    return (
      <AddUnitsDialog
        organizationId={organizationId}
        parent={null}
        onClose={onClose}
        onDone={({ id }) => onPlaced(id)}
      />
    );
  const { task, unit, target } = dialog;
  if (task === 'add')
    return (
      <AddUnitsDialog
        organizationId={organizationId}
        parent={unit}
        onClose={onClose}
        onDone={({ id }) => onPlaced(id)}
      />
    );
  if (task === 'move')
    return (
      <MoveUnitDialog
        unit={unit}
        {...(target === undefined ? {} : { targetId: target.id })}
        onClose={onClose}
        onDone={(movedAt) => onPlaced(unit.id, movedAt)}
      />
    );
  if (task === 'print') return <PrintDialog unit={unit} onClose={onClose} />;
  if (task === 'delete')
    return (
      <DeleteUnitDialog
        unit={unit}
        onClose={onClose}
        onDone={() => onDeleted(unit)}
        onRestored={(wishedAt) => onPlaced(unit.id, wishedAt)}
      />
    );
  return <UnitGroup kind={task} unit={unit} onClose={onClose} />;
}
