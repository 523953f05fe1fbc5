import { useLocale, useTranslate } from 'react-admin';
import { DeleteDialog } from '../ui/dialogs/delete-dialog.tsx';
import { useRecordLabel } from '../entities/use-record-label.ts';
import { type DeleteDialogProps, useRemove } from '../ui/mutations/use-remove.ts';

interface DeleteUnusedProps extends DeleteDialogProps {
  resource: string;
  /** How many others depend on the row and keep it. */
  dependents: number;
  /** A key of admin/i18n; below it are `title`, `text`, and for a row in use `in_use_title` and `in_use`. */
  texts: string;
}

/** Asks before a row is deleted; while others depend on it, says how many instead. */
export function DeleteUnused({ record, resource, dependents, texts, onClose, onDone }: DeleteUnusedProps) {
  const translate = useTranslate();
  const labelOf = useRecordLabel(resource);
  const format = new Intl.NumberFormat(useLocale());
  const { remove, isPending, errorText } = useRemove(resource, { record, onClose, onDone });
  const isUnused = dependents === 0;
  const values = { name: labelOf(record), smart_count: dependents, count: format.format(dependents) };
  return (
    <DeleteDialog
      title={translate(`${texts}.${isUnused ? 'title' : 'in_use_title'}`, values)}
      text={translate(`${texts}.${isUnused ? 'text' : 'in_use'}`, values)}
      isBlocked={!isUnused}
      isPending={isPending}
      errorText={errorText}
      onClose={onClose}
      onDelete={remove}
    />
  );
}
