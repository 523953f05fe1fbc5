import { type RaRecord, useDelete, useNotify, useTranslate } from 'react-admin';
import { wordsOf } from '../../providers/problem.ts';

/** What asks before one row is deleted, and deletes it. */
export interface DeleteDialogProps {
  record: RaRecord;
  onClose: () => void;
  /** After the deletion; the dialog has closed. */
  onDone: () => void;
}

/** Deletes the row of a dialog. The server has the last word: others may have come to depend on the row meanwhile. */
export function useRemove(resource: string, { record, onClose, onDone }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [deleteOne, { isPending, error }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
        onClose();
        onDone();
      },
      onError: () => undefined,
    },
  );
  const errorText = error === null ? null : translate(wordsOf(error), { _: wordsOf(error) });
  return { remove: () => void deleteOne(), isPending, errorText };
}
